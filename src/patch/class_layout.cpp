#include "patch/class_layout.h"

#include <algorithm>

#include "patch/base_names.h"
#include "patch/token_view.h"

namespace patchgen {
namespace {

void add_members(const OutlinedFile& file, const std::vector<Declaration>& members,
                 ClassLayout& layout) {
  for (const Declaration& member : members) {
    switch (member.kind) {
      case DeclarationKind::Field:
        if (is_static_member(file, member)) break;
        for (std::string& name : declared_names(file, member)) {
          layout.parts.push_back({std::move(name), false, member.range.begin});
        }
        break;
      case DeclarationKind::TypeAlias:
        layout.aliases.push_back(member.name);
        break;
      case DeclarationKind::MacroInvocation:
      case DeclarationKind::Unknown:
        layout.incomplete = true;
        break;
      case DeclarationKind::Class:
      case DeclarationKind::Struct:
      case DeclarationKind::Union:
        // The members of an anonymous union are members of the class around.
        if (member.name.empty()) add_members(file, member.children, layout);
        break;
      default:
        break;
    }
  }
}

}  // namespace

std::vector<std::string> declared_names(const OutlinedFile& file, const Declaration& field) {
  std::vector<std::string> names = {field.name};
  int depth = 0;
  bool in_value = false;
  std::string_view last;
  bool further = false;
  for (const Token& token :
       code_tokens_in(file, {std::max(field.name_range.end, field.range.begin), field.range.end})) {
    const std::string_view word = spelling(*file.text, token);
    const bool ends = depth == 0 && (word == "," || word == ";");
    if (ends) {
      if (further && !last.empty()) names.emplace_back(last);
      further = true;
      in_value = false;
      last = {};
    }
    in_value |= depth == 0 && (word == "=" || word == "{" || word == "[" || word == ":");
    if (!in_value && token.kind == TokenKind::Identifier) last = word;
    if (word == "(" || word == "[" || word == "{") ++depth;
    // The name may stand in parentheses itself: `int (*callback)(int)`.
    if (depth > 0 && (word == ")" || word == "]" || word == "}")) --depth;
  }
  return names;
}

bool is_static_member(const OutlinedFile& file, const Declaration& field) {
  const auto tokens = code_tokens_in(file, {field.range.begin, field.name_range.begin});
  return std::any_of(tokens.begin(), tokens.end(),
                     [&](const Token& token) { return spelling(*file.text, token) == "static"; });
}

const ClassPart* ClassLayout::find(std::string_view name) const {
  const auto found = std::find_if(parts.begin(), parts.end(),
                                  [&](const ClassPart& part) { return part.name == name; });
  return found == parts.end() ? nullptr : &*found;
}

ClassLayout read_class_layout(const Found& class_) {
  ClassLayout layout;
  for (std::string& name : base_names(class_)) {
    layout.parts.push_back({std::move(name), true, layout.parts.size()});
  }
  add_members(*class_.file, class_.declaration->children, layout);
  return layout;
}

const Declaration* last_data_member(const Found& class_) {
  const auto& members = class_.declaration->children;
  const auto last = std::find_if(members.rbegin(), members.rend(), [&](const Declaration& member) {
    return member.kind == DeclarationKind::Field &&
           member.conditions == class_.declaration->conditions;
  });
  return last == members.rend() ? nullptr : &*last;
}

}  // namespace patchgen
