#include "patch/removal.h"

#include <algorithm>
#include <fmt/format.h>

#include "patch/class_templates.h"
#include "source/blank_text.h"
#include "source/condition.h"

namespace patchgen {
namespace {

bool blank_line(const SourceText& text, int line) {
  return is_blank(text.slice(text.line_range(line)));
}

/// The last character of the last line above `line` that is not blank; 0 when there is none.
char last_byte_above(const SourceText& text, int line) {
  while (--line >= 1) {
    const std::string_view content = text.slice(text.line_range(line));
    const std::size_t last = content.find_last_not_of(" \t\r");
    if (last != std::string_view::npos) return content[last];
  }
  return '\0';
}

char first_byte_below(const SourceText& text, int line) {
  while (++line <= text.line_count()) {
    const std::string_view content = text.slice(text.line_range(line));
    const std::size_t first = content.find_first_not_of(" \t");
    if (first != std::string_view::npos) return content[first];
  }
  return '\0';
}

/// The range of whole lines [first, last], with neighbouring blank lines as removal_range says.
ByteRange whole_lines(const SourceText& text, int first, int last) {
  int begin = first;
  int end = last;
  const bool blank_above = first > 1 && blank_line(text, first - 1);
  const char above = last_byte_above(text, first);
  const char below = first_byte_below(text, last);
  // What follows moves up against what stands above: one gap is enough, and none behind `{`.
  if (blank_above || above == '{' || above == '\0') {
    while (end < text.line_count() && blank_line(text, end + 1) &&
           !text.full_line_range(end + 1).empty()) {
      ++end;
    }
  }
  const bool gap_below = end > last;
  const bool closes = (below == '}' && above != '}' && !gap_below) || below == '\0';
  if (blank_above && closes) {
    while (begin > 1 && blank_line(text, begin - 1)) --begin;
  }
  return {text.full_line_range(begin).begin, text.full_line_range(end).end};
}

/// A member under the qualified name of `class_` may be of a specialisation, which is a class of
/// its own; one of a specialisation that upstream does not define goes with the primary template.
bool is_of(const DeclarationIndex& index, const Found& member, const Found& class_) {
  const std::string arguments = class_specialization(index, member);
  if (has_arguments(class_, arguments)) return true;
  if (!class_.declaration->specialization.empty()) return false;
  const std::vector<Found> named = index.called(class_.declaration->name);
  return std::none_of(named.begin(), named.end(), [&](const Found& other) {
    return is_class_like(other.declaration->kind) && other.declaration->is_definition &&
           !other.declaration->specialization.empty() &&
           other.declaration->qualified_name == class_.declaration->qualified_name &&
           has_arguments(other, arguments);
  });
}

}  // namespace

ByteRange removal_range(const SourceText& text, ByteRange owned) {
  const int first = text.line_of(owned.begin);
  const int last = text.line_of(owned.empty() ? owned.begin : owned.end - 1);
  const ByteRange first_line = text.full_line_range(first);
  const ByteRange last_line = text.full_line_range(last);
  const bool clean_before = is_blank(text.slice({first_line.begin, owned.begin}));
  const bool clean_after = is_blank(text.slice({owned.end, last_line.end}));
  if (clean_before && clean_after) return whole_lines(text, first, last);
  ByteRange range = owned;
  // A neighbour on the same line stays; the blanks between go with what is removed.
  while (range.end < last_line.end &&
         (text.bytes()[range.end] == ' ' || text.bytes()[range.end] == '\t') && !clean_after) {
    ++range.end;
  }
  if (clean_after) {
    while (range.begin > first_line.begin &&
           (text.bytes()[range.begin - 1] == ' ' || text.bytes()[range.begin - 1] == '\t')) {
      --range.begin;
    }
  }
  return range;
}

std::string subject_of(const Declaration& declaration) {
  if (declaration.kind == DeclarationKind::MacroInvocation) return "macro call " + declaration.name;
  const std::string& name =
      declaration.qualified_name.empty() ? declaration.name : declaration.qualified_name;
  return fmt::format("{} {}{}", kind_name(declaration.kind), name, declaration.specialization);
}

void remove_declaration(const OperationContext& context, const Found& found) {
  const ByteRange owned = found.declaration->owned;
  context.add(context.edit(found, removal_range(*found.file->text, owned), EditLayout::Verbatim));
  context.did(Effect::Action::Removed, subject_of(*found.declaration), found, owned);
}

std::vector<Found> out_of_line_members(const DeclarationIndex& index, const Found& class_) {
  std::vector<Found> result;
  for (const Found& each : index.out_of_line(class_.declaration->qualified_name)) {
    const Declaration& declaration = *each.declaration;
    if (index.encloses(class_.declaration, each.declaration)) continue;
    if (are_exclusive(declaration.conditions, class_.declaration->conditions)) continue;
    if (is_of(index, each, class_)) result.push_back(each);
  }
  return result;
}

}  // namespace patchgen
