#pragma once

#include <map>
#include <string>
#include <vector>

#include "e2e/workspace.h"
#include "support/run_process.h"

namespace patchgen {

/// File names, relative to a folder, and bytes.
using Tree = std::map<std::string, std::string>;

/// A run that puts a project from one state into another one.
struct Change {
  std::vector<std::string> arguments;
  Tree before;  ///< all files of the project
  Tree after;
  Tree cache_before;
};

/// A project of several specs and outputs, some of them in a folder that is not there yet, and runs
/// of the program over it.
class ProjectStates {
 public:
  ProjectStates();

  /// `--all --diff` where upstream has moved.
  [[nodiscard]] Change generating() const;
  /// `--check --fix --prune` where upstream has moved, a file is missing, one is formatted and one
  /// is orphaned.
  [[nodiscard]] Change fixing() const;

  /// Makes the project what `change` finds, with its cache.
  void put(const Change& change) const;
  /// The project's files; without those that a run has left behind.
  [[nodiscard]] Tree tree() const;
  /// Names of temporary files in the project and its cache.
  [[nodiscard]] std::vector<std::string> scratch_files() const;

  [[nodiscard]] ProcessResult run(const std::vector<std::string>& arguments) const {
    return work_.run(arguments);
  }
  /// A run of `change` with a fault at its call number `at`. The name of the call is put into
  /// `call`; it stays empty when the run has fewer.
  [[nodiscard]] ProcessResult run_with_fault(const Change& change, int at, const std::string& kind,
                                             std::string& call) const;

  [[nodiscard]] const Workspace& workspace() const { return work_; }

 private:
  [[nodiscard]] Change change_of(std::vector<std::string> arguments, Tree before,
                                 Tree cache_before) const;

  Workspace work_;
  TemporaryDirectory marks_;
  Tree current_;  ///< the project when all is true
  Tree cache_;    ///< an index with an entry for each spec
};

/// Each file of `tree` is as `change` found it or as it leaves it.
void expect_whole(const Tree& tree, const Change& change, const std::string& when);

}  // namespace patchgen
