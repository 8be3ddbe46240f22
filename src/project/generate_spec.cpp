#include "project/generate_spec.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <set>
#include <utility>

#include <patchgen/plan.h>
#include <patchgen/unified_diff.h>

#include "patch/whole_names.h"
#include "project/derived_edits.h"
#include "project/header_facts.h"
#include "project/output_commands.h"
#include "project/paths.h"
#include "project/source_lookup.h"
#include "project/spec_family.h"
#include "project/spec_outputs.h"
#include "project/upstream_version.h"

namespace patchgen {
namespace {

/// One run over one spec: each step fills what the next one needs.
class SpecRun {
 public:
  SpecRun(const Disk& disk, FileCache& cache, CommandRunner& commands, std::string spec_path,
          const GenerateOptions& options)
      : disk_(disk), cache_(cache), commands_(commands), options_(options) {
    result_.spec_path = std::move(spec_path);
  }

  GenerateResult run() {
    if (read_spec() && find_its_project()) {
      check_source_roots();
      load_sources();
      load_patch_files();
      if (!failed()) plan();
      if (!failed()) emit_all();
    }
    if (failed()) result_.files.clear();
    note_commands();
    return std::move(result_);
  }

 private:
  [[nodiscard]] bool failed() const { return result_.diagnostics.has_errors(); }

  bool read_spec() {
    std::optional<PatchSpec> spec =
        read_spec_family(disk_, result_.spec_path, result_.inputs, result_.diagnostics);
    if (!spec) return false;
    result_.spec = std::make_shared<PatchSpec>(std::move(*spec));
    return true;
  }

  bool find_its_project() {
    std::optional<Project> project = find_project(disk_, parent_path(result_.spec_path),
                                                  options_.project_file, result_.diagnostics);
    if (!project) return false;
    project_ = std::move(*project);
    if (project_.has_file) result_.inputs.push_back(project_.path);
    project_.file =
        for_spec(std::move(project_.file), path_below(result_.spec_path, project_.root));
    PatchSpec spec = *result_.spec;
    settle_upstream_version(disk_, project_, spec, result_.inputs, result_.diagnostics);
    result_.spec = std::make_shared<PatchSpec>(std::move(spec));
    result_.project_root = project_.root;
    result_.output_dir = output_dir(project_, options_);
    return true;
  }

  /// A mistyped root would let another one's file of the same name in without a word.
  void check_source_roots() {
    for (const std::string& root : options_.source_roots) {
      if (disk_.is_directory(root)) continue;
      result_.diagnostics.add(error_in("", fmt::format("--source-root: no folder '{}'", root)));
    }
  }

  void spec_error(const SourceText& text, ByteRange where, std::string message, Fault fault,
                  std::vector<std::string> hints = {}) {
    Diagnostic diagnostic = error_at(text, where, std::move(message), fault);
    diagnostic.hints = std::move(hints);
    result_.diagnostics.add(std::move(diagnostic));
  }

  /// Loads `path`, which `where` in a spec names; nothing when it cannot be read as C++.
  std::optional<OutlinedFile> load(const std::string& path, const SourceText& spec, ByteRange where,
                                   const char* what) {
    result_.inputs.push_back(path);
    const std::shared_ptr<const LoadedFile> loaded = cache_.load(path, path);
    if (!loaded->unreadable.empty()) {
      spec_error(spec, where,
                 fmt::format("cannot read the {} {}: {}", what, path, loaded->unreadable),
                 Fault::Source);
      return std::nullopt;
    }
    result_.texts.push_back(loaded->file.text);
    return loaded->file;
  }

  void load_sources() {
    const std::vector<std::string> roots = source_roots(project_, result_.spec_path, options_);
    for (const SourceEntry& entry : result_.spec->sources) {
      const std::optional<std::string> root = find_root(disk_, roots, entry.input.value);
      if (!root) {
        std::vector<std::string> hints;
        for (const std::string& each : roots) {
          hints.push_back("looked for " + join_path(each, entry.input.value));
        }
        for (const std::string& each : roots) {
          if (!each.empty() && !disk_.is_directory(each)) {
            hints.push_back(fmt::format("the source root {} does not exist", each));
          }
        }
        hints.emplace_back("name the folder it is in with --source-root");
        spec_error(*result_.spec->text, entry.input.where,
                   fmt::format("no source '{}'", entry.input.value), Fault::Spec, hints);
        continue;
      }
      const std::string path = join_path(*root, entry.input.value);
      std::optional<OutlinedFile> file =
          load(path, *result_.spec->text, entry.input.where, "source");
      if (!file) continue;
      // A file whose brackets do not match can be copied, but not patched.
      if (!result_.spec->operations.empty() || !result_.spec->namespace_renames.empty()) {
        report_problems(*file);
      }
      input_.sources.push_back(std::move(*file));
      roots_.push_back(*root);
    }
  }

  void report_problems(const OutlinedFile& file) {
    for (Diagnostic problem : file.outline->problems) {
      problem.fault = Fault::Source;
      result_.diagnostics.add(std::move(problem));
    }
  }

