// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     capi.cpp
//  Spec:       replace_function/extern_c_static_constexpr/spec.patchspec.json
//  Regenerate: patchgen replace_function/extern_c_static_constexpr/spec.patchspec.json -o generated --diff
//  Fingerprint: 4e95f5b8a807b92d
//
//  Patches applied:
//    - replace_function: model_load
//      maps the file
//    - replace_function: model_free
//    - replace_function: width
//    - replace_function: depth
// ============================================================================
#define MODEL_API __attribute__((visibility("default")))

extern "C" {
MODEL_API int model_load(const char* path);
}

// ======================================================================
// [PATCHED FUNCTION] model_free
// Source: model_free in patches.cpp
// ======================================================================
extern "C" MODEL_API void model_free(int model) { (void)(model + 1); }

// ======================================================================
// [PATCHED FUNCTION] width
// Source: width in patches.cpp
// ======================================================================
static constexpr int width(int x) noexcept { return x << 2; }

namespace {
// ======================================================================
// [PATCHED FUNCTION] depth
// Source: depth in patches.cpp
// ======================================================================
[[nodiscard]] inline auto depth() -> int { return 4; }
}

extern "C" {

// ======================================================================
// [PATCHED FUNCTION] model_load
// Reason: maps the file
// Source: model_load in patches.cpp
// ======================================================================
MODEL_API int model_load(const char* path)
{
    return path ? 1 : 0;
}

}
