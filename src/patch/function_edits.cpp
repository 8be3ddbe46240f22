#include "patch/function_edits.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <utility>

#include "patch/class_templates.h"
#include "patch/removal.h"
#include "source/spelling.h"

namespace patchgen {
namespace {

FunctionSplice splice_for(const OperationContext& context, const FunctionTarget& target,
                          const Found& at, const Replacement& replacement, FunctionPlace place) {
  FunctionSplice splice;
  splice.replacement = replacement.found;
  splice.place = place;
  splice.upstream = at;
  splice.name = target.name;
  if (target.class_) splice.class_name = target.class_->declaration->name;
  splice.own_parameters = class_parameters(context.state.patches, replacement.found);
  splice.class_parameters = class_parameters(context.state.upstream, at);
  splice.names = NameMap(context.operation.name_map);
  return splice;
}

}  // namespace

std::string class_of_qualifier(const Declaration& declaration) {
  std::string_view scope = declaration.qualified_name;
  scope.remove_suffix(std::min(scope.size(), declaration.name.size() + 2));
  const std::size_t colons = scope.rfind("::");
  return std::string(colons == std::string_view::npos ? scope : scope.substr(colons + 2));
}

bool differ_in_blanks_alone(std::string_view a, std::string_view b) {
  const auto squeezed = [](std::string_view text) {
    std::string result;
    std::copy_if(text.begin(), text.end(), std::back_inserter(result),
                 [](char c) { return c != ' ' && c != '\t' && c != '\n' && c != '\r'; });
    return result;
  };
  return squeezed(a) == squeezed(b);
}

void report_no_effect(const OperationContext& context, const Replacement& replacement) {
  const Spelled<std::string>& target = context.operation.targets.front();
  context.error(target.where,
                fmt::format("the replacement of '{}' is what upstream has already", target.value),
                {"it comes from " + replacement.origin, "change it, or remove the operation"});
}

namespace {

/// True when the two have the same tokens.
bool same_code(std::string_view a, std::string_view b) {
  return split_spelling(a) == split_spelling(b);
}

/// Default arguments stand on the first declaration of a function.
bool is_first_declaration(const FunctionTarget& target, const Found& at) {
  const auto before = [&](const Found& other) {
    if (other.declaration == at.declaration) return false;
    if (other.file_index != at.file_index) return other.file_index < at.file_index;
    return other.declaration->range.begin < at.declaration->range.begin;
  };
  return std::none_of(target.declarations.begin(), target.declarations.end(), before) &&
         std::none_of(target.shared.begin(), target.shared.end(), before);
}

}  // namespace

void put_function(const OperationContext& context, const FunctionTarget& target, const Found& at,
                  const Replacement& replacement, FunctionPlace place,
                  std::optional<Marker> marker) {
  FunctionSplice splice = splice_for(context, target, at, replacement, place);
  if (place == FunctionPlace::OutOfLine) {
    splice.carries_defaults = false;
    splice.in_class = target.in_class;
    if (splice.class_name.empty()) splice.class_name = class_of_qualifier(*at.declaration);
  } else if (place == FunctionPlace::Free) {
    splice.carries_defaults = is_first_declaration(target, at);
  }
  // Upstream's comment stays unless the replacement brings one of its own.
  const Declaration& old_function = *at.declaration;
  const bool new_comment = has_own_comment(*replacement.found.declaration);
  const ByteRange range = {new_comment ? old_function.owned.begin : old_function.range.begin,
                           new_comment ? old_function.owned.end : old_function.range.end};
  Edit edit = context.edit(at, range, EditLayout::Block);
  edit.code = splice_function(splice);
  if (differ_in_blanks_alone(edit.code.text, at.file->text->slice(range))) {
    // Of several copies, some may be what is wanted already.
    if (!target.every_branch) report_no_effect(context, replacement);
    return;
  }
  add_marked(context, at, std::move(edit), std::move(marker));
  context.did(Effect::Action::Replaced, subject_of(old_function), at, range,
              origin_with_place(replacement));
}

void add_marked(const OperationContext& context, const Found& at, Edit edit,
                std::optional<Marker> marker) {
  const std::size_t owned = at.declaration->owned.begin;
  if (marker && owned < edit.range.begin) {
    Edit above = context.edit(at, {owned, owned}, EditLayout::Block);
    above.marker = std::move(marker);
    context.add(std::move(above));
  } else {
    edit.marker = std::move(marker);
  }
  context.add(std::move(edit));
}

bool follow_signature(const OperationContext& context, const FunctionTarget& target,
                      const Found& at, const Replacement& replacement, FunctionPlace place) {
  FunctionSplice splice = splice_for(context, target, at, replacement, place);
  splice.head_only = true;
  splice.carries_defaults = place == FunctionPlace::InClass || is_first_declaration(target, at);
  Edit edit = context.edit(at, at.declaration->range, EditLayout::Block);
  edit.code = splice_function(splice);
  if (same_code(edit.code.text, at.file->text->slice(edit.range))) return false;
  context.add(std::move(edit));
  context.did(Effect::Action::Updated, "declaration of " + subject_of(*at.declaration), at,
              at.declaration->range, origin_with_place(replacement));
  return true;
}

bool fits_shared_declarations(const OperationContext& context, const FunctionTarget& target,
                              const Replacement& replacement) {
  if (target.every_branch) return true;  // they follow with the first copy
  for (const Found& each : target.shared) {
    if (!changes_signature(replacement.found, each)) continue;
    const Target& spelled = context.operation.targets.front();
    context.error(spelled.where,
                  fmt::format("the replacement of '{}' has another signature than the declaration "
                              "at {}, which other branches share",
                              spelled.value, place(each)),
                  {"keep the signature, or replace all branches with \"condition\": \"*\""});
    return false;
  }
  return true;
}

std::string origin_with_place(const Replacement& replacement) {
  if (replacement.from_code) return replacement.origin;
  return fmt::format("{} ({})", replacement.origin.substr(0, replacement.origin.find(" in ")),
                     place(replacement.found));
}

}  // namespace patchgen
