#include "source/canonical_words.h"

#include <algorithm>
#include <cctype>
#include <optional>

#include "source/canonical_order.h"
#include "source/comment_words.h"
#include "source/namespace_braces.h"
#include "source/template_closers.h"

namespace patchgen {
namespace {

using Kind = CanonicalWord::Kind;

/// Whether `gap`, what stands between two tokens, ends a line: a line end behind `\` does not.
bool ends_line(std::string_view gap) {
  for (std::size_t at = gap.find_first_of("\r\n"); at != std::string_view::npos;
       at = gap.find_first_of("\r\n", at + 1)) {
    if (gap[at] == '\n' && at > 0 && gap[at - 1] == '\r') continue;  // judged with the "\r"
    const std::size_t before =
        at == 0 ? std::string_view::npos : gap.find_last_not_of(" \t", at - 1);
    if (before == std::string_view::npos || gap[before] != '\\') return true;
  }
  return false;
}

/// Where the contents of a string literal begin, behind its prefix and `"`, when it is one that can
/// be joined with its neighbours: neither raw nor with a suffix.
std::optional<std::size_t> plain_string(std::string_view literal) {
  const std::size_t quote = literal.find('"');
  if (quote == std::string_view::npos || literal.size() < quote + 2 || !literal.ends_with('"')) {
    return std::nullopt;
  }
  const std::string_view prefix = literal.substr(0, quote);
  const bool is_plain =
      prefix.empty() || prefix == "L" || prefix == "u8" || prefix == "u" || prefix == "U";
  return is_plain ? std::optional(quote + 1) : std::nullopt;
}

/// Whether a digit behind `contents` would become part of an escape sequence (`\x1f`, `\17`).
bool ends_in_numeric_escape(std::string_view contents) {
  constexpr std::size_t kLongest = 16;  // in bytes: keeps joining many strings linear
  contents = contents.substr(contents.size() - std::min(contents.size(), kLongest));
  const std::size_t backslash = contents.rfind('\\');
  if (backslash == std::string_view::npos || backslash + 1 == contents.size()) return false;
  const std::string_view escape = contents.substr(backslash + 1);
  const auto is_hex = [](unsigned char c) { return std::isxdigit(c) != 0; };
  const bool numeric = escape[0] == 'x' || std::isdigit(static_cast<unsigned char>(escape[0])) != 0;
  return numeric && std::all_of(escape.begin() + 1, escape.end(), is_hex);
}

class CanonicalReader {
 public:
  CanonicalReader(const SourceText& text, const std::vector<Token>& tokens,
                  std::vector<CanonicalWord>& words, std::deque<std::string>& joined)
      : text_(text),
        tokens_(tokens),
        braces_(text, tokens),
        closers_(text, tokens),
        words_(words),
        joined_(joined) {
    words_.reserve(tokens.size() + tokens.size() / 4);
  }

  void run() {
    for (std::size_t i = 0; i < tokens_.size();) {
      if (tokens_[i].kind == TokenKind::Comment) {
        add_comment(i++);
      } else if (word_at(i) == "#" && breaks_line(i)) {
        i = read_directive(i);
      } else if (const std::size_t end = using_declaration_end(i); end != i) {
        i = read_using_declaration(i, end);
      } else {
        i = read_token(i);
      }
    }
    sort_units(words_, units_);
  }

 private:
  [[nodiscard]] std::string_view word_at(std::size_t i) const {
    return spelling(text_, tokens_[i]);
  }

  /// The token `i` is the first one of a logical line.
  [[nodiscard]] bool breaks_line(std::size_t i) const {
    if (i == 0) return true;
    const std::size_t before = tokens_[i - 1].end;
    return before < tokens_[i].begin && ends_line(text_.slice({before, tokens_[i].begin}));
  }

  [[nodiscard]] bool is_line_comment(std::size_t i) const {
    return i < tokens_.size() && tokens_[i].kind == TokenKind::Comment &&
           word_at(i).starts_with("//");
  }

