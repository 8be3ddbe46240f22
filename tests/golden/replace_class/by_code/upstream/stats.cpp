namespace {
  struct Stats {
    int count = 0;
    int history[8] = {};
  };  // Stats
}

int count() { return Stats().count; }
