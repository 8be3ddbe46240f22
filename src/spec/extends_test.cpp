#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <patchgen/patch_spec.h>

#include "spec/entry_names.h"
#include "spec/spec_test_support.h"

namespace patchgen {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

std::string with_extends(const std::string& extends) {
  return "{\"source\": \"a\", \"output\": \"b\",\n\"extends\": " + extends + "\n}";
}

TEST(Extends, OneSpecOrAList) {
  const auto one = spec_of(with_extends(R"({"spec": "../x.json"})"));
  ASSERT_TRUE(one);
  ASSERT_THAT(one->extends, SizeIs(1));
  EXPECT_EQ(one->extends[0].spec.value, "../x.json");
  EXPECT_THAT(one->extends[0].inherit,
              ElementsAre("operations", "helpers", "includes", "post_include_blocks"));
  EXPECT_THAT(one->extends[0].drop, IsEmpty());
  EXPECT_THAT(one->operations, IsEmpty());

  const auto two = spec_of(with_extends(
      R"([{"spec": "x.json", "inherit": ["includes"]}, {"spec": "y.json", "drop": ["A"]}])"));
  ASSERT_TRUE(two);
  ASSERT_THAT(two->extends, SizeIs(2));
  EXPECT_THAT(two->extends[0].inherit, ElementsAre("includes"));
  EXPECT_EQ(two->extends[1].drop[0].value, "A");
}

TEST(Extends, Errors) {
  EXPECT_EQ(errors_of(with_extends("7")),
            "2:12+1: an entry of \"extends\": expected an object, found a number");
  EXPECT_EQ(errors_of(with_extends("[]")), "2:12+2: \"extends\" is an empty list");
  EXPECT_EQ(errors_of(with_extends("{}")), "2:12+1: \"extends\" needs \"spec\"");
  EXPECT_EQ(errors_of(with_extends(R"({"spec": "/x.json"})")),
            "2:21+9: \"spec\" is an absolute path");
  EXPECT_EQ(errors_of(with_extends(R"({"spec": "x", "drops": []})")),
            "2:26+7: unknown key \"drops\"");
  EXPECT_EQ(errors_of(with_extends(R"({"spec": "x", "drop": []})")),
            "2:34+2: \"drop\" is an empty list");
  EXPECT_EQ(errors_of(with_extends(R"({"spec": "x", "drop": ["A", "A"]})")),
            "2:40+3: \"drop\" holds \"A\" twice");
  EXPECT_EQ(errors_of(with_extends(R"({"spec": "x", "inherit": ["helper"]})")),
            "2:38+8: \"inherit\": unknown value \"helper\"");
  EXPECT_THAT(hints_of(with_extends(R"({"spec": "x", "inherit": ["helper"]})")),
              HasSubstr("did you mean \"helpers\"?"));
  EXPECT_EQ(errors_of(with_extends(R"([{"spec": "x"}, {"spec": "x"}])")),
            "2:37+3: \"extends\" holds \"x\" twice");
}

/// A family of specs, written down as they are added: bases first.
class Family : public testing::Test {
 protected:
  /// Adds a spec and returns its place; `bases` are places, `rules` what follows "spec" of each.
  std::size_t add(const std::string& operations, const std::vector<std::size_t>& bases = {},
                  const std::string& rules = "") {
    std::string extends;
    for (const std::size_t base : bases) {
      extends +=
          fmt::format(R"({}{{"spec": "{}.json"{}}})", extends.empty() ? "" : ", ", base, rules);
    }
    const std::string text = fmt::format(
        R"({{"source": "a", "output": "b", "patch_files": "p.cpp"{}, "operations": [{}]}})",
        extends.empty() ? "" : R"(, "extends": [)" + extends + "]", operations);
    Diagnostics diagnostics;
    auto spec = parse_patch_spec(
        std::make_shared<SourceText>(fmt::format("{}.json", family_.size()), text), diagnostics);
    if (!spec) ADD_FAILURE() << diagnostics.all().front().message << " in " << text;
    family_.push_back({std::move(*spec), bases});
    return family_.size() - 1;
  }

