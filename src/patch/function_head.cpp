#include "patch/function_head.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "patch/code_words.h"
#include "patch/token_view.h"

namespace patchgen {
namespace {

using Tokens = std::vector<Token>;

constexpr std::array kSpecifierKeywords = {
    std::string_view("virtual"),      std::string_view("static"),
    std::string_view("explicit"),     std::string_view("inline"),
    std::string_view("constexpr"),    std::string_view("consteval"),
    std::string_view("constinit"),    std::string_view("extern"),
    std::string_view("friend"),       std::string_view("mutable"),
    std::string_view("thread_local"), std::string_view("register"),
    std::string_view("__inline"),     std::string_view("__inline__"),
    std::string_view("__forceinline")};

constexpr std::array kAttributeWords = {
    std::string_view("__attribute__"), std::string_view("__attribute"),
    std::string_view("__declspec"), std::string_view("alignas"), std::string_view("_Alignas")};

template <std::size_t N>
bool is_one_of(std::string_view word, const std::array<std::string_view, N>& words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

/// True for names that by convention are macros: GGML_API, __global__.
bool looks_like_macro(std::string_view word) {
  if (word.size() > 4 && word.starts_with("__") && word.ends_with("__")) return true;
  const auto lower = [](char c) { return c >= 'a' && c <= 'z'; };
  const auto upper = [](char c) { return c >= 'A' && c <= 'Z'; };
  return word.size() > 1 && std::none_of(word.begin(), word.end(), lower) &&
         std::any_of(word.begin(), word.end(), upper);
}

/// Walks the code tokens of a range.
class Cursor {
 public:
  Cursor(const OutlinedFile& file, Tokens tokens) : text_(*file.text), tokens_(std::move(tokens)) {}

  [[nodiscard]] bool at_end() const { return at_ >= tokens_.size(); }
  [[nodiscard]] std::size_t index() const { return at_; }
  [[nodiscard]] const Token& token(std::size_t index) const { return tokens_[index]; }
  [[nodiscard]] std::size_t size() const { return tokens_.size(); }
  [[nodiscard]] std::string_view word(std::size_t ahead = 0) const {
    return at_ + ahead < tokens_.size() ? spelling(text_, tokens_[at_ + ahead]) : "";
  }
  void advance() { ++at_; }
  void seek(std::size_t index) { at_ = index; }

  /// Steps over the group that begins here: the index behind its closing bracket.
  void skip_group() {
    int depth = 0;
    do {
      const std::string_view w = word();
      if (w == "(" || w == "[" || w == "{") ++depth;
      if (w == ")" || w == "]" || w == "}") --depth;
      advance();
    } while (!at_end() && depth > 0);
  }

  /// Steps over `<…>` when it closes before the end of the tokens; returns false else.
  bool skip_angles() {
    const std::size_t start = at_;
    int depth = 0;
    while (!at_end()) {
      const std::string_view w = word();
      if (w == "(" || w == "[" || w == "{") {
        skip_group();
        continue;
      }
      if (w == ")" || w == "]" || w == "}" || w == ";") break;
      if (w == "<") ++depth;
      if (w == ">") --depth;
      if (w == ">>") depth -= 2;
      advance();
      if (depth <= 0) return true;
    }
    at_ = start;
    return false;
  }

  [[nodiscard]] ByteRange bytes(std::size_t first, std::size_t last) const {
    return {tokens_[first].begin, tokens_[last - 1].end};
  }
  [[nodiscard]] std::string joined(std::size_t first, std::size_t last) const {
    std::string result;
    for (std::size_t i = first; i < last; ++i) {
      if (i > first) result += ' ';
      result += spelling(text_, tokens_[i]);
    }
    return result;
  }
  [[nodiscard]] TokenKind kind(std::size_t ahead = 0) const { return tokens_[at_ + ahead].kind; }

 private:
  const SourceText& text_;
  Tokens tokens_;
  std::size_t at_ = 0;
};

/// A macro word is a specifier when what follows can still be a declaration; alone it is the type.
bool is_macro_specifier(const Cursor& cursor, bool has_return_type) {
  if (cursor.kind() != TokenKind::Identifier || !looks_like_macro(cursor.word())) return false;
  if (!has_return_type) return true;
  if (cursor.word().starts_with("__")) return true;
  const std::string_view next = cursor.word(1);
  if (next.empty() || next == "const" || next == "volatile") return false;
  return next == "(" || next == "[" || cursor.kind(1) == TokenKind::Identifier ||
         cursor.kind(1) == TokenKind::Keyword;
}

void read_specifiers(Cursor& cursor, bool has_return_type, FunctionHead& head) {
  while (!cursor.at_end()) {
    const std::size_t first = cursor.index();
    Specifier::Kind kind = Specifier::Kind::Keyword;
    if (is_one_of(cursor.word(), kSpecifierKeywords)) {
      const bool is_extern = cursor.word() == "extern";
      cursor.advance();
      if (cursor.word() == "(") cursor.skip_group();
      if (is_extern && !cursor.at_end() && cursor.kind() == TokenKind::Literal) cursor.advance();
    } else if (cursor.word() == "[" && cursor.word(1) == "[") {
      kind = Specifier::Kind::Attribute;
      cursor.skip_group();
    } else if (is_one_of(cursor.word(), kAttributeWords)) {
      kind = Specifier::Kind::Attribute;
      cursor.advance();
      if (cursor.word() == "(") cursor.skip_group();
    } else if (is_macro_specifier(cursor, has_return_type)) {
      kind = Specifier::Kind::Macro;
      cursor.advance();
      if (cursor.word() == "(") cursor.skip_group();
    } else {
      break;
    }
    const std::size_t last = cursor.index();
    head.specifiers.push_back({kind, cursor.bytes(first, last), cursor.joined(first, last)});
  }
}

/// The rest of the tokens: the return type, and what stands between it and the name,
/// `void __launch_bounds__(256) k`.
void read_return_type(Cursor& cursor, FunctionHead& head) {
  const std::size_t first = cursor.index();
  std::size_t last = first;
  while (!cursor.at_end()) {
    const std::size_t begin = cursor.index();
    const std::string_view word = cursor.word();
    const bool attribute =
        is_one_of(word, kAttributeWords) || (word == "[" && cursor.word(1) == "[");
    const bool macro =
        cursor.kind() == TokenKind::Identifier && looks_like_macro(word) && cursor.word(1) == "(";
    if (begin > first && (attribute || macro)) {
      if (word != "[") cursor.advance();
      if (cursor.word() == "(" || cursor.word() == "[") cursor.skip_group();
      const std::size_t end = cursor.index();
      head.late_specifiers.push_back(
          {attribute ? Specifier::Kind::Attribute : Specifier::Kind::Macro,
           cursor.bytes(begin, end), cursor.joined(begin, end)});
      continue;
    }
    if (word == "(" || word == "[") {
      cursor.skip_group();
    } else {
      cursor.advance();
    }
    last = cursor.index();
  }
  head.return_type = cursor.bytes(first, last);
}

/// The declared name of the parameter whose tokens are [first, last): its last identifier, unless
/// that is the type itself.
std::string parameter_name(Cursor& cursor, std::size_t first, std::size_t last) {
  constexpr std::array kNoType = {std::string_view("const"),    std::string_view("volatile"),
                                  std::string_view("struct"),   std::string_view("class"),
                                  std::string_view("enum"),     std::string_view("union"),
                                  std::string_view("typename"), std::string_view("register")};
  bool type_seen = false;
  std::string name;
  cursor.seek(first);
  while (cursor.index() < last) {
    const std::string_view w = cursor.word();
    if (w == "<") {
      const std::size_t before = cursor.index();
      if (!cursor.skip_angles()) cursor.advance();
      if (cursor.index() > last) cursor.seek(before + 1);
      type_seen = true;
      name.clear();
    } else if (w == "[") {
      break;
    } else if (w == "(" && type_seen && (cursor.word(1) == "*" || cursor.word(1) == "&")) {
      // A pointer to function or a reference to array: the name is behind `*` or `&`.
      for (std::size_t i = cursor.index() + 1; i < last; ++i) {
        if (cursor.token(i).kind == TokenKind::Identifier) return cursor.joined(i, i + 1);
        if (cursor.joined(i, i + 1) == ")") break;
      }
      return "";
    } else if (w == "(") {
      cursor.skip_group();
      type_seen = true;
    } else {
      const TokenKind kind = cursor.kind();
      const bool word_token = kind == TokenKind::Identifier || kind == TokenKind::Keyword;
      if (w == "::") {
        type_seen = false;
        name.clear();
      } else if (kind == TokenKind::Identifier && type_seen) {
        name = w;
      } else if (word_token && !is_one_of(w, kNoType)) {
        type_seen = true;
        name.clear();
      }
      cursor.advance();
    }
  }
  return name;
}

void read_parameter(Cursor& cursor, std::size_t first, std::size_t last, std::size_t equals,
                    FunctionHead& head) {
  if (first == last) return;
  if (last == first + 1 && cursor.joined(first, last) == "void") return;
  Parameter parameter;
  parameter.range = cursor.bytes(first, last);
  if (equals < last) parameter.default_argument = cursor.bytes(equals, last);
  const std::size_t resume = cursor.index();
  parameter.name = parameter_name(cursor, first, std::min(equals, last));
  cursor.seek(resume);
  head.parameters.push_back(std::move(parameter));
}

void read_parameters(Cursor& cursor, FunctionHead& head) {
  constexpr auto kNone = static_cast<std::size_t>(-1);
  std::size_t first = 0;
  std::size_t equals = kNone;
  while (!cursor.at_end()) {
    const std::string_view w = cursor.word();
    if (w == ",") {
      read_parameter(cursor, first, cursor.index(), equals, head);
      cursor.advance();
      first = cursor.index();
      equals = kNone;
    } else if (w == "(" || w == "[" || w == "{") {
      cursor.skip_group();
    } else if (w == "<") {
      if (!cursor.skip_angles()) cursor.advance();
    } else {
      if (w == "=" && equals == kNone) equals = cursor.index();
      cursor.advance();
    }
  }
  read_parameter(cursor, first, cursor.index(), equals, head);
}

bool is_virt_specifier(const Cursor& cursor) {
  const std::string_view w = cursor.word();
  if (w == "override" || w == "final") return true;
  return cursor.kind() == TokenKind::Identifier && looks_like_macro(w) && !w.starts_with("__");
}

void read_suffix(Cursor& cursor, FunctionHead& head) {
  bool in_trailing_type = false;
  while (!cursor.at_end()) {
    const std::size_t first = cursor.index();
    const bool virt =
        is_virt_specifier(cursor) &&
        !(in_trailing_type && cursor.word() != "override" && cursor.word() != "final");
    if (cursor.word() == "->") in_trailing_type = true;
    if (cursor.word() == "(" || cursor.word() == "[") {
      cursor.skip_group();
    } else {
      cursor.advance();
      if (virt && cursor.word() == "(") cursor.skip_group();
    }
    const std::string text = cursor.joined(first, cursor.index());
    if (virt) {
      head.virt_specifiers.push_back({cursor.bytes(first, cursor.index()), text});
    } else {
      if (!head.qualifiers.empty()) head.qualifiers += ' ';
      head.qualifiers += text;
    }
  }
}

bool has_return_type(DeclarationKind kind) {
  return kind == DeclarationKind::Function || kind == DeclarationKind::Method;
}

std::size_t declarator_begin(const Declaration& function) {
  return function.qualifier.empty() ? function.name_range.begin : function.qualifier.begin;
}

}  // namespace

std::size_t specifiers_begin(const OutlinedFile& file, const Declaration& declaration) {
  const std::size_t begin = std::max(declaration.range.begin, declaration.template_head.end);
  const std::vector<Token> tokens = code_tokens_in(file, {begin, declaration.range.end});
  const CodeWords words(file, tokens);
  std::size_t first = 0;
  while (words.word(first) == "[" && words.word(first + 1) == "[")
    first = words.behind_group(first);
  return first < tokens.size() ? tokens[first].begin : declaration.range.begin;
}

std::size_t head_begin(const OutlinedFile& file, const Declaration& function) {
  if (function.template_head.empty()) return function.range.begin;
  const auto tokens = code_tokens_in(
      file, {function.template_head.end, std::max(function.template_head.end, function.range.end)});
  return tokens.empty() ? function.template_head.end : tokens.front().begin;
}

FunctionHead read_function_head(const OutlinedFile& file, const Declaration& function) {
  FunctionHead head;
  const std::size_t begin = head_begin(file, function);
  const std::size_t declarator = std::max(begin, declarator_begin(function));
  Cursor before(file, code_tokens_in(file, {begin, declarator}));
  read_specifiers(before, has_return_type(function.kind), head);
  if (!before.at_end()) read_return_type(before, head);
  if (function.parameters.size() >= 2) {
    Cursor parameters(
        file, code_tokens_in(file, {function.parameters.begin + 1, function.parameters.end - 1}));
    read_parameters(parameters, head);
  }
  Cursor suffix(file, code_tokens_in(file, function.suffix));
  read_suffix(suffix, head);
  return head;
}

std::string function_type(const OutlinedFile& file, const Declaration& function) {
  const FunctionHead head = read_function_head(file, function);
  return normalized(file, head.return_type) + "|" + function.signature + "|" + head.qualifiers;
}

}  // namespace patchgen
