template <typename T>
struct Traits {
  static int size() { return sizeof(T); }
};

template <typename T>
struct Traits<T*> {
  static int size();
};

template <typename T>
int Traits<T*>::size() { return 8; }

template <typename T, int N>
struct Traits<T[N]> {
  static int size() { return N * sizeof(T); }
};

int use() { return Traits<int>::size() + Traits<int*>::size() + Traits<int[2]>::size(); }
