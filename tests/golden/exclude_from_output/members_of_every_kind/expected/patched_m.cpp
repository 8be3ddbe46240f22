// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       exclude_from_output/members_of_every_kind/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/members_of_every_kind/spec.patchspec.json -o generated --diff
//  Fingerprint: 288a6d2909e6e4a1
//
//  Patches applied:
//    - exclude_from_output: Vec::Vec(int), Vec::~Vec, Vec::operator+, Vec::operator bool, Vec::as, Vec::dot(Vec) const, Vec::origin, Vec::first, Vec::scale, Vec::take
// ============================================================================
class Vec {
 public:
  Vec() = default;

  Vec operator-(const Vec&) const { return *this; }
  int dot(int other) const { return n_ * other; }

 private:
  int n_ = 0;
};
