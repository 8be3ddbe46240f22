template <class T>
struct Row {
  T at(long i) const;
  const T& first() const;
  template <class U>
  struct Part {
    U get(int k) const;
    U unit;
  };
  T data;
};

template <class A>
A Row<A>::at(long i) const {
  return data - static_cast<A>(i);
}

template <class A>
const A& Row<A>::first() const {
  return this->data;
}

template <class A>
template <class B>
B Row<A>::Part<B>::get(int k) const {
  return unit - static_cast<B>(k);
}
