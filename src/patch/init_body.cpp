#include "patch/init_body.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "patch/insertion_points.h"
#include "patch/token_view.h"
#include "source/blank_text.h"
#include "source/indent_style.h"

namespace patchgen {
namespace {

/// Puts statements into one body; one member for each shape that a body has.
class BodyPlanner {
 public:
  BodyPlanner(const Found& constructor, const ConstructorTail& tail,
              const std::vector<BodyCode>& before, const std::vector<BodyCode>& after,
              const std::optional<std::string>& class_indent)
      : file_(*constructor.file),
        text_(*constructor.file->text),
        declaration_(*constructor.declaration),
        tail_(tail),
        before_(before),
        after_(after),
        outer_(indentation_at(text_, declaration_.range.begin)) {
    const std::string step = level(class_indent);
    // A brace with a line to itself may be indented otherwise than its head.
    if (!tail_.defaulted && stands_first(text_, tail_.body.begin)) {
      outer_ = indentation_at(text_, tail_.body.begin);
    }
    inner_ = outer_ + step;
  }

  std::vector<Edit> plan() {
    if (tail_.defaulted) {
      fill_defaulted();
    } else if (!before_.empty() || !after_.empty()) {
      fill();
    }
    return std::move(edits_);
  }

 private:
  /// One level of indentation: as the constructor is indented in its class, else as the file is.
  [[nodiscard]] std::string level(const std::optional<std::string>& class_indent) const {
    if (class_indent && outer_.size() > class_indent->size() && outer_.starts_with(*class_indent)) {
      return outer_.substr(class_indent->size());
    }
    return one_level(detect_indent_style(text_));
  }

  /// `X() = default;` becomes `X() { … }`.
  void fill_defaulted() {
    const std::size_t semicolon = declaration_.range.end - 1;
    put({tail_.head_end, semicolon}, " {", kMarkerRank);
    for (const BodyCode& code : before_) put_lines(semicolon, code, inner_, outer_);
    for (const BodyCode& code : after_) put_lines(semicolon, code, inner_, outer_);
    put({semicolon, semicolon + 1}, "}", kCodeRank);
  }

  void fill() {
    const auto inside = tokens_in(file_, {tail_.body.begin + 1, tail_.body.end - 1});
    const std::size_t open = tail_.body.begin + 1;
    const std::size_t close = tail_.body.end - 1;
    if (inside.empty()) {
      fill_empty(open, close);
      return;
    }
    find_inner_indent(inside);
    const std::size_t first = inside.front().begin;
    const std::size_t last = inside.back().end;
    const bool one_line = text_.line_of(open) == text_.line_of(close);
    if (!before_.empty()) {
      put_before(inside, open, first);
    } else if (one_line) {
      put({open, first}, "\n" + inner_, kCodeRank);
    }
    if (!after_.empty()) {
      put_after(last, close);
    } else if (one_line) {
      put({last, close}, "\n" + outer_, kCodeRank);
    }
  }

  /// `{}`, `{ }`, or a body of blank lines.
  void fill_empty(std::size_t open, std::size_t close) {
    for (const BodyCode& code : before_) put_lines(open, code, inner_, outer_);
    for (const BodyCode& code : after_) put_lines(open, code, inner_, outer_);
    if (open != close) put({open, close}, "", kCodeRank);
  }

  /// Statements are indented as the first one that has a line to itself.
  void find_inner_indent(std::span<const Token> inside) {
    for (const Token& token : inside) {
      const std::string_view indent = indentation_at(text_, token.begin);
      const bool own_line = text_.line_begin(token.begin) + indent.size() == token.begin;
      if (!own_line || text_.line_begin(token.begin) <= tail_.body.begin) continue;
      if (spelling(text_, token) == "#") continue;
      inner_ = std::string(indent);
      return;
    }
  }

  void put_before(std::span<const Token> inside, std::size_t open, std::size_t first) {
    const ByteRange line = text_.full_line_range(text_.line_of(open - 1));
    // A comment behind the brace stays there.
    std::size_t behind = open;
    for (const Token& token : inside) {
      if (token.kind != TokenKind::Comment || token.end > line.end) break;
      behind = token.end;
    }
    if (is_blank(text_.slice({behind, line.end}))) {
      for (const BodyCode& code : before_) put_lines(line.end, code, inner_, std::nullopt);
      return;
    }
    for (const BodyCode& code : before_) put_lines(open, code, inner_, inner_);
    if (open != first) put({open, first}, "", kCodeRank);
  }

  void put_after(std::size_t last, std::size_t close) {
    const std::size_t line = text_.line_begin(close);
    if (line > tail_.body.begin && is_blank(text_.slice({line, close}))) {
      for (const BodyCode& code : after_) put_lines(line, code, inner_, std::nullopt);
      return;
    }
    for (const BodyCode& code : after_) put_lines(last, code, inner_, outer_);
    if (last != close) put({last, close}, "", kCodeRank);
  }

  void put_lines(std::size_t offset, const BodyCode& code, const std::string& indent,
                 std::optional<std::string> rest) {
    Edit edit;
    edit.range = {offset, offset};
    edit.layout = EditLayout::NewLines;
    edit.code = code.code;
    edit.indent = indent;
    edit.rest_indent = std::move(rest);
    edit.rank = kCodeRank;
    edit.operations = {code.operation};
    edits_.push_back(std::move(edit));
  }

  void put(ByteRange range, std::string text, int rank) {
    Edit edit;
    edit.range = range;
    edit.layout = EditLayout::Verbatim;
    edit.code.text = std::move(text);
    edit.rank = rank;
    edits_.push_back(std::move(edit));
  }

  const OutlinedFile& file_;
  const SourceText& text_;
  const Declaration& declaration_;
  const ConstructorTail& tail_;
  const std::vector<BodyCode>& before_;
  const std::vector<BodyCode>& after_;
  std::string outer_;
  std::string inner_;
  std::vector<Edit> edits_;
};

}  // namespace

std::vector<Edit> plan_init_body(const Found& constructor, const ConstructorTail& tail,
                                 const std::vector<BodyCode>& before,
                                 const std::vector<BodyCode>& after,
                                 const std::optional<std::string>& class_indent) {
  return BodyPlanner(constructor, tail, before, after, class_indent).plan();
}

}  // namespace patchgen
