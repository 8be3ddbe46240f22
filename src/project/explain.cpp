#include <algorithm>
#include <set>
#include <string_view>

#include <patchgen/explain.h>

namespace patchgen {
namespace {

/// Lines as a diff counts them: each ends behind its "\n".
class Lines {
 public:
  explicit Lines(std::string_view text) : text_(text) {
    begins_.push_back(0);
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text[i] == '\n' && i + 1 < text.size()) begins_.push_back(i + 1);
    }
  }

  [[nodiscard]] int count() const { return text_.empty() ? 0 : static_cast<int>(begins_.size()); }
  /// Bytes of the 1-based `line`.
  [[nodiscard]] ByteRange range(int line) const {
    const auto index = static_cast<std::size_t>(line - 1);
    return {begins_[index], index + 1 < begins_.size() ? begins_[index + 1] : text_.size()};
  }
  [[nodiscard]] std::string_view at(int line) const {
    const ByteRange bytes = range(line);
    return text_.substr(bytes.begin, bytes.size());
  }

 private:
  std::string_view text_;
  std::vector<std::size_t> begins_;
};

/// Lines in a row that a diff adds or removes: 1-based, half-open.
struct Run {
  int begin = 0;
  int end = 0;
};

/// The same lines may be taken out, or put in, a few lines further up or down: the diff says one
/// place and the edit may say another. The run with all the places that it can be moved to.
Run widened(const Lines& lines, Run run) {
  if (run.begin == run.end) return run;
  Run wide = run;
  for (Run up = run; up.begin > 1 && lines.at(up.begin - 1) == lines.at(up.end - 1);) {
    --up.begin;
    --up.end;
    wide.begin = up.begin;
  }
  for (Run down = run; down.end <= lines.count() && lines.at(down.end) == lines.at(down.begin);) {
    ++down.begin;
    ++down.end;
    wide.end = down.end;
  }
  return wide;
}

/// Collects what the lines of one hunk belong to.
class HunkReader {
 public:
  HunkReader(const GeneratedFile& file, const Lines& upstream, const Lines& output)
      : file_(file), upstream_(upstream), output_(output) {}

  ExplainedHunk read(Hunk hunk) {
    ExplainedHunk result;
    result.hunk = std::move(hunk);
    int old_line = std::max(result.hunk.old_begin, 1);
    int new_line = std::max(result.hunk.new_begin, 1);
    Run removed{old_line, old_line};
    Run added{new_line, new_line};
    const std::string_view text = result.hunk.text;
    for (std::size_t at = next_line(text, 0); at < text.size(); at = next_line(text, at)) {
      const char mark = text[at];
      if (mark == '-') ++removed.end;
      if (mark == '+') ++added.end;
      if (mark != ' ') continue;
      take(removed, added, result);
      removed = {removed.end + 1, removed.end + 1};
      added = {added.end + 1, added.end + 1};
    }
    take(removed, added, result);
    result.operations.assign(operations_.begin(), operations_.end());
    return result;
  }

 private:
  static std::size_t next_line(std::string_view text, std::size_t at) {
    const std::size_t newline = text.find('\n', at);
    return newline == std::string_view::npos ? text.size() : newline + 1;
  }

  void take(Run removed, Run added, ExplainedHunk& result) {
    const Run old_lines = widened(upstream_, removed);
    const Run new_lines = widened(output_, added);
    for (const Segment& segment : file_.segments) {
      if (segment.origin == Segment::Origin::Upstream) continue;
      if (!touches(segment.output, output_, new_lines) &&
          !touches(segment.upstream, upstream_, old_lines)) {
        continue;
      }
      if (segment.origin == Segment::Origin::Header) {
        result.header = true;
        continue;
      }
      if (segment.origin == Segment::Origin::Command) {
        note({"command of the project file", {}}, result);
        continue;
      }
      const Edit& edit = file_.edits[segment.edit];
      operations_.insert(edit.operations.begin(), edit.operations.end());
      if (!edit.origin.empty()) note({edit.origin, edit.asked_at}, result);
    }
  }

  static void note(const Origin& origin, ExplainedHunk& result) {
    const auto& known = result.origins;
    const bool is_new = std::find(known.begin(), known.end(), origin) == known.end();
    if (is_new) result.origins.push_back(origin);
  }

  static bool touches(ByteRange bytes, const Lines& lines, Run run) {
    if (run.begin == run.end || bytes.empty()) return false;
    return bytes.overlaps({lines.range(run.begin).begin, lines.range(run.end - 1).end});
  }

  const GeneratedFile& file_;
  const Lines& upstream_;
  const Lines& output_;
  std::set<std::size_t> operations_;
};

}  // namespace

std::vector<ExplainedHunk> explain_hunks(const GeneratedFile& file) {
  const std::string_view upstream = file.upstream->bytes();
  const Lines old_lines(upstream);
  const Lines new_lines(file.bytes);
  std::vector<ExplainedHunk> result;
  for (Hunk& hunk : diff_hunks(upstream, file.bytes)) {
    result.push_back(HunkReader(file, old_lines, new_lines).read(std::move(hunk)));
  }
  return result;
}

}  // namespace patchgen
