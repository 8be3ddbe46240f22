#include <fmt/format.h>
#include <iterator>

#include <patchgen/outline.h>

namespace patchgen {
namespace {

std::string label(const Declaration& declaration) {
  std::string label(kind_name(declaration.kind));
  const bool has_name = !declaration.name.empty();
  if (has_name || is_class_like(declaration.kind) ||
      declaration.kind == DeclarationKind::Namespace) {
    label += ' ';
    label += has_name ? declaration.name : "(anonymous)";
  }
  return label + declaration.specialization + declaration.signature;
}

void append(const std::vector<Declaration>& declarations, const SourceText& text, int depth,
            std::string& out) {
  for (const Declaration& declaration : declarations) {
    const int first = text.line_of(declaration.range.begin);
    const int last = declaration.range.empty() ? first : text.line_of(declaration.range.end - 1);
    fmt::format_to(std::back_inserter(out), "{:{}}{}  {}", "", 2 * depth, label(declaration),
                   first);
    if (last != first) fmt::format_to(std::back_inserter(out), "-{}", last);
    for (const std::string& condition : declaration.conditions) {
      fmt::format_to(std::back_inserter(out), "  [{}]", condition);
    }
    out += '\n';
    append(declaration.children, text, depth + 1, out);
  }
}

}  // namespace

std::string outline_as_text(const Outline& outline, const SourceText& text) {
  std::string out = fmt::format("{}  {} lines\n", text.name(), text.line_count());
  append(outline.declarations, text, 1, out);
  return out;
}

}  // namespace patchgen
