#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <patchgen/diagnostic.h>
#include <patchgen/disk.h>
#include <patchgen/generate.h>

namespace patchgen {

/// How a checked-in file differs from what its spec gives now.
enum class DriftKind : std::uint8_t {
  Missing,        ///< it is not there
  Stale,          ///< it is what the spec gave once: its inputs have moved
  Edited,         ///< it was changed by hand: its words are not those its header vouches for
  DiffOutOfStep,  ///< the diff is not that of upstream against the checked-in file
  Orphan,         ///< patchgen wrote it, but its spec is gone or names another output
  Unreadable,     ///< it cannot be read
};

/// "missing", "stale", "edited", "diff-out-of-step", "orphan", "unreadable".
std::string_view drift_name(DriftKind kind);

/// Lines of a unified diff, as many as people read.
struct Excerpt {
  std::string text;            ///< hunks without file names; empty: there is nothing to compare
  int first_line = 0;          ///< 1-based line of the checked-in file of the first change; 0: none
  std::size_t more_lines = 0;  ///< lines of further hunks that are not in `text`
};

/// One file that is not what it ought to be.
struct Drift {
  DriftKind kind = DriftKind::Missing;
  std::string path;
  std::string spec;     ///< as given; of an orphan as its header has it, may be empty
  std::string message;  ///< what is wrong, one line
  Excerpt excerpt;      ///< from what is there to what ought to be there
  std::string advice;   ///< what to do first, one line; may be empty
  std::string mend;     ///< the command that mends it; empty: none can
  bool edited = false;  ///< of an orphan: it was changed by hand, too
  bool mended = false;  ///< this run has done so
};

/// Where a check remembers which specs it found nothing wrong with.
struct CacheOptions {
  std::string folder;   ///< may be used by several runs at once
  std::string program;  ///< tells this very program from all others that use the folder
};

struct CheckOptions {
  bool strict = false;                ///< layout counts, too
  bool fix = false;                   ///< mend what drifted
  bool force = false;                 ///< with fix: overwrite what was edited by hand
  bool prune = false;                 ///< with fix: remove orphans
  bool dry_run = false;               ///< with fix: write nothing
  bool verify = false;                ///< run the project's verify command over each output
  std::optional<CacheOptions> cache;  ///< absent: every spec is generated
  /// Told how many outputs of how many are verified, as GenerateOptions::progress is of specs.
  std::function<void(std::size_t done, std::size_t total)> verify_progress;
};

/// What came of verifying the outputs.
struct VerifyCounts {
  std::size_t passed = 0;
  std::size_t failed = 0;
  std::size_t left_out =
      0;  ///< drifted, not among those to verify, or without a command that could be run
};

/// The outcome of a check.
struct CheckReport {
  std::vector<Drift> drifts;  ///< in the order of the specs, orphans last
  std::size_t specs = 0;
  std::size_t remembered = 0;            ///< of the specs: those that the cache knew
  std::size_t files = 0;                 ///< outputs that were compared, each with its diff
  std::optional<VerifyCounts> verified;  ///< with CheckOptions::verify
  Diagnostics diagnostics;

  /// 0: all is true, or was mended; 1: something has drifted or does not pass its verify command;
  /// else what the errors ask for.
  [[nodiscard]] int exit_status() const;
};

/// Which specs to check.
struct CheckScope {
  std::vector<std::string> specs;
  bool whole_project = false;  ///< `specs` are all of it: what no spec accounts for is an orphan
  /// Of a whole project: where its outputs go by its file, even when no spec has any there now.
  std::vector<std::string> output_dirs = {};
  std::string project_root = {};  ///< that the headers of those outputs are relative to
};

/// Regenerates what the specs give, in memory, and holds it against what is there. A file passes
/// when it is byte-equal, or, unless strict, when only its layout differs (see docs/ci.md); its
/// diff when it is that of upstream against the file as it stands, trailing blanks and line ends
/// aside. Nothing is written without `fix`, and nothing with errors.
///
/// With a cache, a spec that an earlier check found nothing wrong with is not generated again as
/// long as every file that was read then, and every answer of the file system, is the same: the
/// report is the same, too. A cache that cannot be used costs a warning and time.
///
/// With `verify`, the project's verify command is run afterwards over each output that is what its
/// spec gives, mended ones among them, whatever the cache knows; one that fails is an error
/// (Fault::Output). When no spec has such a command, that is an error and nothing is checked.
///
/// With `fix`, a file of which only the layout differs is kept and its diff written anew; otherwise
/// both are. After that the same check passes, but for what needs `force` or `prune`.
CheckReport check(Disk& disk, const CheckScope& scope, const GenerateOptions& options,
                  const CheckOptions& check_options);

/// The report for people: what drifted, how, and the command that mends it; a summary last.
std::string report_as_text(const CheckReport& report, bool color);

}  // namespace patchgen
