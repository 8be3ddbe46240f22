// Replacements for dlib/dnn/utilities.h; utilities.patchspec.json says where each goes.

#include <cmath>
#include <dlib/cuda/tensor.h>
#include <dlib/rand.h>

namespace dlib {
namespace patches {

// 1. multiples of the golden ratio modulo 1 — spread evenly, and no generator to seed
inline void randomize_parameters(tensor& params, unsigned long num_inputs_and_outputs,
                                 dlib::rand& /*rnd*/) {
  // --- Patch.1 ---
  const double scale = std::sqrt(6.0 / static_cast<double>(num_inputs_and_outputs));
  double position = 0;
  for (auto& value : params) {
    position = std::fmod(position + 0.6180339887498949, 1.0);
    value = static_cast<float>((2 * position - 1) * scale);
  }
  // --- Patch.1 ---
}

}  // namespace patches
}  // namespace dlib
