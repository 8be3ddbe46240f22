// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     buffer.cpp
//  Spec:       replace_class/template/spec.patchspec.json
//  Regenerate: patchgen replace_class/template/spec.patchspec.json -o generated --diff
//  Fingerprint: 841f2e2c3b3c9212
//
//  Patches applied:
//    - replace_class: Buffer
//      aligned
// ============================================================================

// ======================================================================
// [PATCHED CLASS] Buffer
// Reason: aligned
// Source: AlignedBuffer in patches.cpp
// ======================================================================
template <typename T>
class Buffer {
 public:
  explicit Buffer(int size) : data_() {}
  Buffer(const Buffer<T>& other) = delete;
  T& at(int i);

 private:
  alignas(64) T data_[8];
};

// ======================================================================
// [PATCHED CLASS] Buffer
// Reason: aligned
// Source: AlignedBuffer in patches.cpp
// ======================================================================
template <typename T>
T& Buffer<T>::at(int i) {
  return data_[i & 7];
}

template class Buffer<int>;
