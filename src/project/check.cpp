#include <algorithm>
#include <fmt/format.h>
#include <functional>
#include <map>
#include <mutex>
#include <set>
#include <string_view>
#include <utility>

#include <patchgen/check.h>

#include "project/canonical_paths.h"
#include "project/check_file.h"
#include "project/command_runner.h"
#include "project/file_cache.h"
#include "project/file_identities.h"
#include "project/generate_spec.h"
#include "project/kept_results.h"
#include "project/mend.h"
#include "project/mend_drifts.h"
#include "project/orphan_files.h"
#include "project/output_conflicts.h"
#include "project/paths.h"
#include "project/result_cache.h"
#include "project/verify.h"
#include "support/parallel.h"

namespace patchgen {
namespace {

/// What one spec's part of the check found.
struct SpecCheck {
  GenerateResult generated;      ///< without its spec and the bytes of its files
  std::vector<FileCheck> files;  ///< none of a remembered one
  std::size_t file_count = 0;
  SpecFiles disk_files;
  std::vector<std::string> canonical_paths;  ///< of its outputs and diffs
  bool is_remembered = false;                ///< from an earlier run
  bool is_slim = false;  ///< without the names of inputs and files, which fill_out gets back
};

class CheckRun {
 public:
  CheckRun(Disk& disk, const CheckScope& scope, const GenerateOptions& options,
           const CheckOptions& check_options)
      : disk_(disk),
        scope_(scope),
        options_(options),
        check_(check_options),
        cache_(cache_of_run()),
        reads_(cache_ ? cache_->disk() : disk),
        files_(reads_) {}

  CheckReport run() {
    if (check_.verify) {
      projects_ = projects_to_verify(disk_, scope_.specs, options_, report_.diagnostics);
      if (report_.diagnostics.has_errors()) return std::move(report_);
    }
    check_specs();
    if (cache_) cache_->save(scope_.whole_project ? scope_.specs : std::vector<std::string>());
    report_conflicts();
    gather();
    add_orphans();
    report_cache_problem();
    for (Drift& drift : report_.drifts) drift.mend = mend_of(drift);
    if (check_.fix && !report_.diagnostics.has_errors()) {
      mend_drifts(disk_, report_.drifts, repairs_, output_folders_, check_, report_.diagnostics);
    }
    if (check_.verify) verify();
    return std::move(report_);
  }

 private:
  void check_specs() {
    specs_.resize(scope_.specs.size());
    for_each_in_parallel(
        specs_.size(), options_.jobs,
        [&](std::size_t i) {
          std::optional<ResultCache::Found> known;
          if (cache_) known = cache_->find(scope_.specs[i]);
          specs_[i] = known ? from_cache(*std::move(known)) : check_anew(scope_.specs[i]);
          // Of a project with many specs only what the report needs is kept.
          GenerateResult& kept = specs_[i].generated;
          kept.spec.reset();
          if (!kept.diagnostics.has_errors()) kept.diagnostics = without_notes(kept.diagnostics);
        },
        options_.progress);
  }

  SpecCheck from_cache(ResultCache::Found known) {
    SpecCheck result;
    result.is_remembered = true;
    result.file_count = known.result.files.size();
    result.generated = std::move(known.result);
    note_files(result, [&](const std::string& path) {
      const auto seen = std::find_if(known.looks.begin(), known.looks.end(),
                                     [&](const LookedAt& each) { return each.path == path; });
      return seen != known.looks.end() ? seen->sight : look_once(path);
    });
    if (result.disk_files.are_known && !check_.verify) {
      result.generated.inputs = std::vector<std::string>();
      result.generated.files = std::vector<GeneratedFile>();
      result.is_slim = true;
    }
    return result;
  }

  /// Gets back what from_cache has let go of.
  void fill_out(SpecCheck& spec) {
    if (!spec.is_slim) return;
    std::optional<ResultCache::Found> known = cache_->find(spec.generated.spec_path);
    if (!known) return;  // cannot be: what it saw is not asked for anew
    spec.generated.inputs = std::move(known->result.inputs);
    spec.generated.files = std::move(known->result.files);
    spec.is_slim = false;
  }

  /// A look at what many specs have to do with: the project file.
  FileSight look_once(const std::string& path) {
    const std::lock_guard lock(looks_mutex_);
    const auto [known, is_new] = looks_.try_emplace(path);
    if (is_new) known->second = sight_of(disk_.look(path));
    return known->second;
  }

  void note_files(SpecCheck& spec, const std::function<FileSight(const std::string&)>& look) {
    spec.disk_files = files_of(spec.generated, look, paths_);
    spec.canonical_paths.reserve(2 * spec.generated.files.size());
    for (const GeneratedFile& file : spec.generated.files) {
      for (const std::string* path : {&file.path, &file.diff_path}) {
        spec.canonical_paths.push_back(spec.disk_files.are_known ? paths_.of_file(*path, false)
                                                                 : paths_.of(*path));
      }
    }
  }

