#include <gtest/gtest.h>
#include <string>

#include <patchgen/patch_spec.h>

#include "spec/spec_test_support.h"

namespace patchgen {
namespace {

std::string with_namespace(const std::string& value) {
  return with_key("\"namespace\": " + value);
}

std::string with_rename(const std::string& members) {
  return with_namespace("{\"rename\": {" + members + "}}");
}

TEST(Namespace, RenamesKeepTheirOrderAndPlaces) {
  const auto spec = spec_of(with_rename(R"("models::a": "models::a_gpu", "b": "x::y::b")"));
  ASSERT_TRUE(spec);
  ASSERT_EQ(spec->namespace_renames.size(), 2U);
  EXPECT_EQ(spec->namespace_renames[0].from.value, "models::a");
  EXPECT_EQ(spec->text->slice(spec->namespace_renames[0].from.where), "\"models::a\"");
  EXPECT_EQ(spec->namespace_renames[1].to.value, "x::y::b");
  EXPECT_EQ(spec->text->slice(spec->namespace_renames[1].to.where), "\"x::y::b\"");
}

TEST(Namespace, Errors) {
  EXPECT_EQ(errors_of(with_namespace("[]")),
            "2:14+2: \"namespace\": expected an object, found a list");
  EXPECT_EQ(errors_of(with_namespace("{}")), "2:14+1: \"namespace\" needs \"rename\"");
  EXPECT_EQ(errors_of(with_namespace(R"({"rename": {"a": "b"}, "renames": {}})")),
            "2:37+9: unknown key \"renames\"");
  EXPECT_EQ(errors_of(with_rename("")), "2:25+2: \"rename\" is empty");
  EXPECT_EQ(errors_of(with_rename(R"("a": 1)")),
            "2:31+1: \"a\": expected a string, found a number");
  EXPECT_EQ(errors_of(with_rename(R"("a": "a")")), "2:31+3: \"rename\" maps \"a\" to itself");
  EXPECT_EQ(errors_of(with_rename(R"("a": "b", "a": "c")")), "2:36+3: duplicate key \"a\"");
}

TEST(Namespace, NamesAreQualifiedNamesFromTheGlobalNamespace) {
  for (const std::string name : {"", "::a", "a::", "a:b", "a.b", "1a", "a::2", "a b", "a<int>"}) {
    EXPECT_EQ(errors_of(with_rename("\"" + name + "\": \"x\"")),
              "2:26+" + std::to_string(name.size() + 2) + ": a key of \"rename\", \"" + name +
                  "\", is no name of a namespace");
    EXPECT_NE(errors_of(with_rename("\"x\": \"" + name + "\"")), "");
  }
}

TEST(Namespace, OneInsideOfTheOther) {
  EXPECT_EQ(errors_of(with_rename(R"("a::b": "x", "a": "y")")),
            "2:39+3: \"rename\": one of \"a::b\" and \"a\" is inside of the other");
  EXPECT_EQ(errors_of(with_rename(R"("a": "x", "ab": "y", "b::a": "z")")), "");
}

}  // namespace
}  // namespace patchgen
