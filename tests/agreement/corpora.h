#pragma once

#include <string>
#include <vector>

namespace patchgen::agreement {

/// A set of files that is parsed with its headers. Read from corpora.json.
struct Corpus {
  std::string name;
  std::string package;             ///< the Debian package that has it
  std::vector<std::string> roots;  ///< its folders; what is not below is not compared
  std::vector<std::string> flags;
  /// Translation units by what they include; every file below the roots that they reach counts.
  std::vector<std::vector<std::string>> units;
  /// Folders whose .cpp files are parsed one by one, and what all of them include.
  std::vector<std::string> sources;
  std::vector<std::string> precompiled;
  std::size_t every = 1;           ///< of the sources, each so many-th
  std::vector<std::string> needs;  ///< without these paths nothing can be parsed
};

/// Throws what nlohmann's parser throws. `project_root` stands for `${project}`.
std::vector<Corpus> read_corpora(const std::string& path, const std::string& project_root);

/// A difference that was looked at: `FILE:LINE reason`.
struct ReviewedRow {
  std::string place;
  std::string reason;
  bool matched = false;
};

std::vector<ReviewedRow> read_reviewed(const std::string& path);

}  // namespace patchgen::agreement
