class Store {
 public:
  using Iter = int*;
  struct Node { int a; };
  Iter begin();
  Node* node() const;
  int* m_;
};
Store::Iter Store::begin() { return m_; }
Store::Node* Store::node() const { return nullptr; }

template <class T>
class V {
 public:
  using It = T*;
  V& operator=(const V&);
  V add(V) const;
  It end();
  T* p = nullptr;
};
template <class T> V<T>& V<T>::operator=(const V& o) { return *this; }
template <class T> V<T> V<T>::add(V o) const { return o; }
template <class T> typename V<T>::It V<T>::end() { return p; }
