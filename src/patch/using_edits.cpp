#include "patch/using_edits.h"

namespace patchgen {
namespace {

/// `code` with every blank gone that does not part two words.
std::string squeezed(std::string_view code) {
  const auto is_word = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
  };
  std::string result;
  bool gap = false;
  for (const char c : code) {
    if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
      gap = true;
      continue;
    }
    if (gap && !result.empty() && is_word(result.back()) && is_word(c)) result += ' ';
    gap = false;
    result += c;
  }
  return result;
}

bool is_using(DeclarationKind kind) {
  return kind == DeclarationKind::UsingDeclaration || kind == DeclarationKind::UsingDirective ||
         kind == DeclarationKind::NamespaceAlias || kind == DeclarationKind::TypeAlias;
}

}  // namespace

std::vector<Found> find_using(const PlanState& state, std::string_view line,
                              std::vector<std::string>* others) {
  std::vector<Found> found;
  for (const Found& each : state.upstream.all()) {
    if (!is_using(each.declaration->kind)) continue;
    // `typedef int A, *B;` is one line, whatever it declares.
    if (!found.empty() && found.back().file == each.file &&
        found.back().declaration->range == each.declaration->range) {
      continue;
    }
    const std::string_view code = each.file->text->slice(each.declaration->range);
    if (squeezed(code) == squeezed(line)) {
      found.push_back(each);
    } else if (others != nullptr) {
      others->emplace_back(code);
    }
  }
  return found;
}

}  // namespace patchgen
