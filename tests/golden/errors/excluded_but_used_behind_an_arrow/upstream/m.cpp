struct Head {
  int n = 1;
};
struct Keep {
  int Head = 0;
  auto get() -> struct Head;
};
struct Other {
  auto get() const -> Head;
};
inline auto make() -> Head { return {}; }
inline int run(Keep* keep) { return keep->Head; }
