// Takes the place of upstream's "common/model_registry.h" in a generated source. Upstream's
// registry knows one class an architecture; in a program that has upstream's models too, the
// generated ones go to the registry that tells backends apart.

#pragma once

#include <modeling/registry.h>

#undef TORCHMODELS_REGISTER_MODEL
#define TORCHMODELS_REGISTER_MODEL(name, config_type) \
  MODELING_REGISTER_MODEL("gpu", name, config_type)
