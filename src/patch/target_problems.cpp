#include "patch/target_problems.h"

#include <algorithm>
#include <fmt/format.h>
#include <string>

#include "patch/branch_choice.h"
#include "patch/token_view.h"

namespace patchgen {
namespace {

bool are_one_name(const std::vector<Found>& candidates) {
  const Declaration& first = *candidates.front().declaration;
  return std::all_of(candidates.begin(), candidates.end(), [&](const Found& each) {
    return each.declaration->qualified_name == first.qualified_name &&
           each.declaration->signature == first.signature;
  });
}

/// A line for each candidate, with the condition that means it.
void add_branches(const Target& target, const std::vector<Found>& candidates, bool all_make_sense,
                  std::vector<std::string>& hints) {
  bool told = true;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    const auto conditions = telling_conditions(candidates, i);
    told &= conditions.has_value();
    hints.push_back(conditions ? fmt::format(R"(at {}: "condition": {})", place(candidates[i]),
                                             condition_as_json(*conditions))
                               : "it may be " + describe(candidates[i]));
  }
  if (!told) return;
  hints.push_back(fmt::format(R"(choose one: {{"name": {}, "condition": …}}{})",
                              string_as_json(target.value),
                              all_make_sense ? R"(; "condition": "*" means all of them)" : ""));
}

/// The identifier that a target ends with, without signature and template arguments.
std::string last_identifier(const Target& target) {
  const std::optional<TargetName> name = parse_target_name(target.value);
  if (!name) return "";
  const std::string& last = name->path.back();
  return last.starts_with("~") ? last.substr(1) : last;
}

std::string lines_of(const OutlinedFile& file, ByteRange range) {
  const int first = file.text->line_of(range.begin);
  const int last = file.text->line_of(range.end - 1);
  return first == last ? fmt::format("on line {} of {}", first, file.text->name())
                       : fmt::format("in lines {}-{} of {}", first, last, file.text->name());
}

/// What of `file` no declaration stands for, in the order of the file.
std::vector<ByteRange> dark_ranges(const OutlinedFile& file) {
  std::vector<ByteRange> ranges = file.outline->unread;
  for_each_declaration(file.outline->declarations, [&](const Declaration& d, const Declaration*) {
    if (d.kind == DeclarationKind::Unknown && !d.range.empty()) ranges.push_back(d.range);
  });
  std::sort(ranges.begin(), ranges.end());
  return ranges;
}

/// Where `word` stands in what the outline could not read.
std::vector<std::string> unread_places(const PlanInput& input, std::string_view word) {
  std::vector<std::string> places;
  for (const OutlinedFile& file : input.sources) {
    for (const ByteRange range : dark_ranges(file)) {
      const std::vector<Token> tokens = code_tokens_in(file, range);
      const bool there = std::any_of(tokens.begin(), tokens.end(), [&](const Token& token) {
        return spelling(*file.text, token) == word;
      });
      if (there) places.push_back(lines_of(file, range));
    }
  }
  return places;
}

/// A macro call that has `word` among its arguments: what it declares is not known.
std::vector<std::string> macro_hints(const DeclarationIndex& index, std::string_view word) {
  std::vector<std::string> hints;
  for (const Found& each : index.all()) {
    if (each.declaration->kind != DeclarationKind::MacroInvocation) continue;
    const std::vector<Token> tokens = code_tokens_in(*each.file, each.declaration->parameters);
    const bool there = std::any_of(tokens.begin(), tokens.end(), [&](const Token& token) {
      return spelling(*each.file->text, token) == word;
    });
    if (!there) continue;
    hints.push_back(
        fmt::format("the macro call {} at {} names '{}': what a macro declares cannot "
                    "be patched",
                    each.declaration->name, place(each), word));
    break;
  }
  return hints;
}

}  // namespace

void report_no_target(const OperationContext& context, const Target& target, const char* what) {
  const DeclarationIndex& upstream = context.state.upstream;
  const std::string word = last_identifier(target);
  std::string message = fmt::format("no {} '{}' in {}", what, target.value, upstream.file_names());
  const std::vector<std::string> unread = unread_places(context.state.input, word);
  std::vector<std::string> hints;
  if (!unread.empty()) {
    message += fmt::format("; '{}' appears {}, which patchgen could not read", word,
                           fmt::join(unread, ", "));
    hints.emplace_back(
        "no declaration stands for that text: it is no C++ without its macros, or a branch of an "
        "#if that does not hold whole declarations or is never compiled");
  } else {
    hints = macro_hints(upstream, word);
  }
  for (const std::string& name : upstream.nearest_to(target.value)) {
    hints.push_back(fmt::format("did you mean '{}'?", name));
  }
  hints.push_back(fmt::format("'patchgen outline {}' lists what can be patched",
                              context.state.input.sources.front().text->name()));
  context.error(target.where, std::move(message), hints);
}

void report_ambiguous(const OperationContext& context, const Target& target,
                      const std::vector<Found>& candidates, bool all_make_sense) {
  std::vector<std::string> hints;
  const bool one_name = are_one_name(candidates);
  if (one_name && differ_in_conditions(candidates)) {
    add_branches(target, candidates, all_make_sense, hints);
  } else {
    for (const Found& candidate : candidates) hints.push_back("it may be " + describe(candidate));
    if (!one_name) {
      hints.emplace_back("add qualifiers, or the parameter types in parentheses");
    }
  }
  context.error(
      target.where,
      fmt::format("'{}' is ambiguous: {} declarations match", target.value, candidates.size()),
      hints);
}

void report_no_branch(const OperationContext& context, const Target& target,
                      const std::vector<Found>& candidates) {
  std::vector<std::string> hints;
  if (candidates.size() > 1 && are_one_name(candidates) && differ_in_conditions(candidates)) {
    add_branches(target, candidates, true, hints);
  } else {
    for (const Found& candidate : candidates) hints.push_back("there is " + describe(candidate));
    if (candidates.size() == 1) hints.emplace_back("leave \"condition\" out");
  }
  context.error(target.branch->where,
                fmt::format("no '{}' stands under this condition", target.value), hints);
}

}  // namespace patchgen
