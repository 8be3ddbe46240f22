#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include <patchgen/check.h>
#include <patchgen/generate.h>

#include "support/temporary_directory.h"

namespace patchgen {

/// A golden case that gives something, with its outputs below a folder of its own.
struct Subject {
  std::string name;
  std::string folder;                ///< of the case
  std::string out;                   ///< the output folder
  std::vector<GeneratedFile> files;  ///< what the case gives
  std::string project;               ///< the project file; empty: the golden cases' own

  [[nodiscard]] std::string spec() const { return folder + "/spec.patchspec.json"; }
  [[nodiscard]] GenerateOptions options() const;
};

/// Every golden case, or one in `step`, generated into `root`.
std::vector<Subject> subjects_in(const std::string& root, const std::string& project = "",
                                 std::size_t step = 1);

/// Writes what the subjects give, outputs and diffs.
void write_outputs(const std::vector<Subject>& subjects);

/// The golden cases' project file with `keys` added, in `folder`.
std::string project_with(const TemporaryDirectory& folder, const std::string& keys);

void write_unsynced(const std::string& path, const std::string& bytes);

/// The checks below hold what is there against what the subjects give, as check does for each of
/// them, but generate nothing again: so all golden cases can go through many rounds.

/// All pass.
void expect_true(const std::vector<Subject>& subjects, const std::string& when,
                 bool strict = false);
/// Mends all. Layout may have changed, so diffs may be out of step, and nothing else.
void expect_fixed(const std::vector<Subject>& subjects, const std::string& when);
/// Mends all, whatever it is.
void mend(const std::vector<Subject>& subjects);

/// The whole way of the program, for one subject in `step`.
void expect_check_passes(const std::vector<Subject>& subjects, std::size_t step,
                         const std::string& when);

/// Something that is run over checked-in files.
using Step = std::function<void(const std::vector<Subject>&)>;

/// Changes the bytes of outputs and diffs.
Step rewrite(const std::function<std::string(const std::string&)>& change);

/// clang-format over all outputs, as often as it takes until it has nothing more to do.
Step formatter(const std::string& style);

/// The hooks that nearly every repository has. They change the text of raw strings, too, which
/// no golden case has at a line's end.
std::string without_trailing_blanks(const std::string& bytes);
std::string with_one_last_newline(const std::string& bytes);

/// What a check-out does with `core.autocrlf`, and what a commit makes of it again.
std::string as_crlf(const std::string& bytes);
std::string as_lf(const std::string& bytes);

}  // namespace patchgen
