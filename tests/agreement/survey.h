#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "agreement/clang_definitions.h"
#include "agreement/comparison.h"
#include "agreement/corpora.h"

namespace patchgen::agreement {

struct PlacedFinding {
  std::string path;
  Finding finding;
};

/// What came out of one corpus.
struct Survey {
  std::string name;
  std::string absent;  ///< the package that is not here; nothing was parsed then
  std::size_t files = 0;
  std::size_t definitions = 0;
  std::array<std::size_t, kRules> by_rule{};
  std::vector<std::string> errors;      ///< the first error of each file whose parse has any
  std::vector<PlacedFinding> findings;  ///< all but those that are the same
};

/// Parses and compares, `jobs` units at a time. The surveys are in the order of the corpora.
std::vector<Survey> survey(const std::vector<Corpus>& corpora, unsigned jobs);

/// The files one by one, as one corpus.
Survey survey_files(const std::vector<std::string>& files, const std::vector<std::string>& flags,
                    unsigned jobs);

/// Makes findings that a row names Rule::Reviewed, and marks the row.
void apply_reviewed(std::vector<Survey>& surveys, std::vector<ReviewedRow>& rows);

/// A row for each corpus, as a Markdown table.
std::string as_table(const std::vector<Survey>& surveys);

}  // namespace patchgen::agreement