  /// "0.json: override_method A::f, B::f", one an operation.
  std::vector<std::string> inherited() {
    const PatchSpec spec = inherit_operations(family_, diagnostics_);
    std::vector<std::string> result;
    for (const Operation& operation : spec.operations) {
      std::string entries;
      for (const auto& each : spelled_entries(operation)) entries += " " + each.value;
      result.push_back(fmt::format("{}: {}{}", text_of(spec, operation).name(),
                                   operation_name(operation.kind), entries));
    }
    return result;
  }

  std::vector<std::string> messages() {
    inherited();
    std::vector<std::string> result;
    for (const Diagnostic& d : diagnostics_.all()) {
      result.push_back(fmt::format("{}: {}", d.file, d.message));
      for (const std::string& hint : d.hints) result.push_back(hint);
    }
    return result;
  }

  std::vector<SpecWithBases> family_;
  Diagnostics diagnostics_;
};

std::string override_method(const std::string& target) {
  return R"({"op": "override_method", "target": ")" + target + "\"}";
}
const std::string kEverything =
    R"({"op": "replace_class", "target": "A"}, {"op": "add_include", "include": "<x.h>"},)"
    R"({"op": "add_using", "using": "n::x"}, {"op": "add_helper", "replacement": "help"},)"
    R"({"op": "add_post_include_block", "code": ["#if 1", "#endif"]})";

TEST_F(Family, InheritedOnesComeFirstAndKnowTheirFile) {
  add(override_method("A::f"));
  add(override_method("A::g"), {0});
  EXPECT_THAT(inherited(),
              ElementsAre("0.json: override_method A::f", "1.json: override_method A::g"));
}

TEST_F(Family, InheritChoosesParts) {
  const std::vector<std::pair<std::string, std::vector<std::string>>> cases = {
      {"operations", {"0.json: replace_class A"}},
      {"helpers", {"0.json: add_helper help"}},
      {"includes", {"0.json: add_include <x.h>", "0.json: add_using n::x"}},
      {"post_include_blocks", {"0.json: add_post_include_block"}},
  };
  for (const auto& [part, expected] : cases) {
    family_.clear();
    add(kEverything);
    add("", {0}, R"(, "inherit": [")" + part + "\"]");
    EXPECT_EQ(inherited(), expected) << part;
  }
}

