#include "patch/member_insertion.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "patch/class_layout.h"
#include "patch/insertion_points.h"
#include "patch/token_view.h"
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

/// The indentation of the first access label in the body of `class_`; nothing when it has none on a
/// line of its own.
std::optional<std::string> own_label_indent(const OutlinedFile& file, const Declaration& class_) {
  const SourceText& text = *file.text;
  for (const Token& token : tokens_in(file, class_.body)) {
    if (token.kind != TokenKind::Keyword) continue;
    const std::string_view word = spelling(text, token);
    if (word != "public" && word != "protected" && word != "private") continue;
    const std::string_view indent = indentation_at(text, token.begin);
    if (text.line_begin(token.begin) + indent.size() == token.begin) return std::string(indent);
  }
  return std::nullopt;
}

/// How access labels of `class_` are indented: as those that it has, else as those of the file's
/// other classes are, else as the class itself.
std::string label_indent(const Found& class_) {
  if (auto own = own_label_indent(*class_.file, *class_.declaration)) return *own;
  const SourceText& text = *class_.file->text;
  const std::string outer(indentation_at(text, class_.declaration->range.begin));
  std::optional<std::string> result;
  for_each_declaration(class_.file->outline->declarations,
                       [&](const Declaration& other, const Declaration*) {
                         if (result || !is_class_like(other.kind)) return;
                         const auto label = own_label_indent(*class_.file, other);
                         const std::string_view base = indentation_at(text, other.range.begin);
                         if (label && label->starts_with(base)) {
                           result = outer + label->substr(base.size());
                         }
                       });
  return result.value_or(outer);
}

/// Where a member goes that has no neighbour of its access: the line of the closing brace, or
/// behind what stands before the brace on its line.
std::size_t end_of_class(const Found& class_) {
  const SourceText& text = *class_.file->text;
  const std::size_t brace = class_.declaration->body.end - 1;
  const std::size_t line = text.line_begin(brace);
  const std::size_t before = text.bytes().find_last_not_of(" \t", brace - 1) + 1;
  return before <= line ? line : before;
}

/// True when the closing brace stands behind something else on its line.
bool shares_line_with_brace(const Found& class_) {
  return !stands_first(*class_.file->text, class_.declaration->body.end - 1);
}

/// Plans that `range` (blanks only) becomes `replacement`, once for all members that are added.
void replace_blanks(const OperationContext& context, const Found& class_, ByteRange range,
                    std::string replacement) {
  if (range.empty()) return;
  const SourceText& text = *class_.file->text;
  if (text.slice(range).find_first_not_of(" \t") != std::string_view::npos) return;
  for (Edit& edit : context.state.plan.edits) {
    if (edit.source == class_.file_index && edit.range == range) {
      edit.operations.push_back(context.index);
      return;
    }
  }
  Edit edit = context.edit(class_, range, EditLayout::Verbatim);
  edit.code.text = std::move(replacement);
  context.add(std::move(edit));
}

/// The last label that was planned for `offset` gives `access` to what is added behind it.
bool labelled(const OperationContext& context, const Found& class_, std::size_t offset,
              const std::string& access) {
  const ByteRange at{offset, offset};
  std::string current;
  for (const Edit& edit : context.state.plan.edits) {
    if (edit.source != class_.file_index || edit.range != at) continue;
    if (edit.code.text.ends_with(':')) current = edit.code.text;
  }
  return current.size() == access.size() + 1 && current.starts_with(access);
}

bool is_on_one_line(const Found& class_) {
  const SourceText& text = *class_.file->text;
  const ByteRange body = class_.declaration->body;
  return text.line_of(body.begin) == text.line_of(body.end - 1);
}

/// Behind `member`; in a class on one line behind all members where these have its access, so that
/// the line is parted at its ends alone.
std::size_t place_behind(const Found& class_, const Declaration& member) {
  const bool joins =
      is_on_one_line(class_) && class_.declaration->children.back().access == member.access;
  return joins ? end_of_class(class_) : line_after(*class_.file->text, member.owned);
}

/// A class on one line gets a line for each of its ends before a member is added; a brace behind
/// the last member gets a line of its own.
void open_up(const OperationContext& context, const Found& class_, std::size_t offset) {
  const Declaration& declaration = *class_.declaration;
  const bool one_line = is_on_one_line(class_);
  if (one_line && !declaration.children.empty()) {
    const std::size_t first = declaration.children.front().owned.begin;
    replace_blanks(context, class_, {declaration.body.begin + 1, first},
                   std::string(1, '\n').append(member_indent(class_)));
  }
  const std::size_t end = end_of_class(class_);
  if (!one_line && !shares_line_with_brace(class_)) return;
  // What is added in the middle ends no line of the brace's.
  const bool parts_line = one_line && offset != end;
  const SourceText& text = *class_.file->text;
  const std::string brace_line =
      std::string(1, '\n').append(indentation_at(text, declaration.range.begin));
  replace_blanks(context, class_, {end, declaration.body.end - 1}, parts_line ? brace_line : "");
  if (!parts_line) return;
  const std::size_t next = text.bytes().find_first_not_of(" \t", offset);
  replace_blanks(context, class_, {offset, next}, "");
}

}  // namespace

MemberPlace member_place(const Found& class_, const std::string& access) {
  const Access wanted = access_named(access);
  const auto& members = class_.declaration->children;
  const auto last = std::find_if(members.rbegin(), members.rend(), [&](const Declaration& member) {
    return member.access == wanted && member.conditions == class_.declaration->conditions;
  });
  if (last != members.rend()) return {place_behind(class_, *last), "", true};
  bool needs_label = false;
  if (members.empty()) {
    const bool is_class = class_.declaration->kind == DeclarationKind::Class;
    needs_label = wanted != (is_class ? Access::Private : Access::Public);
  } else {
    needs_label = members.back().access != wanted;
  }
  return {end_of_class(class_), needs_label ? access : "", true};
}

MemberPlace data_member_place(const Found& class_) {
  if (const Declaration* last = last_data_member(class_)) {
    return {place_behind(class_, *last), "", false};
  }
  return member_place(class_,
                      class_.declaration->kind == DeclarationKind::Class ? "private" : "public");
}

void put_member(const OperationContext& context, const Found& class_, const MemberPlace& place,
                CodeBlock code) {
  open_up(context, class_, place.offset);
  const bool needs_label = !place.label.empty();
  if (needs_label && !labelled(context, class_, place.offset, place.label)) {
    Edit label = context.edit(class_, {place.offset, place.offset}, EditLayout::NewLines);
    label.code.text = place.label + ":";
    label.indent = label_indent(class_);
    label.blank_line_around = true;
    label.rank = kNewSectionRank;
    context.add(std::move(label));
  }
  Edit edit = context.edit(class_, {place.offset, place.offset}, EditLayout::NewLines);
  edit.code = std::move(code);
  edit.indent = member_indent(class_);
  edit.blank_line_around = place.blank_line_around;
  edit.rank = needs_label ? kNewSectionRank : kCodeRank;
  if (shares_line_with_brace(class_) && place.offset == end_of_class(class_)) {
    const SourceText& text = *class_.file->text;
    edit.rest_indent = indentation_at(text, class_.declaration->range.begin);
  } else if (is_on_one_line(class_)) {
    edit.rest_indent = member_indent(class_);
  }
  context.add(std::move(edit));
}

void insert_member(const OperationContext& context, const Found& class_, CodeBlock code,
                   const std::string& access) {
  put_member(context, class_, member_place(class_, access), std::move(code));
}

}  // namespace patchgen