  SpecCheck check_anew(const std::string& spec) {
    SpecCheck result = check_and_remember(spec);
    result.generated = without_bytes(std::move(result.generated));
    note_files(result, [&](const std::string& path) { return sight_of(disk_.look(path)); });
    return result;
  }

  SpecCheck check_and_remember(const std::string& spec) {
    const ObservingDisk seen(reads_);
    SpecCheck result = check_spec(seen, generate_spec(seen, files_, commands_, spec, options_));
    const auto has_drifted = [](const FileCheck& file) { return file.drift.has_value(); };
    if (!cache_ || result.generated.ran_other_commands ||
        result.generated.diagnostics.has_errors() ||
        std::any_of(result.files.begin(), result.files.end(), has_drifted)) {
      return result;
    }
    for (const auto& text : result.generated.texts) {
      seen.note(Observation::Question::Read, text->name(), answer_of_bytes(text->bytes()));
    }
    if (const auto& formatter = result.generated.formatter) {
      constexpr auto kProgram = Observation::Question::Program;
      seen.note(kProgram, *formatter, answer_of(disk_, kProgram, *formatter));
    }
    if (seen.are_consistent()) cache_->remember(result.generated, seen.observations());
    return result;
  }

  SpecCheck check_spec(const Disk& disk, GenerateResult generated) {
    SpecCheck result;
    for (const GeneratedFile& file : generated.files) {
      result.files.push_back(check_file(disk, file, generated.spec_path, check_));
    }
    result.file_count = result.files.size();
    result.generated = std::move(generated);
    return result;
  }

  void report_conflicts() {
    std::vector<const SpecFiles*> files;
    for (const SpecCheck& spec : specs_) files.push_back(&spec.disk_files);
    if (are_sure_to_be_apart(files)) return;
    for (SpecCheck& spec : specs_) fill_out(spec);
    std::vector<GenerateResult> results = take_results();
    if (has_conflicts(results, paths_)) {
      put_back(std::move(results));
      check_all_anew();  // the messages need to know where in the spec an output is named
      results = take_results();
      report_output_conflicts(results, paths_);
      report_diff_conflicts(results, paths_, report_.diagnostics);
    }
    put_back(std::move(results));
  }

  std::vector<GenerateResult> take_results() {
    std::vector<GenerateResult> results;
    for (SpecCheck& spec : specs_) results.push_back(std::move(spec.generated));
    return results;
  }

  void put_back(std::vector<GenerateResult> results) {
    for (std::size_t i = 0; i < specs_.size(); ++i) specs_[i].generated = std::move(results[i]);
  }

  void check_all_anew() {
    for (std::size_t i = 0; i < specs_.size(); ++i) specs_[i] = check_anew(scope_.specs[i]);
  }

  void gather() {
    for (SpecCheck& spec : specs_) {
      for (const Diagnostic& each : spec.generated.diagnostics.all()) {
        // Notes are for whoever generates; here they would be said at every run.
        const bool wanted =
            each.severity != Severity::Note || spec.generated.diagnostics.has_errors();
        if (wanted) report_.diagnostics.add(each);
      }
      ++report_.specs;
      if (spec.is_remembered) ++report_.remembered;
      if (spec.generated.diagnostics.has_errors()) continue;
      report_.files += spec.file_count;
      for (FileCheck& file : spec.files) {
        if (!file.drift) continue;
        report_.drifts.push_back(std::move(*file.drift));
        repairs_.push_back(std::move(file.repairs));
      }
    }
  }

  std::optional<ResultCache> cache_of_run() {
    if (!check_.cache) return std::nullopt;
    return std::optional<ResultCache>(std::in_place, disk_, check_.cache->folder,
                                      what_results_depend_on());
  }

  /// All but the spec and the disk. Paths in messages are relative to the working directory.
  [[nodiscard]] std::string what_results_depend_on() const {
    return fmt::format("{}\n{}\n{}\n{}\n{}\n{}", check_.cache->program, absolute_path(""),
                       fmt::join(options_.source_roots, "\n"), options_.output_dir.value_or("\n"),
                       options_.project_file.value_or("\n"), check_.strict);
  }

  void report_cache_problem() {
    if (!cache_ || cache_->problem().empty()) return;
    Diagnostic warning = error_in(
        check_.cache->folder, fmt::format("the cache cannot be written to: {}", cache_->problem()));
    warning.severity = Severity::Warning;
    warning.hints = {"--no-cache goes without; XDG_CACHE_HOME names another folder for it"};
    report_.diagnostics.add(std::move(warning));
  }

