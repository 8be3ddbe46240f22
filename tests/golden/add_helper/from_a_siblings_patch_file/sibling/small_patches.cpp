namespace models::small {

/// What SmallModel gets beside its tokens.
struct SmallMetadata {
  int frames = 1;
};

inline namespace v2_small {

inline int count_frames(const SmallMetadata& metadata) {
  return metadata.frames;
}

}  // namespace v2_small
}  // namespace models::small
