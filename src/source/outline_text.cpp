#include <cctype>
#include <fmt/format.h>
#include <iterator>

#include <patchgen/outline.h>

namespace patchgen {
namespace {

/// The qualifier of an out-of-line definition as written, `A::B<T>::`, on one line.
std::string qualifier_of(const Declaration& declaration, const SourceText& text) {
  std::string qualifier;
  for (const char c : text.slice(declaration.qualifier)) {
    if (std::isspace(static_cast<unsigned char>(c)) == 0) qualifier += c;
  }
  return qualifier;
}

std::string label(const Declaration& declaration, const SourceText& text) {
  std::string label(kind_name(declaration.kind));
  const bool has_name = !declaration.name.empty() && declaration.name != label;
  if (has_name || is_class_like(declaration.kind) ||
      declaration.kind == DeclarationKind::Namespace) {
    label += ' ';
    label += qualifier_of(declaration, text);
    label += has_name ? declaration.name : "(anonymous)";
  }
  label += declaration.specialization;
  label += declaration.signature;
  // What is only declared here may be defined elsewhere.
  const bool may_be_defined = is_function_like(declaration.kind) || is_class_like(declaration.kind);
  if (may_be_defined && !declaration.is_definition) label += ';';
  return label;
}

std::string lines_of(const Declaration& declaration, const SourceText& text) {
  const int first = text.line_of(declaration.range.begin);
  const int last = declaration.range.empty() ? first : text.line_of(declaration.range.end - 1);
  return last == first ? fmt::format("{}", first) : fmt::format("{}-{}", first, last);
}

struct Level {
  int depth = 0;
  std::size_t conditions = 0;  ///< how many the enclosing declaration shows already
};

void append(const std::vector<Declaration>& declarations, const SourceText& text, Level level,
            std::string& out) {
  const std::size_t width = 2 * fmt::formatted_size("{}", text.line_count()) + 1;
  for (const Declaration& declaration : declarations) {
    fmt::format_to(std::back_inserter(out), "{:>{}}  {:{}}{}", lines_of(declaration, text), width,
                   "", 2 * level.depth, label(declaration, text));
    const std::vector<std::string>& conditions = declaration.conditions;
    for (std::size_t i = level.conditions; i < conditions.size(); ++i) {
      fmt::format_to(std::back_inserter(out), "  [{}]", conditions[i]);
    }
    out += '\n';
    append(declaration.children, text, {level.depth + 1, conditions.size()}, out);
  }
}

}  // namespace

std::string outline_as_text(const Outline& outline, const SourceText& text) {
  std::string out = fmt::format("{}  {} lines\n", text.name(), text.line_count());
  append(outline.declarations, text, {}, out);
  return out;
}

}  // namespace patchgen
