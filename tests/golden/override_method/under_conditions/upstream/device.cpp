class Device {
 public:
#if defined(USE_GPU)
  int streams() const { return 4; }
  const char* name() const { return "gpu"; }
#else
  int streams() const { return 1; }
#endif
  void sync();
};

#ifdef USE_SYNC
void Device::sync() {
  for (int i = 0; i < streams(); ++i) {
  }
}
#else
#endif
