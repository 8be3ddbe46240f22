#include <patchgen/emit.h>

#include <algorithm>
#include <string_view>

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

  void apply(const Edit& edit, std::size_t index) {
    copy({at_, edit.range.begin});
    if (edit.layout == EditLayout::NewLines) {
      settle_gap(true);
    } else if (edit.marker || !edit.code.text.empty()) {
      settle_gap(false);
    }
    const std::size_t begin = out_.size();
    switch (edit.layout) {
      case EditLayout::Verbatim:
        put_text(edit.code.text);
        break;
      case EditLayout::Block:
        put_block(edit);
        break;
      case EditLayout::NewLines:
        put_new_lines(edit);
        break;
    }
    note(Segment::Origin::Edit, begin, edit.range, index);
    at_ = edit.range.end;
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

  void copy(ByteRange range) {
    if (range.empty()) return;
    const std::string_view below = line_at(upstream_.bytes(), range.begin);
    const std::size_t first = below.find_first_not_of(" \t");
    settle_gap(first == std::string_view::npos || below[first] == '}');
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

  /// In the place of a range whose first line is indented already.
  void put_block(const Edit& edit) {
    const std::string indent(indentation_at(upstream_, edit.range.begin));
    if (edit.marker) put_marker(*edit.marker, indent);
    put_text(indent_block(edit.code, indent, style_));
  }

  void put_new_lines(const Edit& edit) {
    const bool breaks_line = !at_line_begin();
    if (breaks_line) end_line();
    if ((edit.blank_line_around || gap_wanted_above_) && !breaks_line && has_text_above()) end_line();
    out_ += edit.indent;
    if (edit.marker) put_marker(*edit.marker, edit.indent);
    put_text(indent_block(edit.code, edit.indent, style_));
    const bool at_end = edit.range.begin == upstream_.size();
    if (!breaks_line || !at_end) end_line();
    if (breaks_line && !at_end) out_ += indentation_at(upstream_, edit.range.begin);
    owes_gap_ = edit.blank_line_around && !breaks_line && !at_end;
  }

  [[nodiscard]] bool at_line_begin() const {
    return out_.size() == header_end_ || out_.back() == '\n' || out_.back() == '\r';
  }

  /// The line above the end of the output is of upstream or an edit and neither blank, nor does it
  /// open something (`{`, `public:`).
  [[nodiscard]] bool has_text_above() const {
    if (out_.size() == header_end_) return false;
    std::string_view above = out_;
    above.remove_suffix(line_end_.size());
    const std::size_t newline = above.find_last_of("\r\n");
    if (newline != std::string_view::npos) above.remove_prefix(newline + 1);
    const std::size_t last = above.find_last_not_of(" \t");
    return last != std::string_view::npos && above[last] != '{' && above[last] != ':';
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
};

}  // namespace

EmittedFile emit(const SourceText& upstream, const std::vector<Edit>& edits,
                 const HeaderFacts& header) {
  Emitter emitter(upstream, header);
  for (std::size_t i = 0; i < edits.size(); ++i) emitter.apply(edits[i], i);
  return emitter.finish();
}

}  // namespace patchgen
