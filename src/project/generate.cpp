#include <fmt/format.h>
#include <string_view>

#include <patchgen/generate.h>

#include "project/file_cache.h"
#include "project/generate_spec.h"
#include "project/output_conflicts.h"
#include "support/parallel.h"

namespace patchgen {
namespace {

std::vector<FileToWrite> files_of(const std::vector<GenerateResult>& results, bool with_diffs) {
  std::vector<FileToWrite> files;
  for (const GenerateResult& result : results) {
    for (const GeneratedFile& file : result.files) {
      files.push_back({file.path, file.bytes});
      if (with_diffs) files.push_back({file.diff_path, file.diff});
    }
  }
  return files;
}

void report_unwritable(std::string_view path, const DiskError& error, Diagnostics& diagnostics) {
  diagnostics.add(
      error_in(std::string(path), fmt::format("cannot write: {}", error.reason), Fault::System));
}

}  // namespace

std::vector<GenerateResult> generate(const Disk& disk, const std::vector<std::string>& spec_paths,
                                     const GenerateOptions& options) {
  FileCache cache(disk);
  CommandRunner commands;
  std::vector<GenerateResult> results(spec_paths.size());
  for_each_in_parallel(
      spec_paths.size(), options.jobs,
      [&](std::size_t i) {
        results[i] = generate_spec(disk, cache, commands, spec_paths[i], options);
      },
      options.progress);
  CanonicalPaths paths;
  report_output_conflicts(results, paths);
  return results;
}

void check_writable(const Disk& disk, const std::vector<GenerateResult>& results, bool with_diffs,
                    Diagnostics& diagnostics) {
  CanonicalPaths paths;
  if (with_diffs) report_diff_conflicts(results, paths, diagnostics);
  for (const FileToWrite& file : files_of(results, with_diffs)) {
    DiskError error;
    if (!disk.can_write(std::string(file.path), error)) {
      report_unwritable(file.path, error, diagnostics);
    }
  }
}

std::vector<WrittenFile> write_results(Disk& disk, const std::vector<GenerateResult>& results,
                                       bool with_diffs, Diagnostics& diagnostics,
                                       std::span<const FileToWrite> more) {
  check_writable(disk, results, with_diffs, diagnostics);
  if (diagnostics.has_errors()) return {};
  std::vector<FileToWrite> files = files_of(results, with_diffs);
  files.insert(files.end(), more.begin(), more.end());
  DiskError error;
  const std::optional<std::vector<WriteResult>> outcomes = disk.write_all(files, error);
  if (!outcomes) {
    report_unwritable(files[error.file].path, error, diagnostics);
    return {};
  }
  std::vector<WrittenFile> written;
  for (std::size_t i = 0; i < files.size(); ++i) {
    written.push_back({std::string(files[i].path), (*outcomes)[i]});
  }
  return written;
}

}  // namespace patchgen
