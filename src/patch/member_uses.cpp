#include "patch/member_uses.h"

#include <algorithm>
#include <set>
#include <string_view>

#include "patch/gone_ranges.h"
#include "patch/token_view.h"

namespace patchgen {
namespace {

bool is_one_of(std::string_view word, const std::vector<std::string>& words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

/// Reads one file.
class UseReader {
 public:
  UseReader(const OutlinedFile& file, const std::vector<std::string>& class_names,
            const std::vector<std::string>& members)
      : text_(*file.text),
        tokens_(code_tokens_in(file, {0, file.text->size()})),
        class_names_(class_names),
        members_(members) {
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      if (!is_declarator(i)) continue;
      (is_of_class(i) ? variables_ : others_).insert(word(i));
    }
  }

  /// Indices of the tokens that use a member.
  [[nodiscard]] std::vector<std::size_t> run() const {
    std::vector<std::size_t> uses;
    for (std::size_t i = 2; i < tokens_.size(); ++i) {
      if (!is_one_of(word(i), members_)) continue;
      const std::string_view previous = word(i - 1);
      const std::string_view owner = word(i - 2);
      const bool qualified = previous == "::" && is_one_of(owner, class_names_);
      const bool through = (previous == "." || previous == "->") && variables_.contains(owner) &&
                           !others_.contains(owner);
      if (qualified || through) uses.push_back(i);
    }
    return uses;
  }

  [[nodiscard]] const Token& token(std::size_t index) const { return tokens_[index]; }
  [[nodiscard]] std::string name(std::size_t index) const { return std::string(word(index)); }

 private:
  [[nodiscard]] std::string_view word(std::size_t index) const {
    return index < tokens_.size() ? spelling(text_, tokens_[index]) : "";
  }

  /// The token is a name that is being declared: a type stands in front of it.
  [[nodiscard]] bool is_declarator(std::size_t index) const {
    if (index == 0 || tokens_[index].kind != TokenKind::Identifier) return false;
    const std::string_view next = word(index + 1);
    const bool ends = next == ";" || next == "=" || next == "," || next == ")" || next == "{" ||
                      next == "(" || next == "[" || next == ":";
    if (!ends) return false;
    const std::string_view previous = word(index - 1);
    const TokenKind kind = tokens_[index - 1].kind;
    if (kind == TokenKind::Identifier) return true;
    if (kind == TokenKind::Keyword) return previous != "return" && previous != "new";
    return previous == "&" || previous == "*" || previous == "&&" || previous == ">";
  }

  /// The type in front of the declarator is the class, a reference or pointer to it, or `…_ptr<X>`.
  [[nodiscard]] bool is_of_class(std::size_t index) const {
    std::size_t at = index - 1;
    while (at > 0 &&
           (word(at) == "&" || word(at) == "*" || word(at) == "&&" || word(at) == "const")) {
      --at;
    }
    if (is_one_of(word(at), class_names_)) return true;
    if (word(at) == "auto") return is_made_of_class(index);
    if (word(at) != ">") return false;
    int depth = 0;
    std::size_t open = at;
    for (;; --open) {
      if (word(open) == ">") ++depth;
      if (word(open) == "<" && --depth == 0) break;
      if (open == 0 || word(open) == ";") return false;
    }
    if (open == 0) return false;
    if (is_one_of(word(open - 1), class_names_)) return true;
    return word(open - 1).ends_with("_ptr") && open + 1 < at &&
           is_one_of(word(at - 1), class_names_);
  }

  /// `auto x = X(…)`, `= new X`, `= std::make_shared<X>(…)`.
  [[nodiscard]] bool is_made_of_class(std::size_t index) const {
    if (word(index + 1) != "=") return false;
    std::size_t at = index + 2;
    if (word(at) == "new") ++at;
    while (word(at + 1) == "::") at += 2;
    if (word(at).starts_with("make_") && word(at + 1) == "<") {
      at += 2;
      while (word(at + 1) == "::") at += 2;
    }
    const std::string_view next = word(at + 1);
    return is_one_of(word(at), class_names_) && (next == "(" || next == "{" || next == ">");
  }

  const SourceText& text_;
  std::vector<Token> tokens_;
  const std::vector<std::string>& class_names_;
  const std::vector<std::string>& members_;
  std::set<std::string_view> variables_;  ///< declared with the class
  std::set<std::string_view> others_;     ///< declared with another type
};

}  // namespace

std::vector<MemberUse> member_uses(const PlanState& state, const Found& class_,
                                   const std::vector<std::string>& class_names,
                                   const std::vector<std::string>& members) {
  std::vector<MemberUse> uses;
  for (std::size_t source = 0; source < state.input.sources.size(); ++source) {
    const OutlinedFile& file = state.input.sources[source];
    const GoneRanges gone(state.plan.edits, source);
    const UseReader reader(file, class_names, members);
    for (const std::size_t index : reader.run()) {
      const std::size_t offset = reader.token(index).begin;
      const bool own = class_.file_index == source && class_.declaration->range.contains(offset);
      if (!own && !gone.contains(offset)) uses.push_back({source, offset, reader.name(index)});
    }
  }
  return uses;
}

}  // namespace patchgen
