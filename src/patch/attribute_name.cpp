#include "patch/attribute_name.h"

#include <string_view>

namespace patchgen {
namespace {

/// `text` without `begin` and `end` around it; empty when it has not both.
std::string_view between(std::string_view text, std::string_view begin, std::string_view end) {
  if (!text.starts_with(begin) || !text.ends_with(end)) return "";
  if (text.size() < begin.size() + end.size()) return "";
  text.remove_prefix(begin.size());
  text.remove_suffix(end.size());
  return text;
}

/// `NAME` of `NAME ( … )`, when its last token closes its first parenthesis.
std::string_view name_of_call(std::string_view text) {
  const std::size_t open = text.find(" (");
  if (open == std::string_view::npos || open == 0) return "";
  int depth = 0;
  for (std::size_t i = open; i < text.size(); ++i) {
    if (text[i] == '(') ++depth;
    if (text[i] == ')' && --depth == 0) return i + 1 == text.size() ? text.substr(0, open) : "";
  }
  return "";
}

}  // namespace

std::string attribute_name(const Specifier& specifier) {
  if (specifier.kind == Specifier::Kind::Keyword) return "";
  const std::string_view text = specifier.text;
  std::string_view inner = between(text, "[ [ ", " ] ]");
  for (const std::string_view keyword : {"__attribute__ ( ( ", "__attribute ( ( "}) {
    if (inner.empty()) inner = between(text, keyword, " ) )");
  }
  if (inner.empty()) inner = between(text, "__declspec ( ", " )");
  const bool is_list = !inner.empty();
  return std::string(name_of_call(is_list ? inner : text));
}

const Specifier* same_attribute(const std::vector<Specifier>& specifiers,
                                const Specifier& specifier) {
  const std::string name = attribute_name(specifier);
  if (name.empty()) return nullptr;
  const Specifier* found = nullptr;
  for (const Specifier& each : specifiers) {
    if (attribute_name(each) != name) continue;
    if (found != nullptr) return nullptr;
    found = &each;
  }
  return found;
}

}  // namespace patchgen
