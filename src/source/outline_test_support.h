#pragma once

#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <vector>

#include <patchgen/outline.h>
#include <patchgen/target.h>

namespace patchgen {

/// A text with its outline, for tests.
struct Read {
  SourceText text;
  Outline outline;

  explicit Read(std::string bytes) : text("test.cpp", std::move(bytes)) {
    outline = read_outline(text);
  }

  /// The first declaration of that qualified name; a test failure and an empty one without.
  [[nodiscard]] const Declaration& at(std::string_view qualified_name) const {
    const Declaration* found = nullptr;
    for_each_declaration(outline.declarations, [&](const Declaration& d, const Declaration*) {
      if (found == nullptr && d.qualified_name == qualified_name) found = &d;
    });
    static const Declaration none;
    EXPECT_NE(found, nullptr) << "no " << qualified_name << " in\n" << tree();
    return found != nullptr ? *found : none;
  }

  [[nodiscard]] std::string slice(ByteRange range) const { return std::string(text.slice(range)); }
  [[nodiscard]] std::string tree() const { return outline_as_text(outline, text); }

  /// "kind name" of each declaration, parents first.
  [[nodiscard]] std::vector<std::string> names() const {
    std::vector<std::string> names;
    for_each_declaration(outline.declarations, [&](const Declaration& d, const Declaration*) {
      names.push_back(std::string(kind_name(d.kind)) + " " + d.name);
    });
    return names;
  }
};

}  // namespace patchgen
