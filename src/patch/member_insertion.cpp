#include "patch/member_insertion.h"

#include <algorithm>
#include <utility>

#include "patch/insertion_points.h"
#include "source/indent_style.h"

namespace patchgen {
namespace {

Access access_named(const std::string& name) {
  if (name == "private") return Access::Private;
  return name == "protected" ? Access::Protected : Access::Public;
}

std::string member_indent(const Found& class_) {
  const SourceText& text = *class_.file->text;
  const std::string outer(indentation_at(text, class_.declaration->range.begin));
  for (const Declaration& member : class_.declaration->children) {
    const std::string_view indent = indentation_at(text, member.range.begin);
    const bool own_line = text.line_begin(member.range.begin) + indent.size() == member.range.begin;
    if (own_line && indent.size() > outer.size()) return std::string(indent);
  }
  return outer + one_level(detect_indent_style(text));
}

/// Where a member goes that has no neighbour of its access: the line of the closing brace, or the
/// brace itself when the class stands on one line.
std::size_t end_of_class(const Found& class_) {
  const SourceText& text = *class_.file->text;
  const std::size_t brace = class_.declaration->body.end - 1;
  const std::size_t line = text.line_begin(brace);
  const bool own_line = text.slice({line, brace}).find_first_not_of(" \t") == std::string_view::npos;
  return own_line ? line : brace;
}

}  // namespace

void insert_member(const OperationContext& context, const Found& class_, CodeBlock code,
                   const std::string& access) {
  const Access wanted = access_named(access);
  const auto& members = class_.declaration->children;
  const auto last = std::find_if(members.rbegin(), members.rend(), [&](const Declaration& member) {
    return member.access == wanted && member.conditions == class_.declaration->conditions;
  });
  std::size_t offset = end_of_class(class_);
  bool needs_label = false;
  if (last != members.rend()) {
    offset = line_after(*class_.file->text, last->owned);
  } else if (members.empty()) {
    needs_label = (class_.declaration->kind == DeclarationKind::Class) != (wanted == Access::Private);
  } else {
    needs_label = members.back().access != wanted;
  }
  const std::string outer(
      indentation_at(*class_.file->text, class_.declaration->range.begin));
  if (needs_label) {
    Edit label = context.edit(class_, {offset, offset}, EditLayout::NewLines);
    label.code.text = access + ":";
    label.indent = outer;
    label.rank = kCodeRank;
    context.add(std::move(label));
  }
  Edit edit = context.edit(class_, {offset, offset}, EditLayout::NewLines);
  edit.code = std::move(code);
  edit.indent = member_indent(class_);
  edit.blank_line_around = !needs_label;
  edit.rank = kCodeRank;
  context.add(std::move(edit));
}

}  // namespace patchgen
