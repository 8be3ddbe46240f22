#pragma once

template <typename T>
struct Traits {
  Traits(T value);
  static int size();
  T value;
};

template <typename T>
Traits(T) -> Traits<T>;

template <>
struct Traits<float> {
  static int size();
  static int count;
};

template <typename U>
struct Traits<U*> {
  static int size();
};

template <typename U>
int Traits<U*>::size() { return 8; }

template <>
struct Traits<char> {
  static int size() { return 1; }
};

extern template struct Traits<long>;
