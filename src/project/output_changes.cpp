#include "project/output_changes.h"

#include <algorithm>

#include "diff/edit_script.h"

namespace patchgen {
namespace {

using Origin = Segment::Origin;

/// Writes a file anew, piece by piece.
class Rewriting {
 public:
  Rewriting(const EmittedFile& file, std::span<const OutputChange> changes)
      : file_(file), changes_(changes) {}

  EmittedFile run() {
    for (const OutputChange& change : changes_) {
      copy_up_to(change.range.begin);
      put(change);
    }
    copy_up_to(file_.bytes.size());
    while (next_ < file_.segments.size()) add(file_.segments[next_++], 0);
    return std::move(result_);
  }

 private:
  /// Adds `size` bytes at the end of the result to what `piece` describes.
  void add(const Segment& piece, std::size_t size) {
    const std::size_t end = result_.bytes.size();
    if (!result_.segments.empty()) {
      Segment& last = result_.segments.back();
      const bool continues =
          last.origin == piece.origin && last.edit == piece.edit &&
          (piece.origin != Origin::Upstream || last.upstream.end == piece.upstream.begin);
      if (continues) {
        last.output.end = end;
        last.upstream = hull(last.upstream, piece.upstream);
        return;
      }
    }
    result_.segments.push_back(piece);
    result_.segments.back().output = {end - size, end};
  }

  static ByteRange hull(ByteRange a, ByteRange b) {
    return {std::min(a.begin, b.begin), std::max(a.end, b.end)};
  }

  /// `segment` as far as it covers `output`; upstream's copy has byte for byte the same range.
  static Segment piece_of(const Segment& segment, ByteRange output) {
    Segment piece = segment;
    if (segment.origin == Origin::Upstream) {
      const std::size_t skipped = output.begin - segment.output.begin;
      piece.upstream.begin = segment.upstream.begin + skipped;
      piece.upstream.end = piece.upstream.begin + output.size();
    }
    return piece;
  }

  void copy_up_to(std::size_t end) {
    while (at_ < end) {
      const Segment& segment = file_.segments[next_];
      const ByteRange range{at_, std::min(end, segment.output.end)};
      result_.bytes.append(file_.bytes, range.begin, range.size());
      add(piece_of(segment, range), range.size());
      at_ = range.end;
      if (at_ == segment.output.end) ++next_;
    }
  }

  void put(const OutputChange& change) {
    Segment owner{.origin = Origin::Command, .output = {}, .upstream = {}, .edit = 0};
    bool has_upstream = false;
    const auto take = [&](const Segment& piece) {
      const bool is_better = owner.origin == Origin::Command && piece.origin != Origin::Upstream;
      if (is_better) {
        owner.origin = piece.origin;
        owner.edit = piece.edit;
      }
      owner.upstream = has_upstream ? hull(owner.upstream, piece.upstream) : piece.upstream;
      has_upstream = true;
    };
    if (change.range.empty()) {
      // Between two segments it goes with the one that is not upstream's.
      const bool at_begin =
          next_ == file_.segments.size() || file_.segments[next_].output.begin == at_;
      if (at_begin && !result_.segments.empty() &&
          result_.segments.back().origin != Origin::Upstream) {
        take(result_.segments.back());
      } else if (next_ < file_.segments.size()) {
        const Segment& inside = file_.segments[next_];
        take(inside.origin == Origin::Upstream ? piece_of(inside, {at_, at_}) : inside);
      }
    }
    while (at_ < change.range.end) {
      const Segment& segment = file_.segments[next_];
      const ByteRange range{at_, std::min(change.range.end, segment.output.end)};
      take(piece_of(segment, range));
      at_ = range.end;
      if (at_ == segment.output.end) ++next_;
    }
    result_.bytes += change.text;
    add(owner, change.text.size());
  }

  const EmittedFile& file_;
  std::span<const OutputChange> changes_;
  EmittedFile result_;
  std::size_t at_ = 0;    ///< in file_.bytes: what is before is done
  std::size_t next_ = 0;  ///< the segment of at_
};

}  // namespace

std::vector<OutputChange> changes_between(std::string_view before, std::string_view after) {
  const std::vector<std::string_view> old_lines = lines_of(before);
  const std::vector<std::string_view> new_lines = lines_of(after);
  std::vector<std::size_t> offsets = {0};
  for (const std::string_view line : old_lines) offsets.push_back(offsets.back() + line.size());
  std::vector<OutputChange> changes;
  for (const Change& change : edit_script(old_lines, new_lines)) {
    OutputChange& text = changes.emplace_back();
    text.range = {offsets[change.old_begin], offsets[change.old_end]};
    for (std::size_t i = change.new_begin; i < change.new_end; ++i) text.text += new_lines[i];
  }
  return changes;
}

EmittedFile with_changes(const EmittedFile& file, std::span<const OutputChange> changes) {
  return Rewriting(file, changes).run();
}

}  // namespace patchgen
