// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       exclude_from_output/member_of_unknown_object/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/member_of_unknown_object/spec.patchspec.json -o generated --diff
//  Fingerprint: 938bde7b28a05a4f
//
//  Patches applied:
//    - exclude_from_output: Cache::trim, Cache::size
// ============================================================================
#include "parts.h"

struct Cache {
};
struct Table {
  int size() const { return 0; }
};

// Whose trim and size these are cannot be told without the header.
void tidy(Owner& owner) {
  owner.part().trim();
  auto& part = owner.part();
  part.size();
}
int own(const Table& table) { return table.size(); }
