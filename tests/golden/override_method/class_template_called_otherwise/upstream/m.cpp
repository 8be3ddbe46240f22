template <typename T>
struct Weight {
  Weight(int n);
  Weight(const Weight& other);
  ~Weight();
  T get(int i) const;
  T* data;
};

template <typename T>
Weight<T>::Weight(int n) : data(new T[n]) {}

template <typename T>
Weight<T>::Weight(const Weight& other) : data(other.data) {}

template <typename T>
Weight<T>::~Weight() {
  delete[] data;
}

template <typename T>
T Weight<T>::get(int i) const {
  return data[i];
}

template struct Weight<float>;
