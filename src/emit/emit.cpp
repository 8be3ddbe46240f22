#include <algorithm>
#include <string_view>

#include <patchgen/emit.h>

#include "emit/comment_text.h"
#include "emit/indentation.h"
#include "source/indent_style.h"

namespace patchgen {
namespace {

/// The line of `text` that begins at `offset`, without its line end.
std::string_view line_at(std::string_view text, std::size_t offset) {
  const std::string_view rest = text.substr(offset);
  return rest.substr(0, std::min(rest.find_first_of("\r\n"), rest.size()));
}

/// Builds the output from the first byte to the last.
class Emitter {
 public:
  Emitter(const SourceText& upstream, const HeaderFacts& header)
      : upstream_(upstream),
        line_end_(upstream.line_ending()),
        style_(detect_indent_style(upstream)) {
    copy({0, upstream.byte_order_mark_size()});
    const std::size_t begin = out_.size();
    for (const std::string& line : header_lines(header, kOpenFingerprint)) {
      out_ += line;
      end_line();
    }
    note(Segment::Origin::Header, begin, {at_, at_}, 0);
    header_end_ = out_.size();
  }

  /// `limit` is where the next edit begins.
  void apply(const Edit& edit, std::size_t index, std::size_t limit) {
    const ByteRange range = taken_range(edit, limit);
    copy({at_, range.begin});
    if (edit.layout == EditLayout::NewLines) {
      settle_gap(true);
    } else if (edit.marker || !edit.code.text.empty()) {
      settle_gap(false);
      if (!edit.marker) settle_indent();
    }
    const std::size_t begin = out_.size();
    switch (edit.layout) {
      case EditLayout::Verbatim:
        put_text(edit.code.text);
        break;
      case EditLayout::Block:
        put_block(edit, range);
        break;
      case EditLayout::NewLines:
        put_new_lines(edit);
        break;
    }
    note(Segment::Origin::Edit, begin, range, index);
    at_ = range.end;
  }

  EmittedFile finish() {
    copy({at_, upstream_.size()});
    return {.bytes = std::move(out_), .segments = std::move(segments_)};
  }

 private:
  void note(Segment::Origin origin, std::size_t begin, ByteRange upstream, std::size_t edit) {
    if (begin == out_.size() && upstream.empty()) return;
    segments_.push_back({origin, {begin, out_.size()}, upstream, edit});
  }

  /// The bytes that `edit` takes the place of: a marker brings lines of its own, so it takes the
  /// blanks around them too, those behind as far as `limit`.
  [[nodiscard]] ByteRange taken_range(const Edit& edit, std::size_t limit) const {
    ByteRange range = edit.range;
    if (edit.layout != EditLayout::Block || !edit.marker) return range;
    const auto is_blank = [&](std::size_t at) {
      return upstream_.bytes()[at] == ' ' || upstream_.bytes()[at] == '\t';
    };
    while (range.begin > at_ && is_blank(range.begin - 1)) --range.begin;
    if (breaks_line(range.begin) && goes_on(range.end)) {
      while (range.end < limit && is_blank(range.end)) ++range.end;
    }
    return range;
  }

  /// Something stands before `offset` on its line.
  [[nodiscard]] bool breaks_line(std::size_t offset) const {
    return offset != upstream_.line_begin(offset) && offset > upstream_.byte_order_mark_size();
  }

  /// Something stands behind `offset` on its line.
  [[nodiscard]] bool goes_on(std::size_t offset) const {
    return line_at(upstream_.bytes(), offset).find_first_not_of(" \t") != std::string_view::npos;
  }

  void copy(ByteRange range) {
    if (range.empty()) return;
    const std::string_view below = line_at(upstream_.bytes(), range.begin);
    const std::size_t first = below.find_first_not_of(" \t");
    settle_gap(first == std::string_view::npos || below[first] == '}');
    settle_indent();
    const std::size_t begin = out_.size();
    out_ += upstream_.slice(range);
    note(Segment::Origin::Upstream, begin, range, 0);
    at_ = range.end;
  }

  /// Puts the blank line that the new lines above want below them, unless what comes next, another
  /// group of new lines, a blank line or a closing brace, makes do without.
  void settle_gap(bool makes_do) {
    if (owes_gap_ && !makes_do) {
      end_line();
      segments_.back().output.end = out_.size();
    }
    if (!makes_do) owes_gap_ = false;
    gap_wanted_above_ = owes_gap_;
    owes_gap_ = false;
  }