  /// The end of the comments that trail what stands before token `i`: those on its line, and below
  /// a `//` those that go on with it, aligned under it.
  [[nodiscard]] std::size_t trailing_comments_end(std::size_t i) const {
    const std::size_t first = i;
    while (i < tokens_.size() && tokens_[i].kind == TokenKind::Comment && !breaks_line(i)) ++i;
    if (i == first || !is_line_comment(i - 1)) return i;
    while (is_line_comment(i)) {
      const LineColumn above = text_.position(tokens_[i - 1].begin);
      const LineColumn here = text_.position(tokens_[i].begin);
      if (here.line != above.line + 1 || here.column != above.column) break;
      ++i;
    }
    return i;
  }

  void add(Kind kind, std::string_view text, std::size_t offset) {
    words_.push_back({kind, text, offset});
  }

  void add_comment(std::size_t i) {
    const std::string_view comment = word_at(i);
    for (const std::string_view word : comment_words(comment)) {
      add(Kind::Comment, word,
          tokens_[i].begin + static_cast<std::size_t>(word.data() - comment.data()));
    }
  }

  void add_comments(std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) add_comment(i);
  }

  void add_token(std::size_t i) {
    const std::string_view word = word_at(i);
    if (closers_.read(i)) {  // `>>`, where another style has `> >`
      add(Kind::Token, word.substr(0, 1), tokens_[i].begin);
      add(Kind::Token, word.substr(1), tokens_[i].begin + 1U);
      return;
    }
    if (tokens_[i].kind == TokenKind::Literal && add_literal(i, word)) return;
    add(Kind::Token, word, tokens_[i].begin);
  }

  /// Adds literals that are not what they look like; false for all others.
  bool add_literal(std::size_t i, std::string_view word) {
    constexpr std::string_view kEmpty = "\"\"";
    const bool names_operator = !words_.empty() && words_.back().text == "operator" &&
                                word.starts_with(kEmpty) && word.size() > kEmpty.size();
    if (names_operator) {  // `operator""_n` is `operator "" _n`
      add(Kind::Token, word.substr(0, kEmpty.size()), tokens_[i].begin);
      add(Kind::Token, word.substr(kEmpty.size()), tokens_[i].begin + kEmpty.size());
      return true;
    }
    if (word.find('\r') == std::string_view::npos) return join_string(word);
    // A line end within a raw string is one line end, however the check-out spells it.
    std::string& unix = joined_.emplace_back();
    for (std::size_t at = 0; at < word.size(); ++at) {
      if (word[at] != '\r' || at + 1 == word.size() || word[at + 1] != '\n') unix += word[at];
    }
    if (!join_string(unix)) add(Kind::Token, unix, tokens_[i].begin);
    return true;
  }

  /// Makes one word of adjacent string literals.
  bool join_string(std::string_view word) {
    const std::optional<std::size_t> contents = plain_string(word);
    if (!contents || words_.empty() || words_.back().kind != Kind::Token) return false;
    const std::string_view before = words_.back().text;
    if (plain_string(before) != contents || !before.starts_with(word.substr(0, *contents))) {
      return false;
    }
    const std::string_view kept = before.substr(0, before.size() - 1);
    const std::string_view rest = word.substr(*contents);
    const bool is_digit = std::isxdigit(static_cast<unsigned char>(rest[0])) != 0;
    if (is_digit && ends_in_numeric_escape(kept)) return false;
    if (growing_ != nullptr && before.data() == growing_->data()) {
      growing_->pop_back();
    } else {
      growing_ = &joined_.emplace_back(kept);
    }
    *growing_ += rest;
    words_.back().text = *growing_;
    return true;
  }