  void load_patch_files() {
    const PatchSpec& spec = *result_.spec;
    for (const Spelled<std::string>& file : spec.patch_files) {
      add_patch_file(*spec.text, file, std::nullopt);
    }
    std::set<std::size_t> in_use;
    for (const Operation& operation : spec.operations) {
      if (operation.inherited) in_use.insert(operation.inherited->spec);
    }
    for (const std::size_t base : in_use) {
      for (const Spelled<std::string>& file : spec.inherited[base].patch_files) {
        add_patch_file(*spec.inherited[base].text, file, base);
      }
    }
    for (const Operation& operation : spec.operations) {
      if (!operation.patch_file) continue;
      std::optional<std::size_t> base;
      if (operation.inherited) base = operation.inherited->spec;
      add_patch_file(text_of(spec, operation), *operation.patch_file, base);
    }
  }

  /// Loads `file`, named in `spec`, unless it is there already, and notes what it is called.
  void add_patch_file(const SourceText& spec, const Spelled<std::string>& file,
                      std::optional<std::size_t> inherited) {
    const std::string path = join_path(parent_path(spec.name()), file.value);
    const auto [known, is_new] = patch_file_places_.try_emplace(path, std::nullopt);
    if (!is_new) {
      if (known->second) {
        input_.patch_files[*known->second].names.push_back({file.value, inherited});
      }
      return;
    }
    if (!disk_.is_file(path) && !disk_.is_directory(path)) {
      spec_error(spec, file.where, fmt::format("no patch file '{}'", file.value), Fault::Spec,
                 {"looked for " + path});
      return;
    }
    std::optional<OutlinedFile> loaded = load(path, spec, file.where, "patch file");
    if (!loaded) return;
    report_problems(*loaded);
    known->second = input_.patch_files.size();
    input_.patch_files.push_back({{{file.value, inherited}}, std::move(*loaded)});
  }

  void plan() {
    std::vector<OutlinedFile*> upstream;
    for (OutlinedFile& file : input_.sources) upstream.push_back(&file);
    settle_whole_names(upstream);
    std::vector<OutlinedFile*> patches;
    for (PatchFile& file : input_.patch_files) patches.push_back(&file.file);
    settle_whole_names(patches);
    input_.spec = result_.spec.get();
    input_.declaring_macros = project_.file.declaring_macros;
    if (!result_.spec->inherited.empty()) {
      result_.spec = std::make_shared<PatchSpec>(settle_inheritance(input_));
      input_.spec = result_.spec.get();
    }
    EditPlan plan = plan_edits(input_, result_.diagnostics);
    result_.effects = std::move(plan.effects);
    const auto exists = [&](std::size_t source, const std::string& path) {
      return disk_.is_file(join_path(roots_[source], path));
    };
    edits_ = edits_by_source(*result_.spec, input_.sources, std::move(plan.edits), exists,
                             result_.diagnostics);
  }

  /// What the outputs depend on besides the inputs.
  void note_commands() {
    const FormatCommand& format = project_.file.format;
    const bool formats = !format.command.words.empty() && format.scope != FormatScope::None;
    result_.ran_other_commands = !project_.file.post_process.empty() ||
                                 (formats && !depends_on_known_files(format.command.words));
    if (!formats) return;
    const std::string& program = format.command.words[0];
    const bool is_path = program.find('/') != std::string::npos;
    result_.formatter = is_path ? join_path(project_.root, program) : program;
    for (const std::string& file : formatter_settings(project_, result_.spec->sources)) {
      DiskError ignored;  // most are not there; that they are not is what is to be known
      (void)disk_.read(file, ignored);
    }
  }

  void emit_all() {
    const std::string& folder = result_.output_dir;
    for (std::size_t i = 0; i < input_.sources.size(); ++i) {
      const SourceEntry& entry = result_.spec->sources[i];
      const SourceText& upstream = *input_.sources[i].text;
      GeneratedFile file;
      file.edits = std::move(edits_[i]);
      EmittedFile emitted =
          emit(upstream, file.edits, header_facts(*result_.spec, entry, file.edits, project_));
      run_output_commands(commands_, project_, entry.output.value, emitted, result_.diagnostics);
      const SourceText open(entry.output.value, emitted.bytes);
      set_fingerprint(emitted, fingerprint(open, tokenize(open)));
      file.path = join_path(folder, entry.output.value);
      file.diff_path = join_path(folder, diff_name(*result_.spec, entry));
      file.source_path = upstream.name();
      file.source = entry.input.value;
      file.output = entry.output.value;
      file.upstream = input_.sources[i].text;
      file.bytes = std::move(emitted.bytes);
      file.segments = std::move(emitted.segments);
      file.diff = unified_diff(upstream.bytes(), file.bytes, "a/" + entry.input.value,
                               "b/" + entry.output.value);
      result_.files.push_back(std::move(file));
    }
  }

  const Disk& disk_;
  FileCache& cache_;
  CommandRunner& commands_;
  const GenerateOptions& options_;
  GenerateResult result_;
  Project project_;
  std::vector<std::string> roots_;  ///< of each source
  PlanInput input_;
  /// In input_.patch_files, by path; absent for one that cannot be had.
  std::map<std::string, std::optional<std::size_t>> patch_file_places_;
  std::vector<std::vector<Edit>> edits_;  ///< of each source
};

}  // namespace

GenerateResult generate_spec(const Disk& disk, FileCache& cache, CommandRunner& commands,
                             const std::string& spec_path, const GenerateOptions& options) {
  return SpecRun(disk, cache, commands, spec_path, options).run();
}

}  // namespace patchgen
