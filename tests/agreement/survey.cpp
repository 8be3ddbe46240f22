#include "agreement/survey.h"

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <fmt/format.h>
#include <mutex>
#include <set>
#include <thread>
#include <utility>

#include "project/text_check.h"
#include "support/temporary_directory.h"

namespace patchgen::agreement {
namespace {

namespace fs = std::filesystem;

struct Task {
  std::size_t survey = 0;
  ParseUnit unit;
};

/// Runs the tasks on several threads; each file counts once in its survey.
class Runner {
 public:
  Runner(std::vector<Survey>& surveys, const std::vector<Task>& tasks)
      : surveys_(surveys), tasks_(tasks), seen_(surveys.size()) {}

  void run(unsigned jobs) {
    std::vector<std::thread> threads;
    for (unsigned i = 0; i < jobs; ++i) threads.emplace_back([this] { work(); });
    for (std::thread& thread : threads) thread.join();
  }

 private:
  void work() {
    for (std::size_t i = next_++; i < tasks_.size(); i = next_++) {
      const ClangParse parse = parse_with_headers(tasks_[i].unit);
      Survey& survey = surveys_[tasks_[i].survey];
      for (const auto& [path, file] : parse.files) {
        if (claim(tasks_[i].survey, path)) look_at(survey, path, file);
      }
      const std::lock_guard lock(mutex_);
      survey.errors.insert(survey.errors.end(), parse.errors.begin(), parse.errors.end());
    }
  }

  bool claim(std::size_t survey, const std::string& path) {
    const std::lock_guard lock(mutex_);
    return fs::is_regular_file(path) && seen_[survey].insert(path).second;
  }

  void look_at(Survey& survey, const std::string& path, const ClangFile& file) {
    std::vector<Finding> findings;
    const std::string bytes = read_whole_file(path);
    const bool is_readable = file.errors.empty() && why_not_source(bytes).empty();
    if (is_readable) findings = compare(SourceText(path, bytes), file);
    const std::lock_guard lock(mutex_);
    ++survey.files;
    if (!file.errors.empty()) survey.errors.push_back(file.errors.front());
    if (!why_not_source(bytes).empty()) survey.errors.push_back(path + ": is no source text");
    survey.definitions += findings.size();
    for (Finding& finding : findings) {
      ++survey.by_rule[static_cast<std::size_t>(finding.rule)];
      if (finding.rule == Rule::Same) continue;
      survey.findings.push_back({path, std::move(finding)});
    }
  }

  std::vector<Survey>& surveys_;
  const std::vector<Task>& tasks_;
  std::vector<std::set<std::string>> seen_;
  std::atomic<std::size_t> next_ = 0;
  std::mutex mutex_;
};

void run_tasks(std::vector<Survey>& surveys, const std::vector<Task>& tasks, unsigned jobs) {
  Runner(surveys, tasks).run(jobs);
  for (Survey& survey : surveys) {
    std::sort(survey.errors.begin(), survey.errors.end());
    std::sort(survey.findings.begin(), survey.findings.end(),
              [](const PlacedFinding& a, const PlacedFinding& b) {
                return std::tie(a.path, a.finding.line, a.finding.name) <
                       std::tie(b.path, b.finding.line, b.finding.name);
              });
  }
}

std::string including(const std::vector<std::string>& headers) {
  std::string text;
  for (const std::string& header : headers) text += "#include " + header + "\n";
  return text;
}

std::vector<std::string> sources_below(const std::string& folder) {
  std::vector<std::string> found;
  if (!fs::is_directory(folder)) return found;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.path().extension() == ".cpp") found.push_back(entry.path().string());
  }
  std::sort(found.begin(), found.end());
  return found;
}

bool are_here(const std::vector<std::string>& paths) {
  return std::all_of(paths.begin(), paths.end(),
                     [](const std::string& path) { return fs::exists(path); });
}

void add_tasks(const Corpus& corpus, std::size_t survey, const TemporaryDirectory& folder,
               std::vector<Task>& tasks) {
  for (std::size_t i = 0; i < corpus.units.size(); ++i) {
    const std::string name = fmt::format("/agreement{}.cpp", i);
    tasks.push_back({survey, {name, including(corpus.units[i]), corpus.flags, corpus.roots}});
  }
  std::vector<std::string> flags = corpus.flags;
  if (!corpus.precompiled.empty()) {
    const std::string pch = folder / fmt::format("precompiled{}", survey);
    if (precompile(including(corpus.precompiled), corpus.flags, pch)) {
      flags.insert(flags.end(), {"-include-pch", pch});
    }
  }
  for (const std::string& source : corpus.sources) {
    const std::vector<std::string> paths = sources_below(source);
    for (std::size_t i = 0; i < paths.size(); i += corpus.every) {
      tasks.push_back({survey, {paths[i], "", flags, corpus.roots}});
    }
  }
}

}  // namespace

std::vector<Survey> survey(const std::vector<Corpus>& corpora, unsigned jobs) {
  const TemporaryDirectory folder;
  std::vector<Survey> surveys(corpora.size());
  std::vector<Task> tasks;
  for (std::size_t i = 0; i < corpora.size(); ++i) {
    surveys[i].name = corpora[i].name;
    if (!are_here(corpora[i].roots) || !are_here(corpora[i].needs)) {
      surveys[i].absent = corpora[i].package;
    } else {
      add_tasks(corpora[i], i, folder, tasks);
    }
  }
  run_tasks(surveys, tasks, jobs);
  return surveys;
}

Survey survey_files(const std::vector<std::string>& files, const std::vector<std::string>& flags,
                    unsigned jobs) {
  std::vector<Survey> surveys(1);
  surveys[0].name = "files";
  std::vector<Task> tasks;
  for (const std::string& file : files) {
    const std::string path = fs::weakly_canonical(file).string();
    tasks.push_back({0, {path, "", flags, {path}}});
  }
  run_tasks(surveys, tasks, jobs);
  return std::move(surveys.front());
}

void apply_reviewed(std::vector<Survey>& surveys, std::vector<ReviewedRow>& rows) {
  for (Survey& survey : surveys) {
    for (PlacedFinding& placed : survey.findings) {
      if (placed.finding.rule != Rule::Unexplained) continue;
      const std::string place = fmt::format("{}:{}", placed.path, placed.finding.line);
      const auto row = std::find_if(rows.begin(), rows.end(),
                                    [&](const ReviewedRow& each) { return each.place == place; });
      if (row == rows.end()) continue;
      row->matched = true;
      placed.finding.rule = Rule::Reviewed;
      --survey.by_rule[static_cast<std::size_t>(Rule::Unexplained)];
      ++survey.by_rule[static_cast<std::size_t>(Rule::Reviewed)];
    }
  }
}

std::string as_table(const std::vector<Survey>& surveys) {
  std::string table = "| code | files | with errors | definitions |";
  std::string rule = "|---|---|---|---|";
  for (int i = 0; i < kRules; ++i) {
    table += fmt::format(" {} |", rule_name(static_cast<Rule>(i)));
    rule += "---|";
  }
  table += "\n" + rule + "\n";
  for (const Survey& survey : surveys) {
    if (!survey.absent.empty()) {
      table += fmt::format("| {} | absent: install {} |\n", survey.name, survey.absent);
      continue;
    }
    table += fmt::format("| {} | {} | {} | {} |", survey.name, survey.files, survey.errors.size(),
                         survey.definitions);
    for (const std::size_t count : survey.by_rule) table += fmt::format(" {} |", count);
    table += "\n";
  }
  return table;
}

}  // namespace patchgen::agreement
