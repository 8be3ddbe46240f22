struct Cache {
  Cache() = default;
  Cache(const Cache&) = default;
  Cache(int first, int used) : size(first + used) {}
  int size = 0;
};

Cache copied(Cache cache) { return Cache(cache); }

Cache make(int a, int b);

Cache empty() { return Cache(); }

struct Pair {
  Pair(int one, int two) : first(one), second(two) {}
  int first;
  int second;
};

Pair pair() { return Pair{1, 2}; }
