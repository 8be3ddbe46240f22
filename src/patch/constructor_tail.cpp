#include "patch/constructor_tail.h"

#include <algorithm>
#include <string_view>

#include "patch/function_head.h"
#include "patch/token_view.h"

namespace patchgen {
namespace {

/// Walks the tokens behind a constructor's head; directives are stepped over and counted.
class TailReader {
 public:
  explicit TailReader(const Found& constructor)
      : file_(*constructor.file), declaration_(*constructor.declaration) {
    tail_.head_end =
        declaration_.suffix.empty() ? declaration_.parameters.end : declaration_.suffix.end;
    for (const Token& token : code_tokens_in(file_, {tail_.head_end, declaration_.range.end})) {
      if (in_directive(token.begin)) continue;
      tokens_.push_back(token);
    }
  }

  ConstructorTail read() {
    if (word() == "try") {
      tail_.head_end = tokens_[at_].end;
      ++at_;
    }
    tail_.list_end = tail_.head_end;
    if (word() == "=") {
      tail_.defaulted = word(1) == "default";
      tail_.deleted = word(1) == "delete";
      return tail_;
    }
    if (word() == ":") {
      tail_.readable = depth_at(tokens_[at_].begin) == 0;
      ++at_;
      read_list();
    }
    if (word() == "{") read_body();
    return std::move(tail_);
  }

 private:
  [[nodiscard]] std::string_view word(std::size_t ahead = 0) const {
    return at_ + ahead < tokens_.size() ? spelling(*file_.text, tokens_[at_ + ahead]) : "";
  }

  [[nodiscard]] bool in_directive(std::size_t offset) const {
    return std::any_of(file_.outline->directives.begin(), file_.outline->directives.end(),
                       [&](const Directive& d) { return d.range.contains(offset); });
  }

  /// How many `#if` have been opened between the head and `offset`.
  [[nodiscard]] int depth_at(std::size_t offset) const {
    int depth = 0;
    for (const Directive& directive : file_.outline->directives) {
      if (directive.range.begin < tail_.head_end || directive.range.begin >= offset) continue;
      if (directive.kind == DirectiveKind::If) ++depth;
      if (directive.kind == DirectiveKind::Endif) --depth;
    }
    return depth;
  }

  void skip_group() {
    int depth = 0;
    do {
      const std::string_view w = word();
      if (w == "(" || w == "[" || w == "{") ++depth;
      if (w == ")" || w == "]" || w == "}") --depth;
      ++at_;
    } while (at_ < tokens_.size() && depth > 0);
  }

  /// The name in front of an initialiser's value: `Base` of `n::Base<T>`.
  std::string read_name() {
    std::string name;
    int angles = 0;
    while (at_ < tokens_.size()) {
      const std::string_view w = word();
      if (angles > 0 && (w == "(" || w == "[" || w == "{")) {
        skip_group();
        continue;
      }
      if (w == "(" || w == "{" || w == "," || w == ";" || w == "}") break;
      if (w == "<") ++angles;
      if (w == ">") --angles;
      if (w == ">>") angles -= 2;
      if (angles == 0 && tokens_[at_].kind == TokenKind::Identifier) name = w;
      ++at_;
    }
    return name;
  }

  void read_list() {
    while (at_ < tokens_.size()) {
      ConstructorTail::Entry entry;
      entry.range.begin = tokens_[at_].begin;
      entry.conditional = depth_at(entry.range.begin) > 0;
      entry.name = read_name();
      if (word() != "(" && word() != "{") {
        tail_.readable = false;
        return;
      }
      skip_group();
      if (word() == "...") ++at_;
      entry.range.end = tokens_[at_ - 1].end;
      tail_.list_end = entry.range.end;
      tail_.initializers.push_back(std::move(entry));
      if (word() == ",") {
        ++at_;
        continue;
      }
      tail_.readable = tail_.readable && word() == "{" && depth_at(tokens_[at_].begin) == 0;
      break;
    }
    if (at_ >= tokens_.size()) return;
    for (const Directive& directive : file_.outline->directives) {
      if (directive.range.begin >= tail_.list_end && directive.range.end <= tokens_[at_].begin) {
        tail_.list_end = directive.range.end;
      }
    }
  }

  void read_body() {
    tail_.body.begin = tokens_[at_].begin;
    skip_group();
    tail_.body.end = tokens_[at_ - 1].end;
  }

  const OutlinedFile& file_;
  const Declaration& declaration_;
  std::vector<Token> tokens_;
  std::size_t at_ = 0;
  ConstructorTail tail_;
};

}  // namespace

ConstructorTail read_constructor_tail(const Found& constructor) {
  return TailReader(constructor).read();
}

bool delegates(const ConstructorTail& tail, const std::string& class_name) {
  return tail.initializers.size() == 1 && tail.initializers.front().name == class_name;
}

bool copies_or_moves(const Found& constructor) {
  const Declaration& declaration = *constructor.declaration;
  const FunctionHead head = read_function_head(*constructor.file, declaration);
  if (head.parameters.empty()) return false;
  const auto needed = std::count_if(head.parameters.begin(), head.parameters.end(),
                                    [](const Parameter& p) { return p.default_argument.empty(); });
  if (needed > 1) return false;
  bool reference = false;
  int angles = 0;
  std::string_view type;
  for (const Token& token : code_tokens_in(*constructor.file, head.parameters.front().range)) {
    const std::string_view word = spelling(*constructor.file->text, token);
    if (word == "<") ++angles;
    if (word == ">") --angles;
    if (word == ">>") angles -= 2;
    if (angles != 0 || word == ">") continue;
    reference |= word == "&" || word == "&&";
    if (!reference && token.kind == TokenKind::Identifier) type = word;
  }
  return reference && type == declaration.name;
}

}  // namespace patchgen
