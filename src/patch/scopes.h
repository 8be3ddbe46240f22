#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <patchgen/outline.h>

namespace patchgen {

/// `a::b` of a declaration `a::b::X`; "" at the global scope.
std::string_view scope_of(const Declaration& declaration);
/// `X` of `a::X`.
std::string_view last_part(std::string_view name);
/// Whether `inner` is `outer` or lies in it; the global scope is "".
bool lies_in(std::string_view inner, std::string_view outer);
/// Whether `name` is `suffix` or ends with it at a `::`.
bool ends_with_name(std::string_view name, std::string_view suffix);
/// `a::b` of {"a", "b"}.
std::string joined(const std::vector<std::string_view>& words);

}  // namespace patchgen
