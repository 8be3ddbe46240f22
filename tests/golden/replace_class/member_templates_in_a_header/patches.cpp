template <class T>
class Pool {
 public:
  template <class U, class V = T>
  V make(U from, int padding = 0);
  template <class U>
  int count(U = U()) const {
    return made_;
  }

 private:
  int made_ = 0;
};

template <class T>
template <class U, class V>
V Pool<T>::make(U from, int padding) {
  made_ += padding;
  return V(from);
}
