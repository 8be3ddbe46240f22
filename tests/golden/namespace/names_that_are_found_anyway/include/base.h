#pragma once
struct c_tensor {
  int size = 0;
};
#define REGISTER_KEY(ns, X) static const char* const key_of_##X = #ns
