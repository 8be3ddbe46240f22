#pragma once

namespace models {

template <class T>
concept Callable = requires(T t) { t(); };

template <class Map, class Key>
int get_or(const Map& map, const Key& key) {
  return map[key];
}

template <class Map, class Key, class Value>
  requires(!Callable<Value>)
int get_or(const Map& map, const Key& key, Value&& value) {
  return map ? map[key] : value;
}

template <class Map, class Key, class Make>
  requires Callable<Make>
int get_or(const Map& map, const Key& key, Make&& make) {
  return map ? map[key] : make();
}

template <class T, int N>
T first(const T (&items)[N], T other) {
  return N > 0 ? items[0] : other;
}

template <class T>
  requires(sizeof(T) > 4)
int width(T) {
  return 8;
}

}  // namespace models
