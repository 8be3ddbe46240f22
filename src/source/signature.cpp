#include "source/signature.h"

#include <algorithm>
#include <span>
#include <unordered_set>

#include <patchgen/target.h>

#include "source/macro_names.h"
#include "source/spelling.h"

namespace patchgen {
namespace {

using Words = std::vector<std::string_view>;
using WordSpan = std::span<const std::string_view>;

bool is_one_of(std::string_view word, const std::unordered_set<std::string_view>& set) {
  return set.contains(word);
}

bool is_builtin(std::string_view word) {
  static const std::unordered_set<std::string_view> set = {
      "void", "bool", "char",  "char8_t", "char16_t", "char32_t", "wchar_t", "short",
      "int",  "long", "float", "double",  "signed",   "unsigned", "auto",    "__int128"};
  return is_one_of(word, set);
}

bool is_cv(std::string_view word) {
  return word == "const" || word == "volatile";
}

/// Words that say nothing about which type it is.
bool is_dropped(std::string_view word) {
  static const std::unordered_set<std::string_view> set = {
      "class", "struct", "union", "enum", "typename", "register", "__restrict", "__restrict__"};
  return is_one_of(word, set);
}

bool opens(std::string_view word) {
  return word == "(" || word == "[" || word == "{";
}
bool closes(std::string_view word) {
  return word == ")" || word == "]" || word == "}";
}

/// Index behind the group that opens at `i`.
std::size_t after_group(WordSpan words, std::size_t i) {
  int depth = 0;
  for (; i < words.size(); ++i) {
    if (opens(words[i])) ++depth;
    if (closes(words[i]) && --depth == 0) return i + 1;
  }
  return words.size();
}

/// Finds where template arguments end. After one `<` that turns out to be less-than, the rest of
/// the same list is taken so too, which keeps the whole linear.
class AngleFinder {
 public:
  /// Index behind the arguments that open at `i` (on `<`); `i + 1` when that is less-than.
  std::size_t after_angles(WordSpan words, std::size_t i) {
    int depth = 0;
    for (std::size_t k = i; k < words.size() && !failed_;) {
      if (opens(words[k])) {
        k = after_group(words, k);
        continue;
      }
      if (words[k] == "<" && k > 0 && is_identifier_spelling(words[k - 1])) ++depth;
      if (words[k] == ">" && --depth == 0) return k + 1;
      ++k;
    }
    failed_ = true;
    return i + 1;
  }

 private:
  bool failed_ = false;
};

/// `words` cut at its top-level commas; a default argument is cut off.
std::vector<Words> split_parameters(WordSpan words) {
  std::vector<Words> parameters(1);
  AngleFinder angles;
  bool in_default = false;
  for (std::size_t i = 0; i < words.size();) {
    std::size_t next = i + 1;
    if (opens(words[i])) {
      next = after_group(words, i);
    } else if (words[i] == "<" && i > 0 && is_identifier_spelling(words[i - 1])) {
      next = angles.after_angles(words, i);
    } else if (words[i] == ",") {
      parameters.emplace_back();
      in_default = false;
      i = next;
      continue;
    } else if (words[i] == "=") {
      in_default = true;
    }
    if (!in_default) {
      parameters.back().insert(parameters.back().end(),
                               words.begin() + static_cast<std::ptrdiff_t>(i),
                               words.begin() + static_cast<std::ptrdiff_t>(next));
    }
    i = next;
  }
  return parameters;
}

/// A parameter's type in pieces, its name dropped.
class ParameterReader {
 public:
  ParameterReader(WordSpan words, int depth) : words_(words), depth_(depth) {}

  Words read() {
    for (std::size_t i = 0; i < words_.size();) i = step(i);
    drop_name();
    drop_leading_macro();
    return assemble();
  }

 private:
  struct Piece {
    std::size_t first;
    std::size_t last;
    bool is_path;  ///< an identifier, maybe qualified, with template arguments
  };