  /// One search for each folder that outputs go to.
  void add_orphans() {
    SpecOutputs outputs;
    for (SpecCheck& spec : specs_) {
      for (std::string& path : spec.canonical_paths) outputs.accounted.insert(std::move(path));
      const bool failed = spec.generated.diagnostics.has_errors();
      (failed ? outputs.failed_specs : outputs.specs).push_back(spec.generated.spec_path);
      // A spec that could not be read has none.
      if (!spec.generated.output_dir.empty()) output_folders_.insert(spec.generated.output_dir);
    }
    std::map<std::string, OrphanSearch> searches;
    const auto add = [&](const std::string& folder, const std::string& root) {
      searches[paths_.of(folder)] = {.folder = folder,
                                     .project_root = root,
                                     .whole_project = scope_.whole_project,
                                     .outputs = &outputs};
    };
    for (const std::string& folder : scope_.output_dirs) add(folder, scope_.project_root);
    std::set<std::pair<std::string_view, std::string_view>> added;
    for (const SpecCheck& spec : specs_) {
      const GenerateResult& result = spec.generated;
      if (result.output_dir.empty()) continue;
      if (added.emplace(result.output_dir, result.project_root).second) {
        add(result.output_dir, result.project_root);
      }
    }
    std::set<std::string> found;  // one folder may lie in another one
    for (auto& [folder, search] : searches) {
      search.takes_doubtful = check_.prune && check_.force;
      search.removal = mend_command(flags("--prune --force"), "", options_);
      for (Drift& orphan : find_orphans(disk_, search, paths_, report_.diagnostics)) {
        if (!found.insert(paths_.of(orphan.path)).second) continue;
        report_.drifts.push_back(std::move(orphan));
        repairs_.emplace_back();
      }
    }
  }

  std::string mend_of(const Drift& drift) {
    switch (drift.kind) {
      case DriftKind::Unreadable:
        if (DiskError error; !disk_.can_write(drift.path, error)) return "";
        [[fallthrough]];
      case DriftKind::Edited:
        return mend_command(flags("--force"), drift.spec, options_);
      case DriftKind::Orphan:
        return mend_command(flags(drift.edited ? "--prune --force" : "--prune"),
                            orphan_scope(drift), options_);
      default:
        return mend_command(flags(""), drift.spec, options_);
    }
  }

  /// The spec to name for the removal of an orphan: the one that gave it, unless it is the
  /// project's business.
  std::string orphan_scope(const Drift& drift) {
    if (scope_.whole_project) return "";
    for (const SpecCheck& spec : specs_) {
      const std::string& path = spec.generated.spec_path;
      if (paths_.of(join_path(spec.generated.project_root, drift.spec)) == paths_.of(path)) {
        return path;
      }
    }
    return "";
  }

  [[nodiscard]] std::string flags(std::string_view flag) const {
    if (!check_.strict) return std::string(flag);
    return flag.empty() ? "--strict" : fmt::format("--strict {}", flag);
  }

  /// Whether or not the cache knows them: nobody knows what a compiler looks at.
  void verify() {
    std::set<std::string> drifted;
    for (const Drift& drift : report_.drifts) {
      if (!drift.mended) drifted.insert(drift.path);
    }
    std::vector<OutputToVerify> outputs;
    for (std::size_t i = 0; i < specs_.size(); ++i) {
      const GenerateResult& result = specs_[i].generated;
      if (!projects_[i]) continue;  // its project file is an error of the check
      for (const GeneratedFile& file : result.files) {
        outputs.push_back({.path = file.path,
                           .output = file.output,
                           .spec = result.spec_path,
                           .project = *projects_[i],
                           .has_drifted = drifted.contains(file.path)});
      }
    }
    report_.verified = verify_outputs(commands_, outputs, options_.jobs, check_.verify_progress,
                                      report_.diagnostics);
  }

  Disk& disk_;
  const CheckScope& scope_;
  const GenerateOptions& options_;
  const CheckOptions& check_;
  CanonicalPaths paths_;
  std::optional<ResultCache> cache_;
  const Disk& reads_;  ///< disk_, watched by the cache
  FileCache files_;
  CommandRunner commands_;
  std::mutex looks_mutex_;
  std::map<std::string, FileSight> looks_;  ///< of look_once
  std::vector<SpecCheck> specs_;
  std::vector<std::optional<Project>> projects_;  ///< of each spec, to verify its outputs
  std::set<std::string> output_folders_;
  CheckReport report_;
  std::vector<std::vector<Repair>> repairs_;  ///< of each drift in the report
};

}  // namespace

CheckReport check(Disk& disk, const CheckScope& scope, const GenerateOptions& options,
                  const CheckOptions& check_options) {
  return CheckRun(disk, scope, options, check_options).run();
}

}  // namespace patchgen
