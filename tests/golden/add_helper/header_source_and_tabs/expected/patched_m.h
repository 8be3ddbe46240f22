// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.h
//  Spec:       add_helper/header_source_and_tabs/spec.patchspec.json
//  Regenerate: patchgen add_helper/header_source_and_tabs/spec.patchspec.json -o generated --diff
//  Fingerprint: 9f396a3920f423af
//
//  Patches applied:
//    - add_helper: detail::clamp
// ============================================================================
#pragma once

namespace models
{
	// ======================================================================
	// [HELPERS]
	// Source: clamp in patches.cpp
	// ======================================================================
	namespace detail {

	inline int clamp(int n) {
		if (n > 9) {
			return 9;
		}
		return n;
	}

	}  // namespace detail

	class Block
	{
	public:
		int run(int n);
		int stop();
	};
}
