template <typename T>
class Buffer {
 public:
  explicit Buffer(int size);
  T& at(int i);

 private:
  T data_[8];
};

template <typename T>
Buffer<T>::Buffer(int size) : data_() {}

template <typename T>
T& Buffer<T>::at(int i) { return data_[i]; }

template class Buffer<int>;
