#include "project/packed_bytes.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace patchgen {
namespace {

using ::testing::ElementsAre;

std::string packed() {
  Packer packer;
  packer.add(0xfedcba98U);
  packer.add("a\0b");
  packer.add_all({"", "x", "yz"});
  packer.add(std::string_view("\0\n", 2));
  return packer.bytes();
}

TEST(PackedBytes, GiveBackWhatWasWritten) {
  const std::string bytes = packed();
  Unpacker unpacker(bytes);
  EXPECT_EQ(unpacker.number(), 0xfedcba98U);
  EXPECT_EQ(unpacker.text(), "a");
  EXPECT_THAT(unpacker.texts(), ElementsAre("", "x", "yz"));
  EXPECT_EQ(unpacker.text(), std::string("\0\n", 2));
  EXPECT_FALSE(unpacker.failed());
  EXPECT_EQ(unpacker.number(), 0U);
  EXPECT_TRUE(unpacker.failed());
}

TEST(PackedBytes, FailWhereverTheyAreCut) {
  const std::string bytes = packed();
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    const std::string cut = bytes.substr(0, size);
    Unpacker unpacker(cut);
    unpacker.number();
    unpacker.text();
    unpacker.texts();
    unpacker.text();
    EXPECT_TRUE(unpacker.failed()) << size;
  }
}

TEST(PackedBytes, ACountThatCannotBeMakesNoRoom) {
  const std::string bytes(
      "\xff\xff\xff\x7f"
      "abcd",
      8);
  Unpacker unpacker(bytes);
  EXPECT_TRUE(unpacker.texts().empty());
  EXPECT_TRUE(unpacker.failed());
}

}  // namespace
}  // namespace patchgen
