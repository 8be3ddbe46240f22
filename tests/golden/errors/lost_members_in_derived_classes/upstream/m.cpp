struct Cache {
  int used() { return 1; }
  int cache = 0;

 protected:
  int grown() { return 2; }
};

struct Paged : Cache {
  int pages() { return used() + this->grown(); }
};

struct Shared : Paged {
  int all();
};

int Shared::all() { return grown(); }

int local() {
  Cache cache;
  return cache.used();
}

int through(Shared& shared) { return shared.used() + shared.Cache::used(); }

struct Mode {
  enum Kind { kOn, kOff };
  enum { kCount = 3 };
  union {
    int whole;
    float part;
  };
};

int count = Mode::kOn + Mode::kCount;

int whole(Mode& mode) { return mode.whole; }
