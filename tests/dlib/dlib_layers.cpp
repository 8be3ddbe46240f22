// Trains one step with the headers that patchgen made of dlib's, in their place: the include path
// leads to a copy of dlib's headers in which layers.h and utilities.h are the patched ones.

#include <cmath>
#include <cstdio>
#include <dlib/dnn/core.h>
#include <dlib/dnn/input.h>
#include <dlib/dnn/layers.h>
#include <dlib/dnn/loss.h>
#include <dlib/dnn/solvers.h>
#include <dlib/dnn/trainer.h>
#include <vector>

// The spec drops this class and its alias: both names are free again, or this does not compile.
namespace dlib {
enum class reorg_ {};
enum class reorg {};
}  // namespace dlib

namespace {

using namespace dlib;

using Network = loss_mean_squared<fc<1, layer_norm<fc<8, input<matrix<float>>>>>>;

int failures = 0;

void expect(bool holds, const char* what) {
  std::printf("%s: %s\n", holds ? "ok" : "FAILED", what);
  if (!holds) ++failures;
}

// Upstream's own kernel, for comparison: weights of one and zero, as after the layer's setup.
resizable_tensor upstream_layer_norm(const tensor& x) {
  resizable_tensor gamma(1, x.k(), x.nr(), x.nc());
  resizable_tensor beta(1, x.k(), x.nr(), x.nc());
  gamma = 1;
  beta = 0;
  resizable_tensor output, means, invstds;
  tt::layer_normalize(DEFAULT_LAYER_NORM_EPS, output, means, invstds, x, gamma, beta);
  return output;
}

}  // namespace

int main() {
  std::vector<matrix<float>> samples;
  std::vector<float> targets;
  for (int i = 0; i < 8; ++i) {
    matrix<float> sample(4, 1);
    for (long j = 0; j < 4; ++j) {
      sample(j) = 0.1F * static_cast<float>(i) + 0.2F * static_cast<float>(j * j % 3);
    }
    samples.push_back(sample);
    targets.push_back(static_cast<float>(i) / 8);
  }

  Network network;
  network(samples);
  auto& normalized = layer<2>(network).get_output();
  const auto expected = upstream_layer_norm(layer<3>(network).get_output());
  expect(max(abs(mat(normalized) - mat(expected))) < 1e-4F, "normalises as upstream does");

  const tensor& weights = layer<3>(network).layer_details().get_layer_params();
  const double scale = std::sqrt(6.0 / (4 + 8));
  expect(std::abs(weights.host()[0] - (2 * 0.6180339887498949 - 1) * scale) < 1e-6,
         "weights come from the patched function");

  const double before = network.compute_loss(samples.begin(), samples.end(), targets.begin());
  dnn_trainer<Network, sgd> trainer(network, sgd(0, 0));
  trainer.set_learning_rate(0.01);
  trainer.train_one_step(samples, targets);
  trainer.get_net();
  const double after = network.compute_loss(samples.begin(), samples.end(), targets.begin());
  std::printf("loss %.6f before one step, %.6f after it\n", before, after);
  expect(after < before, "one step lowers the loss");

  std::printf("patched layer_norm_::forward ran %lu times\n", layer_norm_forward_calls());
  expect(layer_norm_forward_calls() >= 4, "the patched layer ran");
  return failures == 0 ? 0 : 1;
}
