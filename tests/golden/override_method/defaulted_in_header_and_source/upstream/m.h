#pragma once

class Cache {
 public:
  Cache(int a, int b = 2);
  virtual ~Cache();
  int a_;
};

template <class T>
struct Box {
  Box();
  ~Box();
  T* at = nullptr;
};

template <class T>
Box<T>::Box() = default;
template <class T>
Box<T>::~Box() = default;