  std::size_t step(std::size_t i) {
    const std::string_view word = words_[i];
    if (word == "[" && i + 1 < words_.size() && words_[i + 1] == "[") return after_group(words_, i);
    if (word == "alignas" || word == "__attribute__" || word == "__declspec") {
      return i + 1 < words_.size() && words_[i + 1] == "(" ? after_group(words_, i + 1) : i + 1;
    }
    if (is_dropped(word)) return i + 1;
    if (is_cv(word)) {
      // In front of the first `*` or `&` it belongs to the type; behind it, to the pointer.
      if (!pointers_seen_) {
        (word == "const" ? is_const_ : is_volatile_) = true;
        return i + 1;
      }
      return add(i, i + 1, false);
    }
    if (word == "*" || word == "&" || word == "&&") pointers_seen_ = true;
    if (word == "::" || (is_identifier_spelling(word) && !is_builtin(word) && word != "decltype" &&
                         word != "this")) {
      return add(i, after_path(i), true);
    }
    if (word == "decltype" && i + 1 < words_.size() && words_[i + 1] == "(") {
      return add(i, after_group(words_, i + 1), false);
    }
    if (word == "(") {
      pointers_seen_ = true;
      return add(i, after_group(words_, i), false);
    }
    if (opens(word)) return add(i, after_group(words_, i), false);
    return add(i, i + 1, false);
  }

  std::size_t add(std::size_t first, std::size_t last, bool is_path) {
    pieces_.push_back({first, last, is_path});
    return last;
  }

  std::size_t after_path(std::size_t i) {
    while (i < words_.size()) {
      if (words_[i] == "::" || words_[i] == "template") {
        ++i;
        continue;
      }
      if (!is_identifier_spelling(words_[i])) break;
      ++i;
      if (i < words_.size() && words_[i] == "<") i = angles_.after_angles(words_, i);
      if (i >= words_.size() || words_[i] != "::") break;
    }
    return i;
  }

  [[nodiscard]] bool is_type_piece(const Piece& piece) const {
    const std::string_view word = words_[piece.first];
    return piece.is_path || is_builtin(word) || word == "decltype";
  }

  [[nodiscard]] bool is_plain_name(const Piece& piece) const {
    return piece.is_path && piece.last == piece.first + 1;
  }

  /// The name is the last identifier that has a type in front of it.
  void drop_name() {
    std::size_t types = 0;
    std::size_t name = pieces_.size();
    for (std::size_t k = 0; k < pieces_.size(); ++k) {
      if (!is_type_piece(pieces_[k])) continue;
      if (types > 0 && is_plain_name(pieces_[k]) && !is_trailing_macro(name, k)) name = k;
      ++types;
    }
    if (name == pieces_.size()) return;
    // `int x ATTRIBUTE`: of what stands behind the name only array bounds count.
    std::vector<Piece> kept(pieces_.begin(), pieces_.begin() + static_cast<std::ptrdiff_t>(name));
    for (std::size_t k = name + 1; k < pieces_.size(); ++k) {
      if (words_[pieces_[k].first] == "[" || words_[pieces_[k].first] == "...") {
        kept.push_back(pieces_[k]);
      }
    }
    pieces_ = std::move(kept);
  }

  /// `GRID_CONSTANT Params`: a macro in front of a type is an annotation.
  void drop_leading_macro() {
    if (pieces_.size() < 2 || !is_plain_name(pieces_[0]) || !is_type_piece(pieces_[1])) return;
    if (looks_like_macro(words_[pieces_[0].first])) pieces_.erase(pieces_.begin());
  }

  /// A macro directly behind what is the name already.
  [[nodiscard]] bool is_trailing_macro(std::size_t name, std::size_t k) const {
    return name + 1 == k && looks_like_macro(words_[pieces_[k].first]) &&
           !looks_like_macro(words_[pieces_[name].first]);
  }

  Words assemble() const {
    const bool by_value = !pointers_seen_;
    Words type;
    if (!by_value && is_const_) type.push_back("const");
    if (!by_value && is_volatile_) type.push_back("volatile");
    for (std::size_t k = 0; k < pieces_.size(); ++k) {
      const Piece& piece = pieces_[k];
      const bool is_parens = words_[piece.first] == "(";
      if (is_parens && k > 0 && words_[pieces_[k - 1].first] == "(" && depth_ < kMostDepth) {
        append_parameters(piece, type);
      } else if (is_parens) {
        append_without_name(piece, type);
      } else {
        type.insert(type.end(), words_.begin() + static_cast<std::ptrdiff_t>(piece.first),
                    words_.begin() + static_cast<std::ptrdiff_t>(piece.last));
      }
    }
    // Qualifiers of the pointer itself do not matter to the caller.
    while (!type.empty() && is_cv(type.back())) type.pop_back();
    return type;
  }

