#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <utility>

#include <patchgen/target.h>

#include "source/signature.h"
#include "source/spelling.h"

namespace patchgen {
namespace {

using Words = std::vector<std::string_view>;

/// Words that name no declaration; those that begin with `operator` aside.
constexpr auto kKeywords = std::to_array<std::string_view>(
    {"alignas",   "alignof",   "asm",      "auto",          "bool",
     "break",     "case",      "catch",    "char",          "char16_t",
     "char32_t",  "char8_t",   "class",    "co_await",      "co_return",
     "co_yield",  "concept",   "const",    "const_cast",    "consteval",
     "constexpr", "constinit", "continue", "decltype",      "default",
     "delete",    "do",        "double",   "dynamic_cast",  "else",
     "enum",      "explicit",  "export",   "extern",        "false",
     "float",     "for",       "friend",   "goto",          "if",
     "inline",    "int",       "long",     "mutable",       "namespace",
     "new",       "noexcept",  "nullptr",  "private",       "protected",
     "public",    "register",  "requires", "return",        "short",
     "signed",    "sizeof",    "static",   "static_assert", "static_cast",
     "struct",    "switch",    "template", "this",          "thread_local",
     "throw",     "true",      "try",      "typedef",       "typeid",
     "typename",  "union",     "unsigned", "using",         "virtual",
     "void",      "volatile",  "wchar_t",  "while",         "reinterpret_cast"});

bool is_keyword(std::string_view word) {
  return std::find(kKeywords.begin(), kKeywords.end(), word) != kKeywords.end();
}

/// What may stand behind `operator`, the conversions and literals aside.
constexpr auto kOperators = std::to_array<std::string_view>(
    {"+",  "-",  "*",  "/",   "%",  "^",  "&",  "|",  "~",  "!",   "=",   "<",
     ">",  "+=", "-=", "*=",  "/=", "%=", "^=", "&=", "|=", "<<",  "<<=", "==",
     "!=", "<=", ">=", "<=>", "&&", "||", "++", "--", ",",  "->*", "->"});

bool opens(std::string_view word) {
  return word == "(" || word == "[" || word == "{";
}
bool closes(std::string_view word) {
  return word == ")" || word == "]" || word == "}";
}

/// Reads `A::B<int>::operator()(int) const` word by word.
class TargetReader {
 public:
  explicit TargetReader(Words words) : words_(std::move(words)) {}

  std::optional<TargetName> read() {
    if (is(0, "::")) {
      target_.is_absolute = true;
      ++i_;
    }
    while (true) {
      if (!read_component()) return std::nullopt;
      if (i_ == words_.size()) return target_;
      if (words_[i_] == "(") return read_signature();
      if (words_[i_] != "::" && words_[i_] != ".") return std::nullopt;
      ++i_;
      target_.class_arguments = std::move(target_.specialization);
      target_.specialization.clear();
    }
  }

 private:
  [[nodiscard]] bool is(std::size_t i, std::string_view word) const {
    return i < words_.size() && words_[i] == word;
  }

  bool read_component() {
    if (is(i_, "template")) ++i_;
    if (i_ >= words_.size()) return false;
    std::string name;
    if (words_[i_] == "operator") {
      name = read_operator();
      if (name.empty()) return false;
    } else {
      if (words_[i_] == "~") name = words_[i_++];
      if (i_ >= words_.size() || !is_identifier_spelling(words_[i_])) return false;
      if (is_keyword(words_[i_])) return false;
      name += words_[i_++];
    }
    target_.path.push_back(std::move(name));
    return !is(i_, "<") || read_angles();
  }

  /// Empty when nothing that can be an operator follows.
  std::string read_operator() {
    const std::size_t first = ++i_;
    if (is(i_, "(") || is(i_, "[")) {
      if (is(i_ + 1, is(i_, "(") ? ")" : "]")) i_ += 2;
    } else if (is(i_, "new") || is(i_, "delete")) {
      ++i_;
      if (is(i_, "[") && is(i_ + 1, "]")) i_ += 2;
    } else if (is(i_, "\"\"")) {
      ++i_;
      if (i_ < words_.size() && is_identifier_spelling(words_[i_])) ++i_;
    } else if (i_ < words_.size() && (is_identifier_spelling(words_[i_]) || is(i_, "::"))) {
      while (i_ < words_.size() && words_[i_] != "(") ++i_;  // a conversion
    } else if (is(i_, ">") && is(i_ + 1, ">")) {
      i_ += 2;
    } else if (is(i_, ">") && is(i_ + 1, ">=")) {
      i_ += 2;
    } else if (i_ < words_.size() &&
               std::find(kOperators.begin(), kOperators.end(), words_[i_]) != kOperators.end()) {
      ++i_;
    }
    if (i_ == first) return "";
    const std::string rest = join_spelling({words_.begin() + static_cast<std::ptrdiff_t>(first),
                                            words_.begin() + static_cast<std::ptrdiff_t>(i_)});
    return is_word_spelling(rest) ? "operator " + rest : "operator" + rest;
  }

  bool read_angles() {
    const std::size_t first = i_;
    int depth = 0;
    int parens = 0;
    for (; i_ < words_.size(); ++i_) {
      if (opens(words_[i_])) ++parens;
      if (closes(words_[i_])) --parens;
      if (parens > 0) continue;
      if (words_[i_] == "<") ++depth;
      if (words_[i_] == ">" && --depth == 0) {
        ++i_;
        target_.specialization = join_spelling({words_.begin() + static_cast<std::ptrdiff_t>(first),
                                                words_.begin() + static_cast<std::ptrdiff_t>(i_)});
        return true;
      }
    }
    return false;
  }

  std::optional<TargetName> read_signature() {
    const std::size_t first = i_;
    int depth = 0;
    for (; i_ < words_.size(); ++i_) {
      if (opens(words_[i_])) ++depth;
      if (closes(words_[i_]) && --depth == 0) break;
    }
    if (depth != 0 || i_ == words_.size()) return std::nullopt;
    ++i_;
    const Words suffix(words_.begin() + static_cast<std::ptrdiff_t>(i_), words_.end());
    const auto is_qualifier = [](std::string_view word) {
      return word == "const" || word == "volatile" || word == "&" || word == "&&" ||
             word == "noexcept";
    };
    if (!std::all_of(suffix.begin(), suffix.end(), is_qualifier)) return std::nullopt;
    target_.signature = signature_of({words_.begin() + static_cast<std::ptrdiff_t>(first),
                                      words_.begin() + static_cast<std::ptrdiff_t>(i_)},
                                     suffix);
    return target_;
  }

  Words words_;
  std::size_t i_ = 0;
  TargetName target_;
};

}  // namespace

std::optional<TargetName> parse_target_name(std::string_view text) {
  return TargetReader(split_spelling(text)).read();
}

std::string target_name_hint(std::string_view text) {
  const Words words = split_spelling(text);
  if (words.empty()) return "";
  if (words.back() == "operator") {
    return "say which operator: X::operator(), X::operator==, X::operator bool";
  }
  for (std::size_t i = 0; i < words.size() && words[i] != "(" && words[i] != "<"; ++i) {
    if (words[i] == "operator") break;
    if (!is_keyword(words[i]) || words[i] == "template") continue;
    const std::string_view word = words[i];
    const bool leads = i + 1 < words.size() && is_identifier_spelling(words[i + 1]);
    return leads ? fmt::format("leave '{}' out: a target is a name alone", word)
                 : fmt::format("'{}' is a keyword of C++ and names no declaration", word);
  }
  return "";
}

}  // namespace patchgen
