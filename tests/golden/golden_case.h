#pragma once

#include <map>
#include <ostream>
#include <string>
#include <vector>

namespace patchgen {

/// A folder below tests/golden/ with a spec in it; tests/golden/README.md says what else may be
/// there.
struct GoldenCase {
  std::string name;    ///< `override_method/in_class`
  std::string folder;  ///< absolute

  friend std::ostream& operator<<(std::ostream& out, const GoldenCase& c) { return out << c.name; }
};

/// Every case, sorted by name.
std::vector<GoldenCase> golden_cases();

/// What a run over a case gives: outputs and diffs by name, or the messages.
struct GoldenRun {
  std::map<std::string, std::string> files;
  std::string messages;  ///< rendered without colour, paths relative to the case
  /// Hunks of its diffs that no operation accounts for, as patchgen explain reports them.
  std::string unexplained;
  std::string explained;
  std::string left_alone;  ///< what -v says that the operations leave alone, a line each
  int exit_status = 0;
};

/// Generates what the spec of `golden` gives, as the program would from inside the folder.
GoldenRun run_golden(const GoldenCase& golden);

/// The files that the case expects, by name.
std::map<std::string, std::string> expected_files(const GoldenCase& golden);

/// The text of `folder/name`, or "" when there is no such file.
std::string optional_file(const GoldenCase& golden, const std::string& name);

}  // namespace patchgen
