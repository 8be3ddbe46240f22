#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <patchgen/diagnostic.h>
#include <patchgen/disk.h>
#include <patchgen/edit.h>
#include <patchgen/emit.h>
#include <patchgen/patch_spec.h>
#include <patchgen/project.h>

namespace patchgen {

/// The project that a spec belongs to. Without a project file, `root` is the spec's own folder.
struct Project {
  ProjectFile file;
  std::string path;  ///< of the project file, as a path that can be opened; "" without one
  std::string root;  ///< its folder, likewise; "" is the working directory
  bool has_file = false;
};

/// What the command line adds to a spec.
struct GenerateOptions {
  std::vector<std::string> source_roots;    ///< looked in first, in this order
  std::optional<std::string> output_dir;    ///< in place of the project's
  std::optional<std::string> project_file;  ///< in place of looking for one
  unsigned jobs = 0;                        ///< threads; 0: one a core
  /// Told how many specs of how many are done, by the thread that did the last one: several may
  /// call at once, and in another order than that of the numbers.
  std::function<void(std::size_t done, std::size_t total)> progress;
};

/// One output of a spec, in memory.
struct GeneratedFile {
  std::string path;         ///< where it belongs
  std::string diff_path;    ///< where its diff belongs
  std::string source_path;  ///< the upstream file that was read
  std::string source;       ///< as the spec spells it
  std::string output;       ///< as the spec spells it
  std::string bytes;
  std::string diff;  ///< unified, upstream against `bytes`
  std::vector<Segment> segments;
  std::vector<Edit> edits;  ///< what Segment::edit counts
  std::shared_ptr<const SourceText> upstream;
};

/// What one spec gives. `files` is empty when `diagnostics` has errors.
struct GenerateResult {
  std::string spec_path;  ///< as given
  std::shared_ptr<const PatchSpec> spec;
  std::string project_root;  ///< of the spec's project, as a path that can be opened
  std::string output_dir;    ///< the folder that `files` belong in
  std::vector<GeneratedFile> files;
  /// The files that were read: the spec, those it extends, the project file, sources, patch files.
  std::vector<std::string> inputs;
  std::vector<std::shared_ptr<const SourceText>> texts;  ///< of those inputs that are C++
  /// The formatter that was run, if any: a name to find in PATH, or a path.
  std::optional<std::string> formatter;
  /// Commands were run that may depend on anything: the same inputs may give something else.
  bool ran_other_commands = false;
  std::vector<Effect> effects;
  Diagnostics diagnostics;
};

/// Generates what `spec_paths` give, in their order, on several threads. Nothing is written. Each
/// upstream and patch file is read and outlined once, however many specs use it. Two specs that
/// name one output are an error of the later one, and so is an output that would overwrite what any
/// of the specs reads.
std::vector<GenerateResult> generate(const Disk& disk, const std::vector<std::string>& spec_paths,
                                     const GenerateOptions& options);

/// Finds the project file: `explicit_path` when given, else by walking up from `start`. Reports an
/// error when it cannot be read; without one, the project is `start` alone.
std::optional<Project> find_project(const Disk& disk, const std::string& start,
                                    const std::optional<std::string>& explicit_path,
                                    Diagnostics& diagnostics);

/// The specs that the project's globs name, sorted, each once, as paths that can be opened. Reports
/// (Fault::System) each folder that may have some and cannot be listed, and what they name that is
/// no file; hidden folders and links to folders are not looked into.
std::vector<std::string> project_specs(const Disk& disk, const Project& project,
                                       Diagnostics& diagnostics);

/// Reports each override of the project file that names none of `specs`, which are all specs of the
/// project.
void check_overrides(const Project& project, const std::vector<std::string>& specs,
                     Diagnostics& diagnostics);

/// Reports each output of `results` that could not be written as things are, and each diff that
/// would overwrite another output or an input; writes nothing.
void check_writable(const Disk& disk, const std::vector<GenerateResult>& results, bool with_diffs,
                    Diagnostics& diagnostics);

/// How a file came out of write_results.
struct WrittenFile {
  std::string path;
  WriteResult result = WriteResult::Written;
};

/// Writes the outputs of `results`, with their diffs if asked, and the files `more` behind them:
/// all of them, or none when one cannot be written (Fault::System) or check_writable has something
/// to report. The files are returned in this order.
std::vector<WrittenFile> write_results(Disk& disk, const std::vector<GenerateResult>& results,
                                       bool with_diffs, Diagnostics& diagnostics,
                                       std::span<const FileToWrite> more = {});

}  // namespace patchgen
