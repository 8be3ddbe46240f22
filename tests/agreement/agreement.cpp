// outline_agreement: holds the outline against a full parse by clang, headers and all.

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <fmt/format.h>
#include <iostream>
#include <set>

#include "agreement/survey.h"

namespace patchgen::agreement {
namespace {

struct Options {
  std::string corpora;
  std::string reviewed;
  std::string project_root;
  std::string only;
  std::string show;
  std::vector<std::string> files;
  std::vector<std::string> flags;
  std::size_t at_least = 0;
  unsigned jobs = 2;
};

/// What stands in the arguments behind a lone `--` is for clang.
std::vector<std::string> split_flags(int argc, char** argv, std::vector<std::string>& flags) {
  std::vector<std::string> own(argv + 1, argv + argc);
  const auto dashes = std::find(own.begin(), own.end(), "--");
  if (dashes != own.end()) {
    flags.assign(dashes + 1, own.end());
    own.erase(dashes, own.end());
  }
  std::reverse(own.begin(), own.end());  // as CLI11 takes them
  return own;
}

std::vector<std::string> lines_of_input() {
  std::vector<std::string> lines;
  for (std::string line; std::getline(std::cin, line);) {
    if (!line.empty()) lines.push_back(line);
  }
  return lines;
}

std::vector<Survey> run(const Options& options) {
  if (!options.files.empty()) {
    const bool from_input = options.files == std::vector<std::string>{"-"};
    return {
        survey_files(from_input ? lines_of_input() : options.files, options.flags, options.jobs)};
  }
  std::vector<Corpus> corpora = read_corpora(options.corpora, options.project_root);
  if (!options.only.empty()) {
    std::erase_if(corpora, [&](const Corpus& corpus) { return corpus.name != options.only; });
  }
  return survey(corpora, options.jobs);
}

void print_findings(const Survey& survey, std::string_view rule) {
  for (const PlacedFinding& placed : survey.findings) {
    if (rule_name(placed.finding.rule) != rule) continue;
    fmt::print("{}:{}: {} {}: {} [{}]\n", placed.path, placed.finding.line, placed.finding.kind,
               placed.finding.name, placed.finding.complaint, rule);
  }
}

/// Prints all and says whether the test fails.
bool report(const std::vector<Survey>& surveys, const std::vector<ReviewedRow>& rows,
            const Options& options) {
  std::size_t files = 0;
  std::size_t unexplained = 0;
  for (const Survey& survey : surveys) {
    files += survey.files;
    unexplained += survey.by_rule[static_cast<std::size_t>(Rule::Unexplained)];
    for (const std::string& error : survey.errors) fmt::print("not compared: {}\n", error);
    print_findings(survey, rule_name(Rule::Unexplained));
    if (!options.show.empty()) print_findings(survey, options.show);
  }
  fmt::print("\n{}\n", as_table(surveys));
  for (int i = 1; i < kRules; ++i) {
    fmt::print("{}: {}\n", rule_name(static_cast<Rule>(i)), rule_meaning(static_cast<Rule>(i)));
  }
  bool fails = unexplained > 0;
  for (const ReviewedRow& row : rows) {
    const bool is_here = std::none_of(surveys.begin(), surveys.end(),
                                      [](const Survey& survey) { return !survey.absent.empty(); });
    if (row.matched || !is_here || !options.only.empty()) continue;
    fmt::print("reviewed row without a difference: {} {}\n", row.place, row.reason);
    fails = true;
  }
  fmt::print("{} files, {} differences unexplained\n", files, unexplained);
  if (files < options.at_least) {
    fmt::print("fewer files than {}: packages are missing\n", options.at_least);
    fails = true;
  }
  return fails;
}

int run_program(int argc, char** argv) {
  CLI::App app("Holds the outline of C++ files against a full parse by clang, headers and all.");
  Options options;
  app.add_option("--corpora", options.corpora, "the corpora to look at, as JSON");
  app.add_option("--project", options.project_root, "what ${project} stands for in the corpora");
  app.add_option("--reviewed", options.reviewed, "differences that were looked at");
  app.add_option("--only", options.only, "one corpus of these");
  app.add_option("--show", options.show, "list the findings of a rule too");
  app.add_option("--at-least", options.at_least, "fail when fewer files are compared");
  app.add_option("-j", options.jobs, "parses at a time");
  app.add_option("files", options.files,
                 "files instead, '-' for a list on the standard input; "
                 "clang's flags stand behind '--'");
  try {
    app.parse(split_flags(argc, argv, options.flags));
    std::vector<Survey> surveys = run(options);
    std::vector<ReviewedRow> rows;
    if (!options.reviewed.empty()) rows = read_reviewed(options.reviewed);
    apply_reviewed(surveys, rows);
    return report(surveys, rows, options) ? 1 : 0;
  } catch (const CLI::ParseError& error) {
    return app.exit(error);
  } catch (const std::exception& error) {
    fmt::print(stderr, "outline_agreement: {}\n", error.what());
    return 2;
  }
}

}  // namespace
}  // namespace patchgen::agreement

int main(int argc, char** argv) {
  return patchgen::agreement::run_program(argc, argv);
}
