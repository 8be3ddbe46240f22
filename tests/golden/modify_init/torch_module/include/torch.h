#pragma once
struct Linear {
  Linear(decltype(nullptr)) {}
  Linear(int, int) {}
};
struct Module {
  Linear register_module(const char*, Linear module) { return module; }
};
#define TORCH_MODULE(Name) \
  struct Name {            \
    Name##Impl* impl;      \
  }
