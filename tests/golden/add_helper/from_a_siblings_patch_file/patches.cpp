namespace models::big {

// Both stand for what the sibling's patch file gives under these names.
struct BigMetadata {
  int frames;
};
inline int count_frames(const BigMetadata& metadata) {
  return metadata.frames;
}

struct BigModel {
  int forward(int tokens, const BigMetadata& metadata);
};

int BigModel::forward(int tokens, const BigMetadata& metadata) {
  return tokens * count_frames(metadata);
}

}  // namespace models::big
