struct Cache {
  struct Slot {
    int get() const;
    int n;
  };
  Slot slot;
};

int Cache::Slot::get() const { return n; }
