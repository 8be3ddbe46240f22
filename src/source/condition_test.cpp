#include "source/condition.h"

#include <gtest/gtest.h>

namespace patchgen {
namespace {

bool means(std::string_view asked, std::string_view declared) {
  return is_meant(parse_branch_name(asked).value(), parse_branch_name(declared).value());
}

TEST(BranchName, IsComparedAsTokens) {
  EXPECT_TRUE(means("defined( USE_GPU )&&X>=2", "#if defined(USE_GPU) && X >= 2"));
  EXPECT_TRUE(means("#if A", "#if A"));
  EXPECT_TRUE(means("if A", "#if A"));
  EXPECT_FALSE(means("A", "#if B"));
  EXPECT_FALSE(means("A", "#if !A"));
  EXPECT_TRUE(means("(A)", "#if A"));
  EXPECT_TRUE(means("(A) || (B)", "#if ( A )||( B )"));
}

TEST(BranchName, KnowsTheWaysToAskForAMacro) {
  for (const char* asked : {"defined(A)", "defined A", "#ifdef A", "ifdef A", "#if defined( A )"}) {
    for (const char* declared : {"#ifdef A", "#if defined(A)", "#if defined A"}) {
      EXPECT_TRUE(means(asked, declared)) << asked << " / " << declared;
    }
  }
  EXPECT_TRUE(means("!defined(A)", "#ifndef A"));
  EXPECT_FALSE(means("defined(A)", "#ifndef A"));
}

TEST(BranchName, ElseAndElifMayNameTheirIf) {
  EXPECT_TRUE(means("#else of #ifdef A", "#else of #if defined(A)"));
  EXPECT_TRUE(means("else of defined(A)", "#else of #if defined(A)"));
  EXPECT_TRUE(means("#else", "#else of #ifdef A"));
  EXPECT_FALSE(means("#else of #ifdef B", "#else of #ifdef A"));
  EXPECT_FALSE(means("#else", "#ifdef A"));
  EXPECT_TRUE(means("B", "#elif B of #if A"));
  EXPECT_TRUE(means("#elif B of #if A", "#elif B of #if A"));
  EXPECT_FALSE(means("#if B", "#elif B of #if A"));
  EXPECT_TRUE(means("#elifdef B", "#elif defined(B) of #if A"));
}

TEST(BranchName, RefusesWhatIsNone) {
  for (const char* text : {"", "#", "#if", "#ifdef", "#ifdef A B", "#endif", "#include <a.h>",
                           "#else A", "#if A of #if B", "#elif"}) {
    EXPECT_FALSE(parse_branch_name(text).has_value()) << text;
  }
}

TEST(Conditions, AreMetByWhatStandsUnderAllOfThem) {
  EXPECT_TRUE(stands_under({"#if A", "#else of #if B"}, {"A"}));
  EXPECT_TRUE(stands_under({"#if A", "#else of #if B"}, {"#else", "A"}));
  EXPECT_FALSE(stands_under({"#if A"}, {"A", "B"}));
  EXPECT_FALSE(stands_under({}, {"A"}));
  EXPECT_TRUE(stands_under({}, {}));
}

TEST(Conditions, ExcludeEachOther) {
  EXPECT_TRUE(are_exclusive({"#if A"}, {"#else of #if A"}));
  EXPECT_TRUE(are_exclusive({"#if A"}, {"#elif B of #if A"}));
  EXPECT_TRUE(are_exclusive({"#elif B of #if A"}, {"#else of #if A"}));
  EXPECT_TRUE(are_exclusive({"#ifdef A"}, {"#ifndef A"}));
  EXPECT_TRUE(are_exclusive({"#if !(A > 1)"}, {"#if A > 1"}));
  EXPECT_TRUE(are_exclusive({"#if X", "#ifdef A"}, {"#ifndef A"}));
  EXPECT_FALSE(are_exclusive({"#if A"}, {"#if A"}));
  EXPECT_FALSE(are_exclusive({"#if A"}, {"#if B"}));
  EXPECT_FALSE(are_exclusive({"#if !A && B"}, {"#if A && B"}));
  EXPECT_FALSE(are_exclusive({"#if A"}, {}));
}

}  // namespace
}  // namespace patchgen
