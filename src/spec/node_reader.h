#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <patchgen/patch_spec.h>

#include "spec/error_list.h"
#include "spec/json_tree.h"

// Reads typed values out of a JSON tree. `what` is what a message calls the value: `"target"`, or
// `an entry of "targets"`. Every failure is one error in `errors`.

namespace patchgen {

/// `"target"`: what messages call the value of `member`.
std::string member_name(const JsonNode& member);
/// `an entry of "targets"`.
std::string entry_name(const JsonNode& list);

bool expect_kind(const JsonNode& node, JsonKind kind, std::string_view what, ErrorList& errors);

/// What keys an object may have.
struct KeyRules {
  std::string owner;  ///< "a patch spec"
  std::span<const std::string> known;
  std::span<const std::string> not_supported;  ///< described, but not built yet
};

/// Adds an error for each key of `object` that `rules` do not know.
void check_keys(const JsonNode& object, const KeyRules& rules, ErrorList& errors);
/// The errors about one key: unknown, with the nearest known one and the list of all.
void add_unknown_key(const JsonNode& member, const KeyRules& rules, ErrorList& errors);

/// A string of one line: not empty, no control characters, no blank at either end.
std::optional<Spelled<std::string>> read_line(const JsonNode& node, std::string_view what,
                                              ErrorList& errors);
/// The same for each entry of a list, which must not be empty nor hold an entry twice.
std::vector<Spelled<std::string>> read_lines(const JsonNode& node, ErrorList& errors);
/// One such string, or a list of them.
std::vector<Spelled<std::string>> read_line_or_lines(const JsonNode& node, ErrorList& errors);

/// A string of any number of lines; "\r\n" becomes "\n". Tabs and line ends are the only control
/// characters.
std::optional<Spelled<std::string>> read_text(const JsonNode& node, std::string_view what,
                                              ErrorList& errors);
/// C++ code: a string, or a list of strings that are its lines. Blank lines at the end are dropped;
/// code that is blank altogether is an error.
std::optional<Spelled<std::string>> read_code(const JsonNode& node, ErrorList& errors);

/// Adds an error for each entry that is equal to an earlier one.
void check_distinct(std::span<const Spelled<std::string>> entries, std::string_view what,
                    ErrorList& errors);

}  // namespace patchgen
