class FastEngine : public Base {
 public:
  int run() { return 2; }
};
