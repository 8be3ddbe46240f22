template <class T>
struct Row {
  T at(int i) const;
  const T& first() const;
  template <class U>
  struct Part {
    U get(int k) const;
    U unit;
  };
  T data;
};

template <class T>
T Row<T>::at(int i) const {
  return data + static_cast<T>(i);
}

template <class T>
const T& Row<T>::first() const {
  return data;
}

template <class T>
template <class U>
U Row<T>::Part<U>::get(int k) const {
  return unit + static_cast<U>(k);
}

int use(const Row<int>& row, const Row<int>::Part<long>& part) {
  return row.at(1) + row.first() + static_cast<int>(part.get(2));
}
