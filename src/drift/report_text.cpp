#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <string>
#include <string_view>

#include <patchgen/check.h>

#include "drift/drift_words.h"
#include "support/counted.h"
#include "support/printable.h"

namespace patchgen {
namespace {

class Paint {
 public:
  explicit Paint(bool color) : color_(color) {}
  [[nodiscard]] std::string operator()(std::string_view code, std::string_view text) const {
    return color_ ? fmt::format("\x1b[{}m{}\x1b[0m", code, text) : std::string(text);
  }

 private:
  bool color_;
};

constexpr std::string_view kBold = "1";
constexpr std::string_view kRed = "31";
constexpr std::string_view kGreen = "32";
constexpr std::string_view kCyan = "36";
constexpr std::string_view kBoldRed = "1;31";

std::string_view color_of(std::string_view line) {
  if (line.starts_with('+')) return kGreen;
  if (line.starts_with('-')) return kRed;
  return line.starts_with('@') ? kCyan : "";
}

void add_excerpt(std::string& out, const Excerpt& excerpt, const Paint& paint) {
  for (std::size_t at = 0; at < excerpt.text.size();) {
    const std::size_t end = std::min(excerpt.text.find('\n', at), excerpt.text.size());
    std::string_view line = std::string_view(excerpt.text).substr(at, end - at);
    if (line.ends_with('\r')) line.remove_suffix(1);
    std::string shown;
    for (const PrintableCell& cell : printable_cells(line)) shown += cell.text;
    const std::string_view code = color_of(line);
    out += fmt::format("    {}\n", code.empty() ? shown : paint(code, shown));
    at = end + 1;
  }
  if (excerpt.more_lines > 0) out += fmt::format("    … {} more lines\n", excerpt.more_lines);
}

void add_drift(std::string& out, const Drift& drift, const Paint& paint) {
  std::string place = printable(drift.path);
  if (drift.excerpt.first_line > 0) place += fmt::format(":{}", drift.excerpt.first_line);
  out += fmt::format("{} {}: {}\n", paint(kBold, place + ":"),
                     paint(kBoldRed, drift_words(drift.kind)), printable(drift.message));
  const bool is_lost = drift.kind == DriftKind::Edited;
  if (drift.mended && !is_lost) {
    out += drift.kind == DriftKind::Orphan ? "  removed\n" : "  mended\n";
    return;
  }
  add_excerpt(out, drift.excerpt, paint);
  if (drift.mended) {
    out += "  overwritten\n";
    return;
  }
  if (!drift.advice.empty()) out += fmt::format("  {}\n", printable(drift.advice));
  if (!drift.mend.empty()) out += fmt::format("  to mend it: {}\n", printable(drift.mend));
}

/// `2 stale, 1 missing` of the drifts that are mended or not.
std::string by_kind(const CheckReport& report, bool mended) {
  constexpr std::array kKinds = {DriftKind::Missing, DriftKind::Stale,
                                 DriftKind::Edited,  DriftKind::DiffOutOfStep,
                                 DriftKind::Orphan,  DriftKind::Unreadable};
  std::string joined;
  for (const DriftKind kind : kKinds) {
    const auto count = std::count_if(
        report.drifts.begin(), report.drifts.end(),
        [&](const Drift& drift) { return drift.kind == kind && drift.mended == mended; });
    if (count == 0) continue;
    if (!joined.empty()) joined += ", ";
    joined += fmt::format("{} {}", count, drift_words(kind));
  }
  return joined;
}

}  // namespace

std::string_view drift_words(DriftKind kind) {
  switch (kind) {
    case DriftKind::Edited:
      return "edited by hand";
    case DriftKind::DiffOutOfStep:
      return "diff out of step";
    default:
      return drift_name(kind);
  }
}

std::string report_as_text(const CheckReport& report, bool color) {
  const Paint paint(color);
  std::string out;
  for (const Drift& drift : report.drifts) add_drift(out, drift, paint);
  const std::string left = by_kind(report, false);
  const std::string mended = by_kind(report, true);
  out += fmt::format("checked {} of {}: ", counted(report.files, "file"),
                     counted(report.specs, "spec"));
  if (!mended.empty()) out += fmt::format("mended {}; ", mended);
  constexpr int kNotDone = 2;  // with this exit status and above
  if (report.diagnostics.exit_status() >= kNotDone) {
    out += left.empty() ? "not all could be checked" : left + ", and not all could be checked";
  } else {
    out += left.empty() ? "all true" : left;
  }
  if (report.verified) {
    const auto& [passed, failed, left_out] = *report.verified;
    out += fmt::format("; verified: {} passed, {} failed, {} left out", passed, failed, left_out);
  }
  out += '\n';
  return out;
}

}  // namespace patchgen
