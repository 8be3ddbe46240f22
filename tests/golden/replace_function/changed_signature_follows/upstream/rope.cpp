#define MODELS_API

namespace models {
MODELS_API int rope(int x,
                    int base = 10000);
}

int before(int x) { return models::rope(x); }

namespace models {

/// Rotary embedding.
MODELS_API int rope(int x, int base) {
  return x % base;
}

}  // namespace models
