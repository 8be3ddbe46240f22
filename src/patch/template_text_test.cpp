#include "patch/template_text.h"

#include <gtest/gtest.h>
#include <string>

#include "patch/patch_test_support.h"

namespace patchgen {
namespace {

/// `head -> arguments` of the class template in `code`; "-" when its parameters cannot be passed
/// on.
std::string alias_of(const std::string& code) {
  const OutlinedFile file = outlined(code);
  const Found found{
      .file_index = 0, .file = &file, .declaration = &file.outline->declarations.front()};
  const std::optional<TemplateText> text = alias_template(found);
  return text ? text->head + "-> " + text->arguments : "-";
}

TEST(AliasTemplate, ParametersArePassedOn) {
  EXPECT_EQ(alias_of("template <class T> class X {};"), "template <class T>\n-> <T>");
  EXPECT_EQ(alias_of("template <typename T, int N> class X {};"),
            "template <typename T, int N>\n-> <T, N>");
  EXPECT_EQ(alias_of("template <class T, class... A> class X {};"),
            "template <class T, class... A>\n-> <T, A...>");
}

TEST(AliasTemplate, DefaultsAndConstraintsAreNoNames) {
  EXPECT_EQ(alias_of("template <class T = int, std::size_t N = 4> class X {};"),
            "template <class T = int, std::size_t N = 4>\n-> <T, N>");
  EXPECT_EQ(alias_of("template <class T = std::pair<int, long>> class X {};"),
            "template <class T = std::pair<int, long>>\n-> <T>");
  EXPECT_EQ(alias_of("template <std::integral T> class X {};"),
            "template <std::integral T>\n-> <T>");
  EXPECT_EQ(alias_of("template <template <class> class C> class X {};"),
            "template <template <class> class C>\n-> <C>");
}

TEST(AliasTemplate, UnnamedParametersCannotBePassedOn) {
  EXPECT_EQ(alias_of("template <class> class X {};"), "-");
  EXPECT_EQ(alias_of("template <class T, int> class X {};"), "-");
}

TEST(AliasTemplate, NoTemplate) {
  EXPECT_EQ(alias_of("class X {};"), "-> ");
}

}  // namespace
}  // namespace patchgen