  std::size_t read_token(std::size_t i) {
    const std::string_view word = word_at(i);
    add_token(i);
    begins_statement_ = word == ";" || word == "{" || word == "}" || word == ":";
    if (word == "{") braces_.open(i);
    ++i;
    if (word != "}") return i;
    const std::optional<std::string> name = braces_.close();
    const std::size_t end = trailing_comments_end(i);
    if (end == i) return i;
    const std::size_t first = words_.size();
    add_comments(i, end);
    std::vector<std::string_view> comment;
    for (std::size_t at = first; at < words_.size(); ++at) comment.push_back(words_[at].text);
    if (ends_namespace(comment, name.value_or(""))) {
      words_.resize(first);
    } else if (name) {
      for (std::size_t at = first; at < words_.size(); ++at) {
        words_[at].kind = Kind::NamespaceEnd;
      }
    }
    return end;
  }

  /// The index behind the `;` of a using-declaration (`using a::b;`) that begins at `i`; `i` when
  /// none does.
  [[nodiscard]] std::size_t using_declaration_end(std::size_t i) const {
    if (!begins_statement_ || tokens_[i].kind != TokenKind::Keyword || word_at(i) != "using") {
      return i;
    }
    std::size_t end = i + 1;
    while (end < tokens_.size() &&
           (tokens_[end].kind == TokenKind::Identifier || word_at(end) == "::")) {
      ++end;
    }
    return end < tokens_.size() && end > i + 1 && word_at(end) == ";" ? end + 1 : i;
  }

  std::size_t read_using_declaration(std::size_t begin, std::size_t end) {
    const std::size_t first = words_.size();
    for (std::size_t i = begin; i < end; ++i) add_token(i);
    return end_unit(false, first, end);
  }

  std::size_t end_unit(bool is_include, std::size_t first, std::size_t i) {
    const std::size_t end = trailing_comments_end(i);
    add_comments(i, end);
    units_.push_back({is_include, first, words_.size()});
    begins_statement_ = true;
    return end;
  }

  std::size_t read_directive(std::size_t begin) {
    std::size_t end = begin + 1;
    while (end < tokens_.size() && !breaks_line(end)) ++end;
    while (end > begin + 1 && tokens_[end - 1].kind == TokenKind::Comment) --end;
    const std::string_view name = begin + 1 < end ? word_at(begin + 1) : std::string_view();
    const std::size_t first = words_.size();
    closers_.begin_directive();
    const bool is_include =
        end > begin + 2 && (name == "include" || name == "include_next" || name == "import");
    if (is_include) {
      add_token(begin);
      add_token(begin + 1);
      add(Kind::Token, text_.slice({tokens_[begin + 2].begin, tokens_[end - 1].end}),
          tokens_[begin + 2].begin);
    } else {
      add_directive_tokens(begin, end, name == "define");
    }
    add(Kind::DirectiveEnd, "", tokens_[end - 1].end);
    closers_.end_directive();
    braces_.directive(name);
    begins_statement_ = true;
    return is_include ? end_unit(true, first, end) : end;
  }

  void add_directive_tokens(std::size_t begin, std::size_t end, bool is_define) {
    for (std::size_t i = begin; i < end; ++i) {
      if (tokens_[i].kind == TokenKind::Comment) {
        add_comment(i);
        continue;
      }
      // `#define F(x)` takes arguments, `#define F (x)` does not.
      if (is_define && i == begin + 3 && word_at(i) == "(" &&
          tokens_[i].begin != tokens_[i - 1].end) {
        add(Kind::MacroBody, "", tokens_[i].begin);
      }
      add_token(i);
    }
  }

  const SourceText& text_;
  const std::vector<Token>& tokens_;
  NamespaceBraces braces_;
  TemplateClosers closers_;
  std::vector<CanonicalWord>& words_;
  std::deque<std::string>& joined_;
  std::string* growing_ = nullptr;  ///< the joined string that the last word may be
  std::vector<SortableUnit> units_;
  bool begins_statement_ = true;
};

}  // namespace

CanonicalText::CanonicalText(const SourceText& text, const std::vector<Token>& tokens) {
  CanonicalReader(text, tokens, words_, joined_).run();
}

}  // namespace patchgen
