struct FloatTraits {
  FloatTraits() {}
  static int size();
};

int FloatTraits::size() { return 2; }