  /// Puts the indentation of the rest of a line that new lines were put into.
  void settle_indent() {
    if (owed_indent_.empty()) return;
    out_ += owed_indent_;
    owed_indent_.clear();
    segments_.back().output.end = out_.size();
  }

  void end_line() { out_ += line_end_; }

  /// `text` with upstream's line ends.
  void put_text(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n') continue;
      if (text[i] == '\n') {
        end_line();
      } else {
        out_ += text[i];
      }
    }
  }

  /// The marker's lines, and the indentation of the line below them.
  void put_marker(const Marker& marker, std::string_view indent) {
    for (const std::string& line : marker_lines(marker)) {
      out_ += line;
      end_line();
      out_ += indent;
    }
  }

  /// In the place of a range: behind the indentation of its first line, or on lines of its own.
  void put_block(const Edit& edit, ByteRange taken) {
    const std::string indent(indentation_at(upstream_, edit.range.begin));
    const bool parts_line = edit.marker && !at_line_begin();
    if (edit.marker) {
      owed_indent_.clear();
      if (parts_line) end_line();
      if (parts_line || has_text_above()) end_line();
      out_ += indent;
      put_marker(*edit.marker, indent);
    }
    put_text(indent_block(edit.code, indent, style_));
    // What follows on the line must not become part of a comment.
    const std::string& code = edit.code.text;
    const std::size_t last_line = code.rfind('\n') + 1;
    const bool may_end_in_comment = code.find("//", last_line) != std::string::npos;
    if ((parts_line || may_end_in_comment) && !code.empty() && goes_on(taken.end)) {
      end_line();
      owed_indent_ = indent;
    }
  }

  void put_new_lines(const Edit& edit) {
    const bool breaks_line = !at_line_begin();
    if (breaks_line) end_line();
    const bool at_end = edit.range.begin == upstream_.size();
    const bool wants_gap = edit.blank_line_around || gap_wanted_above_;
    if (wants_gap && (!breaks_line || at_end) && has_text_above()) end_line();
    out_ += edit.indent;
    if (edit.marker) put_marker(*edit.marker, edit.indent);
    // Directives begin their line, the first one too.
    if (edit.code.text.starts_with('#')) out_.resize(out_.size() - edit.indent.size());
    put_text(indent_block(edit.code, edit.indent, style_));
    if (!breaks_line || !at_end) end_line();
    if (breaks_line && !at_end) {
      owed_indent_ = edit.rest_indent ? *edit.rest_indent
                                      : std::string(indentation_at(upstream_, edit.range.begin));
    }
    owes_gap_ = edit.blank_line_around && !breaks_line && !at_end;
  }

  [[nodiscard]] bool at_line_begin() const {
    return out_.size() == header_end_ || out_.back() == '\n' || out_.back() == '\r';
  }

  /// The line above the end of the output is neither blank nor does it open something (`{`,
  /// `public:`, `#if`).
  [[nodiscard]] bool has_text_above() const {
    std::string_view above = out_;
    above.remove_suffix(line_end_.size());
    const std::size_t newline = above.find_last_of("\r\n");
    if (newline != std::string_view::npos) above.remove_prefix(newline + 1);
    const std::size_t last = above.find_last_not_of(" \t");
    if (last == std::string_view::npos || above[last] == '{' || above[last] == ':') return false;
    above.remove_prefix(above.find_first_not_of(" \t"));
    if (!above.starts_with('#')) return true;
    above.remove_prefix(std::min(above.find_first_not_of(" \t", 1), above.size()));
    return !above.starts_with("if") && !above.starts_with("el");
  }

  const SourceText& upstream_;
  std::string_view line_end_;
  IndentStyle style_;
  std::string out_;
  std::vector<Segment> segments_;
  std::size_t at_ = 0;          ///< in upstream: what is before it has been dealt with
  std::size_t header_end_ = 0;  ///< in the output
  bool owes_gap_ = false;       ///< the last new lines want a blank line below them
  bool gap_wanted_above_ = false;
  std::string owed_indent_;  ///< of upstream's text that goes on behind new lines
};

}  // namespace

EmittedFile emit(const SourceText& upstream, const std::vector<Edit>& edits,
                 const HeaderFacts& header) {
  Emitter emitter(upstream, header);
  for (std::size_t i = 0; i < edits.size(); ++i) {
    const bool is_last = i + 1 == edits.size();
    emitter.apply(edits[i], i, is_last ? upstream.size() : edits[i + 1].range.begin);
  }
  return emitter.finish();
}

}  // namespace patchgen
