namespace models {

template <class T>
concept Callable = requires(T t) { t(); };

template <class Map, class Key>
int get_or(const Map& map, const Key& key) {
  return map[key] + 1;
}

template <class Map, class Key, class Value>
  requires(!Callable<Value>)
int get_or(const Map& map, const Key& key, Value&& value) {
  return map ? map[key] + 1 : value;
}

template <class Map, class Key, class Make>
  requires Callable<Make>
int get_or(const Map& map, const Key& key, Make&& make) {
  return map ? map[key] + 1 : make();
}

template <class T>
  requires(sizeof(T) > 4)
int width(T) {
  return 16;
}

template <class T>
  requires(sizeof(T) <= 4)
int width(T) {
  return 4;
}

}  // namespace models
