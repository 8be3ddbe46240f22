#include "source/macro_names.h"

#include <algorithm>
#include <array>

namespace patchgen {
namespace {

bool is_upper(char c) {
  return c >= 'A' && c <= 'Z';
}
bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

/// Whether one of the words between the underscores of `name` is one of `words`.
template <std::size_t kCount>
bool has_word(std::string_view name, const std::array<std::string_view, kCount>& words) {
  while (!name.empty()) {
    const std::size_t end = std::min(name.find('_'), name.size());
    if (std::find(words.begin(), words.end(), name.substr(0, end)) != words.end()) return true;
    name.remove_prefix(std::min(end + 1, name.size()));
  }
  return false;
}

constexpr std::array<std::string_view, 14> kStandaloneWords = {
    "BEGIN", "END", "OPEN",  "CLOSE", "NAMESPACE", "NAMESPACES", "DECLS",
    "PUSH",  "POP", "START", "ENTER", "LEAVE",     "DIAGNOSTIC", "DIAGNOSTICS"};

constexpr std::array<std::string_view, 5> kClassMemberMacros = {
    "Q_OBJECT", "Q_GADGET", "Q_NAMESPACE", "GENERATED_BODY", "GENERATED_UCLASS_BODY"};

constexpr std::array<std::string_view, 43> kSpecifierWords = {
    "API",        "BOUNDS",     "EXPORT",    "EXPORTS",  "EXPORTED",  "IMPORT",      "PUBLIC",
    "VISIBLE",    "VISIBILITY", "HIDDEN",    "LOCAL",    "INLINE",    "FORCEINLINE", "NOINLINE",
    "DEPRECATED", "NODISCARD",  "NORETURN",  "UNUSED",   "ATTRIBUTE", "ATTRIBUTES",  "ATTR",
    "ALIGN",      "ALIGNED",    "ALIGNAS",   "TEMPLATE", "TPL",       "REQUIRES",    "CONSTEXPR",
    "STATIC",     "EXTERN",     "TARGET",    "NONNULL",  "NON",       "FORMAT",      "PRINTF",
    "HOST",       "DEVICE",     "PREFERRED", "GLOBAL",   "KERNEL",    "WARN",        "CONST",
    "PURE"};

}  // namespace

bool looks_like_macro(std::string_view name) {
  if (name.size() < 3) return false;
  const auto allowed = [](char c) { return is_upper(c) || is_digit(c) || c == '_'; };
  return std::all_of(name.begin(), name.end(), allowed) &&
         std::any_of(name.begin(), name.end(), is_upper);
}

bool names_a_standalone_macro(std::string_view name) {
  return has_word(name, kStandaloneWords) ||
         std::find(kClassMemberMacros.begin(), kClassMemberMacros.end(), name) !=
             kClassMemberMacros.end();
}

bool names_a_specifier_macro(std::string_view name) {
  return has_word(name, kSpecifierWords);
}

}  // namespace patchgen
