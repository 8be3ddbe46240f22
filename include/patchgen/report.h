#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <patchgen/check.h>
#include <patchgen/diagnostic.h>
#include <patchgen/disk.h>
#include <patchgen/generate.h>

namespace patchgen {

/// The outcome of generating and writing.
struct GenerateReport {
  std::vector<GenerateResult> results;
  std::map<std::string, WriteResult> written;  ///< by path; what is not in it was not written
  bool with_diffs = false;
  Diagnostics diagnostics;  ///< of the whole run, those of `results` among them
};

/// Lines that the change from one text to the other adds and removes.
struct LineCounts {
  std::size_t added = 0;
  std::size_t removed = 0;
};

/// Counts the changed lines of a unified diff of one file.
LineCounts count_changed_lines(const std::string& diff);

/// "replaced", "removed", "added", "updated", "left alone".
std::string_view action_name(Effect::Action action);

/// The run as one JSON document, which docs/report.schema.json describes; ends with a newline.
/// `version` is the program's. What is not UTF-8 comes out with replacement characters.
std::string report_as_json(const GenerateReport& report, std::string_view version);
std::string report_as_json(const CheckReport& report, std::string_view version);

/// GitHub's workflow commands, one a diagnostic or drift, that show them at their lines. Paths are
/// made relative to the folder `root`, that of the repository; empty: the working directory. A file
/// that is missing is reported in its spec.
std::string github_annotations(const Diagnostics& diagnostics, const std::vector<Drift>& drifts,
                               std::string_view root);
/// `text` so that GitHub takes no line of it for a command: C++ has lines like `::debug::print();`.
std::string without_github_commands(std::string_view text);

/// A SARIF 2.1.0 log with one run; ends with a newline. Each diagnostic that has a file, and each
/// drift, is a result; what is about the command line is a notification. `root` as above.
std::string report_as_sarif(const Diagnostics& diagnostics, const std::vector<Drift>& drifts,
                            int exit_status, std::string_view version, std::string_view root);

}  // namespace patchgen
