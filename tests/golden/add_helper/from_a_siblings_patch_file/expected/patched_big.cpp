// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     big.cpp
//  Spec:       add_helper/from_a_siblings_patch_file/spec.patchspec.json
//  Regenerate: patchgen add_helper/from_a_siblings_patch_file/spec.patchspec.json -o generated --diff
//  Fingerprint: 3da37cd29187dffa
//
//  Patches applied:
//    - add_helper: SmallMetadata, count_frames
//      the sibling's, by another name
//    - override_method: BigModel::forward
//      counts frames
// ============================================================================

// ======================================================================
// [HELPERS]
// Reason: the sibling's, by another name
// Source: SmallMetadata in small_patches.cpp
// Source: count_frames in small_patches.cpp
// ======================================================================
namespace models::big {

/// What BigModel gets beside its tokens.
struct BigMetadata {
  int frames = 1;
};

}  // namespace models::big

namespace models::big {
inline namespace v2_big {

inline int count_frames(const BigMetadata& metadata) {
  return metadata.frames;
}

}  // namespace v2_big
}  // namespace models::big

namespace models::big {

// ======================================================================
// [MODIFIED CLASS] BigModel
// Methods patched: forward
// Reason: counts frames
// Source: BigModel::forward in patches.cpp
// ======================================================================
struct BigModel {
  int forward(int tokens, const BigMetadata& metadata);
};

// ======================================================================
// [PATCHED METHOD] BigModel::forward
// Reason: counts frames
// Source: BigModel::forward in patches.cpp
// ======================================================================
int BigModel::forward(int tokens, const BigMetadata& metadata) {
  return tokens * count_frames(metadata);
}

}  // namespace models::big
