// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_function/external_of_every_shape/spec.patchspec.json
//  Regenerate: patchgen replace_function/external_of_every_shape/spec.patchspec.json -o generated --diff
//  Fingerprint: 8d0b07c3be0fc07d
//
//  Patches applied:
//    - replace_function: rope(int, int)
//      one of several
//    - replace_function: clamp(T)
//    - replace_function: clamp<float>
//    - replace_function: operator+
//    - replace_function: depth
//    - replace_function: hidden
//    - replace_function: gelu
//    - replace_function: dump
//    - replace_function: scale
// ============================================================================

#include "lib.h"

#define API

struct V { int x; };

API int rope(int x, int base = 10);
int rope(int x);

// ======================================================================
// [PATCHED FUNCTION] rope
// Reason: one of several
// Source: lib::rope in "lib.h"
// ======================================================================
/// Rotates.
API int rope(int x, int base) { return lib::rope(x, base); }
int rope(int x) { return rope(x, 2); }

// ======================================================================
// [PATCHED FUNCTION] clamp
// Source: lib::clamp
// ======================================================================
template <typename T>
T clamp(T x) { return lib::clamp(x); }

// ======================================================================
// [PATCHED FUNCTION] clamp<float>
// Source: lib::clamp_float
// ======================================================================
template <>
float clamp<float>(float x) { return lib::clamp_float(x); }

// ======================================================================
// [PATCHED FUNCTION] operator+
// Source: lib::sum
// ======================================================================
V operator+(const V& a, const V& b) { return lib::sum(a, b); }

// ======================================================================
// [PATCHED FUNCTION] depth
// Source: lib::depth
// ======================================================================
[[nodiscard]] static constexpr auto depth(int x) noexcept -> int { return lib::depth(x); }

namespace {
// ======================================================================
// [PATCHED FUNCTION] hidden
// Source: lib::hidden
// ======================================================================
int hidden(int x) { return lib::hidden(x); }
}

namespace act
{
	inline namespace v2
	{
		// ======================================================================
		// [PATCHED FUNCTION] gelu
		// Source: lib::gelu
		// ======================================================================
		float
		gelu (float x)
		  {
		    return lib::gelu(x);
		  }
	}
}

class Box {
  // ======================================================================
  // [PATCHED FUNCTION] dump
  // Source: lib::dump
  // ======================================================================
  friend int dump(const Box& box) { return lib::dump(box); }
  int x_ = 1;
};

namespace ops {
int scale(int x);
}

// ======================================================================
// [PATCHED FUNCTION] scale
// Source: lib::scale
// ======================================================================
int ops::scale(int x) { return lib::scale(x); }

int use() { return rope(1, 2) + (V{1} + V{2}).x + depth(1) + hidden(2) + clamp(3); }
