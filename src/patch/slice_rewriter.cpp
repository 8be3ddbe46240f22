#include "patch/slice_rewriter.h"

#include <algorithm>

#include "patch/token_view.h"
#include "source/indent_style.h"

namespace patchgen {
namespace {

/// Copies bytes into a CodeBlock, folding line ends to "\n" and noting lines that begin in a
/// literal.
class BlockWriter {
 public:
  BlockWriter(const OutlinedFile& file, ByteRange range, CodeBlock& block)
      : text_(*file.text), block_(block) {
    for (const Token& token : tokens_in(file, range)) {
      if (token.kind == TokenKind::Literal &&
          spelling(text_, token).find('\n') != std::string::npos)
        multi_line_literals_.push_back(token.range());
    }
  }

  void copy(ByteRange range) {
    for (std::size_t at = range.begin; at < range.end; ++at) {
      const char byte = text_.bytes()[at];
      const bool before_newline = at + 1 < text_.size() && text_.bytes()[at + 1] == '\n';
      if (byte == '\r' && before_newline) continue;
      if (byte != '\n' && byte != '\r') {
        block_.text += byte;
        continue;
      }
      end_line();
      if (in_literal(at)) block_.frozen_lines.push_back(line_);
    }
  }

  void insert(std::string_view text) {
    for (const char byte : text) {
      if (byte == '\n') {
        end_line();
      } else {
        block_.text += byte;
      }
    }
  }

 private:
  void end_line() {
    block_.text += '\n';
    ++line_;
  }

  [[nodiscard]] bool in_literal(std::size_t offset) const {
    return std::any_of(multi_line_literals_.begin(), multi_line_literals_.end(),
                       [&](ByteRange literal) { return literal.contains(offset); });
  }

  const SourceText& text_;
  CodeBlock& block_;
  std::vector<ByteRange> multi_line_literals_;
  int line_ = 0;
};

/// Takes `base`, or as much of it as is there, from the begin of each line but the first.
void dedent(CodeBlock& block, std::string_view base) {
  if (base.empty()) return;
  std::string result;
  int line = 0;
  for (std::size_t at = 0; at < block.text.size(); ++line) {
    const std::size_t newline = block.text.find('\n', at);
    const std::size_t end = newline == std::string::npos ? block.text.size() : newline + 1;
    const bool frozen = std::find(block.frozen_lines.begin(), block.frozen_lines.end(), line) !=
                        block.frozen_lines.end();
    if (line > 0 && !frozen) {
      std::size_t common = 0;
      while (common < base.size() && at + common < end && block.text[at + common] == base[common]) {
        ++common;
      }
      at += common;
    }
    result.append(block.text, at, end - at);
    at = end;
  }
  block.text = std::move(result);
}

}  // namespace

SliceRewriter::SliceRewriter(const OutlinedFile& file, ByteRange range)
    : file_(file), range_(range) {}

void SliceRewriter::replace(ByteRange range, std::string text) {
  changes_.emplace(range, std::move(text));
}

template <class Rename>
void SliceRewriter::rename_tokens(Rename&& rename) {
  for (const Token& token : tokens_in(file_, range_)) {
    const ByteRange range = token.range();
    const bool taken = std::any_of(changes_.begin(), changes_.end(), [&](const auto& change) {
      return change.first.overlaps(range);
    });
    if (taken || in_include(range.begin)) continue;
    const std::string_view old_text = spelling(*file_.text, token);
    std::string new_text = rename(token, old_text);
    if (new_text != old_text) replace(range, std::move(new_text));
  }
}

void SliceRewriter::rename_identifier(std::string_view from, std::string_view to) {
  if (from == to || from.empty()) return;
  rename_tokens([&](const Token& token, std::string_view text) {
    const bool hit = token.kind == TokenKind::Identifier && text == from;
    return std::string(hit ? to : text);
  });
}

void SliceRewriter::apply(const NameMap& names) {
  if (names.empty()) return;
  rename_tokens([&](const Token& token, std::string_view text) {
    const bool open = token.kind == TokenKind::Identifier || token.kind == TokenKind::Comment;
    return open ? names.apply(text) : std::string(text);
  });
}

bool SliceRewriter::in_include(std::size_t offset) const {
  return std::any_of(file_.outline->directives.begin(), file_.outline->directives.end(),
                     [&](const Directive& directive) {
                       return directive.kind == DirectiveKind::Include &&
                              directive.range.contains(offset);
                     });
}

SliceRewriter SliceRewriter::until(std::size_t offset) const {
  SliceRewriter part(file_, {range_.begin, offset});
  for (const auto& [range, text] : changes_) {
    if (range.end <= offset) part.replace(range, text);
  }
  return part;
}

CodeBlock SliceRewriter::render() const {
  CodeBlock block;
  block.style = detect_indent_style(*file_.text);
  BlockWriter writer(file_, range_, block);
  std::size_t at = range_.begin;
  for (const auto& [range, text] : changes_) {
    writer.copy({at, range.begin});
    writer.insert(text);
    at = range.end;
  }
  writer.copy({at, range_.end});
  dedent(block, indentation_at(*file_.text, range_.begin));
  return block;
}

void append(CodeBlock& block, std::string_view separator, const CodeBlock& tail) {
  block.text += separator;
  const auto line = static_cast<int>(std::count(block.text.begin(), block.text.end(), '\n'));
  for (const int frozen : tail.frozen_lines) block.frozen_lines.push_back(frozen + line);
  block.text += tail.text;
}

}  // namespace patchgen
