#include "project/check_file.h"

#include <fmt/format.h>
#include <limits>
#include <utility>

#include <patchgen/unified_diff.h>

#include "drift/compare.h"
#include "drift/excerpt.h"
#include "source/blank_text.h"
#include "support/write_destination.h"

namespace patchgen {
namespace {

/// A checked-in file as it was found.
struct Found {
  std::optional<std::string> bytes;
  std::string reason;  ///< why it could not be read; empty when it is not there at all

  [[nodiscard]] bool is_missing() const { return !bytes && reason.empty(); }
};

Found find(const Disk& disk, const std::string& path) {
  Found found;
  DiskError error;
  // A pipe in its place would never end.
  if (!disk.is_file(path) && !disk.can_write(path, error) && error.reason == kNotRegular) {
    found.reason = error.reason;
    return found;
  }
  found.bytes = disk.read(path, error);
  if (!found.bytes && error.reason != kNoSuchFile) found.reason = error.reason;
  return found;
}

class FileComparison {
 public:
  FileComparison(const Disk& disk, const GeneratedFile& file, const std::string& spec,
                 const CheckOptions& options)
      : disk_(disk), file_(file), spec_(spec), options_(options) {}

  FileCheck run() {
    const Found output = find(disk_, file_.path);
    if (output.bytes) {
      compare_with(SourceText(file_.path, *output.bytes));
    } else if (output.is_missing()) {
      drift_to(DriftKind::Missing, file_.path, fmt::format("{} gives it", spec_));
      repair_both();
    } else {
      note_unreadable(file_.path, output.reason);
      repair_both();
    }
    return std::move(result_);
  }

 private:
  Drift& drift_to(DriftKind kind, const std::string& path, std::string message) {
    Drift& drift = result_.drift.emplace();
    drift.kind = kind;
    drift.path = path;
    drift.spec = spec_;
    drift.message = std::move(message);
    return drift;
  }

  void repair_both() {
    result_.repairs.push_back({file_.path, file_.bytes});
    result_.repairs.push_back({file_.diff_path, file_.diff});
  }

  void compare_with(const SourceText& is) {
    const SourceText ought(file_.path, file_.bytes);
    switch (compare_output(is, ought)) {
      case OutputState::Same:
        check_diff(file_.diff);
        return;
      case OutputState::Reformatted:
        if (!options_.strict) {
          check_diff(unified_diff(file_.upstream->bytes(),
                                  with_line_ends_of(is.bytes(), *file_.upstream),
                                  "a/" + file_.source, "b/" + file_.output));
          return;
        }
        drift_to(DriftKind::Stale, file_.path, "only its layout is another one (--strict)");
        break;
      case OutputState::Stale:
        drift_to(DriftKind::Stale, file_.path, fmt::format("{} gives something else now", spec_));
        break;
      case OutputState::Edited:
        note_edit(is);
        break;
    }
    const bool shows_all = options_.fix && options_.force;
    result_.drift->excerpt = source_excerpt(
        is, ought, shows_all ? std::numeric_limits<std::size_t>::max() : kExcerptLines);
    repair_both();
  }

  void note_unreadable(const std::string& path, const std::string& reason) {
    Drift& drift = drift_to(DriftKind::Unreadable, path, reason);
    DiskError error;
    if (!disk_.can_write(path, error)) {
      drift.advice = fmt::format("make way for it first, --force cannot: {}", error.reason);
    }
  }

  void note_edit(const SourceText& is) {
    if (is_blank(is.bytes())) {
      drift_to(DriftKind::Stale, file_.path, "it is empty");
      return;
    }
    Drift& drift = drift_to(DriftKind::Edited, file_.path, "it was changed since it was generated");
    drift.advice = fmt::format(
        "bring what is to stay of it into {} or its patch files; the regeneration drops it", spec_);
  }

  void check_diff(std::string ought) {
    const Found diff = find(disk_, file_.diff_path);
    if (!diff.bytes) {
      if (diff.is_missing()) {
        drift_to(DriftKind::Missing, file_.diff_path, fmt::format("it goes with {}", file_.path));
      } else {
        note_unreadable(file_.diff_path, diff.reason);
      }
    } else if (options_.strict ? *diff.bytes == ought : same_diff(*diff.bytes, ought)) {
      return;
    } else {
      Drift& drift =
          drift_to(DriftKind::DiffOutOfStep, file_.diff_path,
                   fmt::format("it is not what turns {} into {}", file_.source, file_.path));
      drift.excerpt = plain_excerpt(*diff.bytes, ought, kExcerptLines);
    }
    result_.repairs.push_back({file_.diff_path, std::move(ought)});
  }

  const Disk& disk_;
  const GeneratedFile& file_;
  const std::string& spec_;
  const CheckOptions& options_;
  FileCheck result_;
};

}  // namespace

FileCheck check_file(const Disk& disk, const GeneratedFile& file, const std::string& spec,
                     const CheckOptions& options) {
  return FileComparison(disk, file, spec, options).run();
}

}  // namespace patchgen
