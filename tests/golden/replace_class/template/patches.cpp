template <typename T>
class AlignedBuffer {
 public:
  explicit AlignedBuffer(int size) : data_() {}
  AlignedBuffer(const AlignedBuffer<T>& other) = delete;
  T& at(int i);

 private:
  alignas(64) T data_[8];
};

template <typename T>
T& AlignedBuffer<T>::at(int i) {
  return data_[i & 7];
}