  /// The parameters behind `(*name)`, their names dropped too.
  void append_parameters(const Piece& group, Words& type) const {
    if (group.last - group.first < 2 || words_[group.last - 1] != ")") return;
    const WordSpan inner = words_.subspan(group.first + 1, group.last - group.first - 2);
    type.push_back("(");
    for (const Words& parameter : split_parameters(inner)) {
      const Words one = ParameterReader(parameter, depth_ + 1).read();
      if (one.empty() || (one.size() == 1 && one[0] == "void")) continue;
      if (type.back() != "(") type.push_back(",");
      type.insert(type.end(), one.begin(), one.end());
    }
    type.push_back(")");
  }

  /// `(*name)`, `(&name)`, `(X::*name)` without the name; `(int a)` as it is.
  void append_without_name(const Piece& group, Words& type) const {
    std::size_t last_pointer = group.last;
    for (std::size_t i = group.first; i < group.last; ++i) {
      if (words_[i] == "*" || words_[i] == "&" || words_[i] == "&&") last_pointer = i;
      if (words_[i] == ",") {
        last_pointer = group.last;
        break;
      }
    }
    for (std::size_t i = group.first; i < group.last; ++i) {
      const bool is_name =
          last_pointer < i && is_identifier_spelling(words_[i]) && !is_cv(words_[i]);
      if (!is_name) type.push_back(words_[i]);
    }
  }

  /// Parameter lists nested deeper keep their names.
  static constexpr int kMostDepth = 4;

  WordSpan words_;
  int depth_;  ///< how many parameter lists it stands in
  AngleFinder angles_;
  std::vector<Piece> pieces_;
  bool is_const_ = false;
  bool is_volatile_ = false;
  bool pointers_seen_ = false;
};

std::string qualifiers_of(WordSpan suffix) {
  bool is_const = false;
  bool is_volatile = false;
  std::string_view reference;
  for (std::size_t i = 0; i < suffix.size(); ++i) {
    const std::string_view word = suffix[i];
    if (word == "->" || word == "requires" || word == "=" || word == ":" || word == "{") break;
    if (word == "const") is_const = true;
    if (word == "volatile") is_volatile = true;
    if (word == "&" || word == "&&") reference = word;
    if (opens(word)) i = after_group(suffix, i) - 1;
  }
  std::string qualifiers;
  if (is_const) qualifiers += " const";
  if (is_volatile) qualifiers += " volatile";
  if (!reference.empty()) qualifiers.append(" ").append(reference);
  return qualifiers;
}

/// `>>` closes two lists of template arguments: always two tokens here.
Words split_closers(const Words& words) {
  Words split;
  split.reserve(words.size());
  for (const std::string_view word : words) {
    if (word == ">>") {
      split.push_back(word.substr(0, 1));
      split.push_back(word.substr(1));
    } else {
      split.push_back(word);
    }
  }
  return split;
}

}  // namespace

std::string signature_of(const std::vector<std::string_view>& parameters,
                         const std::vector<std::string_view>& suffix) {
  Words inner = split_closers(parameters);
  if (!inner.empty() && inner.front() == "(") inner.erase(inner.begin());
  if (!inner.empty() && inner.back() == ")") inner.pop_back();
  std::string signature = "(";
  for (const Words& parameter : split_parameters(inner)) {
    const Words type = ParameterReader(parameter, 0).read();
    if (type.empty() || (type.size() == 1 && type[0] == "void")) continue;
    if (signature.size() > 1) signature += ", ";
    signature += join_spelling(type);
  }
  return signature + ")" + qualifiers_of(suffix);
}

std::string canonical_signature(std::string_view parameters, std::string_view suffix) {
  return signature_of(split_spelling(parameters), split_spelling(suffix));
}

}  // namespace patchgen
