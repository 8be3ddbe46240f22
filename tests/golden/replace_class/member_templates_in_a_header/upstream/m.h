#pragma once

template <class T>
class Pool {
 public:
  template <class U>
  T make(U from);
  template <class U>
  int count(U = U()) const {
    return 1;
  }
};

template <class T>
template <class U>
T Pool<T>::make(U from) {
  return T(from);
}
