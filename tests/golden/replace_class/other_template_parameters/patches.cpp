template <class T, int N = 4>
class SmallStack {
 public:
  T top() { return items[N - 1]; }

 private:
  T items[N];
};

template <class T = int>
class Plain {
 public:
  T n = 0;
};
