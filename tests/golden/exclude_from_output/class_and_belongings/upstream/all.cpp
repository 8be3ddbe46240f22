namespace models {

class Dead;
template <typename T> class Box;

/// Keeps.
class Live {
 public:
  friend class Dead;
  int x = 0;
};

// Nobody needs it.
class Dead {
 public:
  explicit Dead(int x);
  int run() const;
  static int count;
};

template <typename T>
class Box {
 public:
  Box(T value);
  T value;
};

template <>
class Box<char> {};

template <typename T>
Box(T) -> Box<T>;

template <typename T>
Box<T>::Box(T v) : value(v) {}

template class Box<int>;

int Dead::count = 0;

Dead::Dead(int x) { (void)x; }

// Runs.
int Dead::run() const { return 1; }

// Befriends members of what goes.
class Open {
  friend int Dead::run() const;
  friend Dead::Dead(int x);
  int y = 0;
};

int live() { return Live().x; }

}  // namespace models
