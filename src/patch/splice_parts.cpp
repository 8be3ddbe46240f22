#include "patch/splice_parts.h"

#include <string_view>

namespace patchgen {
namespace {

DeclaredHead::Renames declaration_renames(const FunctionSplice& splice) {
  DeclaredHead::Renames renames{
      {scope_name(*splice.own_declaration->declaration), splice.class_name}};
  const auto& from = splice.declaration_parameters;
  const auto& to = splice.class_parameters;
  for (std::size_t i = 0; from.size() == to.size() && i < from.size(); ++i) {
    if (!to[i].empty()) renames.emplace_back(from[i], to[i]);
  }
  return renames;
}

}  // namespace

SpliceState::SpliceState(const FunctionSplice& what)
    : splice(what),
      made(*what.replacement.declaration),
      new_head(read_function_head(*what.replacement.file, made)),
      rewriter(*what.replacement.file, slice_range()) {
  if (splice.upstream) {
    old_head = read_function_head(*splice.upstream->file, *splice.upstream->declaration);
  }
  if (splice.own_declaration) {
    declared.emplace(*splice.own_declaration, declaration_renames(splice), splice.names);
  }
}

std::size_t SpliceState::head_end() const {
  return made.suffix.empty() ? made.parameters.end : made.suffix.end;
}

std::size_t SpliceState::declarator_begin() const {
  return made.qualifier.empty() ? made.name_range.begin : made.qualifier.begin;
}

ByteRange SpliceState::slice_range() const {
  if (!splice.head_only) return made.owned;
  return {made.range.begin, head_end()};
}

void SpliceState::remove_with_blanks(ByteRange range) {
  const std::string_view bytes = splice.replacement.file->text->bytes();
  while (range.begin > 0 && (bytes[range.begin - 1] == ' ' || bytes[range.begin - 1] == '\t')) {
    --range.begin;
  }
  rewriter.remove(range);
}

std::string scope_name(const Declaration& function) {
  if (function.kind == DeclarationKind::Function) return "";
  std::string_view scope = function.qualified_name;
  if (scope.size() < function.name.size() + 2) return "";
  scope.remove_suffix(function.name.size() + 2);
  const std::size_t colons = scope.rfind("::");
  return std::string(colons == std::string_view::npos ? scope : scope.substr(colons + 2));
}

std::string text_of(const Found& found, ByteRange range) {
  return std::string(found.file->text->slice(range));
}

}  // namespace patchgen