TEST_F(Family, EverythingCanBeDropped) {
  add(kEverything);
  add("", {0}, R"(, "drop": ["A", "<x.h>", "using n::x;", "help", "#if 1"])");
  EXPECT_THAT(inherited(), IsEmpty());
  EXPECT_THAT(messages(), IsEmpty());
}

TEST_F(Family, OwnOneWinsOverTheSameTarget) {
  add(override_method("A.f(int  x)") + "," + override_method("A::f(long)"));
  add(override_method("A::f(int)"), {0});
  EXPECT_THAT(inherited(), ElementsAre("0.json: override_method A::f(long)",
                                       "1.json: override_method A::f(int)"));
}

TEST_F(Family, MembersOfSpecialisationsAreToldApart) {
  add(override_method("T<int>::f") + "," + override_method("T<float>::f"));
  add(override_method("T<float>::f"), {0});
  EXPECT_THAT(inherited(), ElementsAre("0.json: override_method T<int>::f",
                                       "1.json: override_method T<float>::f"));
}

TEST_F(Family, OwnOneWinsWhateverItsOperation) {
  add(R"({"op": "exclude_from_output", "targets": ["A", "B", "C"]})");
  add(R"({"op": "replace_class", "target": "B"})", {0});
  EXPECT_THAT(inherited(),
              ElementsAre("0.json: exclude_from_output A C", "1.json: replace_class B"));
}

TEST_F(Family, OwnIncludesUsingsAndHelpersWin) {
  add(kEverything);
  add(kEverything, {0});
  EXPECT_THAT(inherited(), ElementsAre("1.json: replace_class A", "1.json: add_include <x.h>",
                                       "1.json: add_using n::x", "1.json: add_helper help",
                                       "1.json: add_post_include_block"));
}

TEST_F(Family, AnIncludeIsNoTarget) {
  add(R"({"op": "drop_include", "include": "<x.h>"})");
  add(R"({"op": "add_include", "include": "<x.h>"})", {0});
  EXPECT_THAT(inherited(), ElementsAre("0.json: drop_include <x.h>", "1.json: add_include <x.h>"));
}

TEST_F(Family, ChainsPassOn) {
  add(override_method("A::f") + "," + override_method("A::g"));
  add(override_method("A::g"), {0});
  add(override_method("A::h"), {1}, R"(, "drop": ["A::f"])");
  EXPECT_THAT(inherited(),
              ElementsAre("1.json: override_method A::g", "2.json: override_method A::h"));
}

TEST_F(Family, DiamondCountsOnceAndTheNearerWins) {
  add(override_method("A::f") + "," + override_method("A::g"));
  add(override_method("A::f"), {0});
  add(override_method("A::h"), {0});
  add("", {1, 2});
  EXPECT_THAT(inherited(),
              ElementsAre("0.json: override_method A::g", "1.json: override_method A::f",
                          "2.json: override_method A::h"));
}

TEST_F(Family, WhatOneWayDropsAnotherMayBring) {
  add(override_method("A::f"));
  add("", {0}, R"(, "drop": ["A::f"])");
  add("", {0});
  add("", {1, 2});
  EXPECT_THAT(inherited(), ElementsAre("0.json: override_method A::f"));
}

TEST_F(Family, StrangersMayAskForTheSame) {
  const std::string exclude = R"(, {"op": "exclude_from_output", "target": "X"})";
  add(kEverything + exclude);
  add(kEverything + exclude);
  add("", {0, 1});
  EXPECT_THAT(inherited(), ElementsAre("0.json: replace_class A", "0.json: add_include <x.h>",
                                       "0.json: add_using n::x", "0.json: add_helper help",
                                       "0.json: add_post_include_block",
                                       "0.json: exclude_from_output X", "1.json: replace_class A"))
      << "the two classes are for the planner to refuse";
}

TEST_F(Family, TwoOperationsOfOneSpecAreLeftToThePlanner) {
  add(override_method("A::f") + "," + override_method("A::f"));
  add("", {0});
  EXPECT_THAT(inherited(), SizeIs(2));
}

TEST_F(Family, DropTakesMoreOrFewerQualifiers) {
  add(override_method("n::A::f(int) const") + "," + override_method("B::g"));
  add("", {0}, R"(, "drop": ["A.f", "n::B::g"])");
  EXPECT_THAT(inherited(), IsEmpty());
  EXPECT_THAT(messages(), IsEmpty());
}

TEST_F(Family, DropPrefersTheWholeName) {
  add(override_method("A::f") + "," + override_method("n::A::f"));
  add("", {0}, R"(, "drop": ["A::f"])");
  EXPECT_THAT(inherited(), ElementsAre("0.json: override_method n::A::f"));
}

TEST_F(Family, DropOfNothing) {
  add(override_method("A::forward") + ", " + kEverything);
  add("", {0}, R"(, "drop": ["A::forwards"])");
  EXPECT_THAT(messages(),
              ElementsAre("1.json: \"drop\": nothing that is inherited from \"0.json\" is called "
                          "\"A::forwards\"",
                          "did you mean \"A::forward\"?"));
}

TEST_F(Family, DropOfWhatIsNotInheritedAnyway) {
  add(kEverything);
  add("", {0}, R"(, "inherit": ["helpers"], "drop": ["<x.h>"])");
  EXPECT_THAT(messages(), ElementsAre(HasSubstr("is called \"<x.h>\""), "what is inherited: help"));
}

TEST_F(Family, DropOfSeveral) {
  add(override_method("A::f") + "," + override_method("B::f"));
  add("", {0}, R"(, "drop": ["f"])");
  EXPECT_THAT(messages(),
              ElementsAre("1.json: \"drop\": \"f\" is ambiguous", "it may be \"A::f\"",
                          "it may be \"B::f\"", "add qualifiers, or name each one that is meant"));
}

}  // namespace
}  // namespace patchgen
