#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <patchgen/check.h>
#include <patchgen/diagnostic.h>

namespace patchgen {

/// What a run has to say about one place, ready to be printed but for the path: valid UTF-8, no
/// control characters.
/// Made of a diagnostic or of a drift.
struct Finding {
  Severity severity = Severity::Error;
  std::string_view rule;  ///< one of finding_rules()
  std::string path;       ///< relative to the root when below it, else absolute; may be empty;
                          ///< byte by byte as the file system has it
  int line = 0;           ///< 1-based; 0: the file as a whole
  int column = 0;         ///< 1-based, in code points; 0: the line as a whole
  int end_column = 0;     ///< behind the last one; 0 with `column`
  std::string message;    ///< one line
  std::vector<std::string> help;  ///< what to do, one line each
  std::string source_line;        ///< the line at fault; may be empty
  std::string marked;             ///< what stands from `column` to `end_column`
};

/// A kind of finding.
struct FindingRule {
  std::string_view id;  ///< "stale", "spec-error"
  Severity severity = Severity::Error;
  std::string_view description;  ///< one sentence
};

/// Every rule, in a fixed order: those of drift first.
const std::vector<FindingRule>& finding_rules();

/// Diagnostics first, then drifts. Paths are made relative to the folder `root`; empty: the working
/// directory. A file that is missing is a finding in its spec. What this run has mended is a note.
std::vector<Finding> findings_of(const Diagnostics& diagnostics, const std::vector<Drift>& drifts,
                                 std::string_view root);

}  // namespace patchgen
