#pragma once
template <class Config, class Model>
struct Loader {
  int version = 1;
};
#define REGISTER_LOADER(NAME, ns) static Loader<ns::Config, ns::Model> loader_##NAME
