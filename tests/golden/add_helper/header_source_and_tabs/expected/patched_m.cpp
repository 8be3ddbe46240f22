// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       add_helper/header_source_and_tabs/spec.patchspec.json
//  Regenerate: patchgen add_helper/header_source_and_tabs/spec.patchspec.json -o generated --diff
//  Fingerprint: e26ae1472bf3bd36
//
//  Patches applied:
//    - add_helper: wrap
//    - override_method: Block::run
// ============================================================================
#include "patched_m.h"

namespace models
{
	// ======================================================================
	// [PATCHED METHOD] Block::run
	// Source: Block::run in patches.cpp
	// ======================================================================
	int Block::run(int n) { return detail::clamp(n); }

	// ======================================================================
	// [HELPERS]
	// Source: wrap in patches.cpp
	// ======================================================================
	namespace {

	int wrap(int n) { return -n; }

	}  // namespace

#ifdef SLOW
	int Block::stop() { return 1; }
#else
	int Block::stop() { return 2; }
#endif
}
