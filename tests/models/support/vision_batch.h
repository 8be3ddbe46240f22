// Batches for models that see: token ids with places for images and videos, and their patches.

#pragma once

#include <cstdint>
#include <torch/torch.h>
#include <vector>

namespace model_test {

/// Undefined where a batch has none.
struct VisionBatch {
  torch::Tensor input_ids;
  torch::Tensor attention_mask;
  torch::Tensor pixel_values;
  torch::Tensor image_grid_thw;
  torch::Tensor pixel_values_videos;
  torch::Tensor video_grid_thw;
  torch::Tensor labels;
};

/// What of VisionBatch there is.
struct VisionParts {
  bool images = true;
  bool videos = true;
};

/// Two rows of 13 tokens. The first has an image of four by six patches, which make six tokens,
/// and ends in padding; the second a video of two frames of four by four. `values` is the number of
/// values of a patch, two by two patches make a token.
inline VisionBatch random_vision_batch(std::int64_t image_token, std::int64_t video_token,
                                       std::int64_t values, VisionParts parts = {}) {
  torch::manual_seed(11);
  VisionBatch batch;
  batch.input_ids = torch::randint(1, 50, {2, 13}, torch::kInt64);
  const auto row = [&](std::int64_t index) { return batch.input_ids.select(0, index); };
  row(0).slice(0, 11).fill_(0);
  batch.attention_mask = batch.input_ids.ne(0).to(torch::kInt64);
  if (parts.images) {
    row(0).slice(0, 3, 9).fill_(image_token);
    batch.image_grid_thw = torch::tensor({{1, 4, 6}});
    batch.pixel_values = torch::randn({24, values});
  }
  if (parts.videos) {
    row(1).slice(0, 1, 5).fill_(video_token);
    row(1).slice(0, 6, 10).fill_(video_token);
    batch.video_grid_thw = torch::tensor({{2, 4, 4}});
    batch.pixel_values_videos = torch::randn({32, values});
  }
  batch.labels = batch.input_ids.masked_fill(batch.attention_mask.eq(0), -100);
  return batch;
}

/// Two rows of 22 tokens with two images and two videos, all of different sizes: the first has an
/// image of four by six patches and a video of two frames of four by four, the second a video of
/// one frame of two by eight and an image of six by two, and ends in padding.
inline VisionBatch crowded_vision_batch(std::int64_t image_token, std::int64_t video_token,
                                        std::int64_t values) {
  torch::manual_seed(12);
  VisionBatch batch;
  batch.input_ids = torch::randint(1, 50, {2, 22}, torch::kInt64);
  const auto row = [&](std::int64_t index) { return batch.input_ids.select(0, index); };
  row(0).slice(0, 2, 8).fill_(image_token);
  row(0).slice(0, 9, 13).fill_(video_token);
  row(0).slice(0, 14, 18).fill_(video_token);
  row(1).slice(0, 1, 5).fill_(video_token);
  row(1).slice(0, 7, 10).fill_(image_token);
  row(1).slice(0, 19).fill_(0);
  batch.attention_mask = batch.input_ids.ne(0).to(torch::kInt64);
  batch.image_grid_thw = torch::tensor({{1, 4, 6}, {1, 6, 2}});
  batch.pixel_values = torch::randn({24 + 12, values});
  batch.video_grid_thw = torch::tensor({{2, 4, 4}, {1, 2, 8}});
  batch.pixel_values_videos = torch::randn({32 + 16, values});
  batch.labels = batch.input_ids.masked_fill(batch.attention_mask.eq(0), -100);
  return batch;
}

}  // namespace model_test
