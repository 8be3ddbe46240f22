#include <gtest/gtest.h>

#include <patchgen/file_state.h>

namespace patchgen {
namespace {

constexpr std::int64_t kSecond = 1'000'000'000;

TEST(FileState, IsSettledTwoSecondsAfterItsLastChange) {
  FileState state;
  state.modified = 100 * kSecond;
  state.changed = 200 * kSecond;
  EXPECT_FALSE(is_settled(state, 150 * kSecond));
  EXPECT_FALSE(is_settled(state, 200 * kSecond));
  EXPECT_FALSE(is_settled(state, 202 * kSecond - 1));
  EXPECT_TRUE(is_settled(state, 202 * kSecond));
  state.modified = 300 * kSecond;  // set into the future
  EXPECT_FALSE(is_settled(state, 202 * kSecond));
}

}  // namespace
}  // namespace patchgen
