// Files that are no sources and files of the largest size that is read, through the program. The
// huge ones have few tokens: the lexer's memory is in proportion to those.

#include <chrono>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <patchgen/disk.h>

#include "robustness/nasty_inputs.h"
#include "support/run_process.h"
#include "support/temporary_directory.h"

namespace patchgen {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr std::size_t kHuge = 50'000'000;

ProcessResult outline_of(const std::string& bytes) {
  const TemporaryDirectory folder;
  folder.write("n.cpp", bytes);
  Command command;
  command.arguments = {PATCHGEN_BINARY, "outline", "n.cpp"};
  command.working_directory = folder.path();
  command.timeout = std::chrono::minutes(10);
  return run_process(command);
}

TEST(OddFiles, AnEmptyFileHasAnEmptyOutline) {
  const ProcessResult result = outline_of("");
  EXPECT_EQ(result.exit_status, 0);
  EXPECT_EQ(result.out, "n.cpp  1 lines\n");
  EXPECT_THAT(result.err, IsEmpty());
}

TEST(OddFiles, WhatIsNoTextCannotBeReadAsCpp) {
  const std::string object = std::string(
                                 "\x7f"
                                 "ELF\x02\x01\x01",
                                 7) +
                             std::string(500, '\0');
  for (const std::string& bytes : {object, std::string("\xff\xfei\0n\0t\0", 8)}) {
    const ProcessResult result = outline_of(bytes);
    EXPECT_EQ(result.exit_status, 3);
    EXPECT_THAT(result.out, IsEmpty());
    EXPECT_THAT(result.err, HasSubstr("n.cpp: error: the file is "));
  }
}

TEST(OddFiles, StrayBytesDoNotMakeItBinary) {
  const ProcessResult result = outline_of(std::string("int a;\n// \xff\xc3\0\nint b;\n", 21) +
                                          "// as much text as any file has\n");
  EXPECT_EQ(result.exit_status, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("3  variable b\n"));
}

TEST(HugeFiles, OneLineOfOneToken) {
  for (const std::string& piece : {std::string("a"), std::string("1"), std::string(" ")}) {
    const ProcessResult result = outline_of("int x; " + repeated(piece, kHuge) + ";\nint y;\n");
    EXPECT_EQ(result.exit_status, 0) << result.err;
    EXPECT_THAT(result.out, HasSubstr("1  variable x\n"));
    EXPECT_THAT(result.out, HasSubstr("2  variable y\n"));
  }
}

TEST(HugeFiles, OneLiteralOrComment) {
  const std::string filling = repeated("a { ( ", kHuge / 6);
  for (const std::string& bytes :
       {"auto x = \"" + filling + "\";\nint y;\n", "auto x = R\"(" + filling + ")\";\nint y;\n",
        "int x; /*" + filling + "*/\nint y;\n", "int x; // " + filling + "\nint y;\n",
        "int x;\n#define M " + filling + "\nint y;\n"}) {
    const ProcessResult result = outline_of(bytes);
    EXPECT_EQ(result.exit_status, 0) << result.err;
    EXPECT_THAT(result.out, HasSubstr("variable x"));
    EXPECT_THAT(result.out, HasSubstr("  variable y\n"));
  }
}

TEST(HugeFiles, LinesWithoutTokens) {
  const ProcessResult result = outline_of("int x;\n" + repeated("\n", kHuge) + "int y;\n");
  EXPECT_EQ(result.exit_status, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("50000002  variable y\n"));
}

TEST(HugeFiles, AMillionDeclarations) {
  const ProcessResult result = outline_of(repeated("int a;\n", 1'000'000) + "int last;\n");
  EXPECT_EQ(result.exit_status, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("1000001  variable last\n"));
}

TEST(HugeFiles, LargerThanIsRead) {
  const ProcessResult result = outline_of(repeated(" ", Disk::kMaxFileSize + 1));
  EXPECT_EQ(result.exit_status, 3);
  EXPECT_THAT(result.out, IsEmpty());
  EXPECT_THAT(result.err, HasSubstr("n.cpp: error: cannot read: "));
}

}  // namespace
}  // namespace patchgen
