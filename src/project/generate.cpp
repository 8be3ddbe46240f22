#include <patchgen/generate.h>

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <map>
#include <thread>

#include "project/file_cache.h"
#include "project/generate_spec.h"

namespace patchgen {
namespace {

/// Two specs that write one file would undo each other's work.
void check_outputs(std::vector<GenerateResult>& results) {
  std::map<std::string, std::string> owners;
  for (GenerateResult& result : results) {
    for (const GeneratedFile& file : result.files) {
      const auto [owner, first] = owners.emplace(file.path, result.spec_path);
      if (first) continue;
      const auto source = std::find_if(
          result.spec->sources.begin(), result.spec->sources.end(),
          [&](const SourceEntry& entry) { return entry.output.value == file.output; });
      Diagnostic diagnostic = error_at(*result.spec->text, source->output.where,
                                       fmt::format("{} is the output of two specs", file.path));
      diagnostic.hints = {"the other one is " + owner->second};
      result.diagnostics.add(std::move(diagnostic));
    }
    if (result.diagnostics.has_errors()) result.files.clear();
  }
}

struct Pending {
  const std::string* path;
  const std::string* bytes;
};

std::vector<Pending> pending_files(const std::vector<GenerateResult>& results, bool with_diffs) {
  std::vector<Pending> pending;
  for (const GenerateResult& result : results) {
    for (const GeneratedFile& file : result.files) {
      pending.push_back({&file.path, &file.bytes});
      if (with_diffs) pending.push_back({&file.diff_path, &file.diff});
    }
  }
  return pending;
}

void report_unwritable(const std::string& path, const DiskError& error, Diagnostics& diagnostics) {
  diagnostics.add(error_in(path, fmt::format("cannot write: {}", error.reason), Fault::System));
}

}  // namespace

std::vector<GenerateResult> generate(const Disk& disk, const std::vector<std::string>& spec_paths,
                                     const GenerateOptions& options) {
  FileCache cache(disk);
  std::vector<GenerateResult> results(spec_paths.size());
  std::atomic<std::size_t> next = 0;
  const auto work = [&] {
    for (std::size_t i = next++; i < spec_paths.size(); i = next++) {
      results[i] = generate_spec(disk, cache, spec_paths[i], options);
    }
  };
  const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
  const std::size_t threads =
      std::min<std::size_t>(options.jobs == 0 ? cores : options.jobs, spec_paths.size());
  {
    std::vector<std::jthread> pool;
    for (std::size_t i = 1; i < threads; ++i) pool.emplace_back(work);
    work();
  }
  check_outputs(results);
  return results;
}

void check_writable(const Disk& disk, const std::vector<GenerateResult>& results, bool with_diffs,
                    Diagnostics& diagnostics) {
  for (const Pending& each : pending_files(results, with_diffs)) {
    DiskError error;
    if (!disk.can_write(*each.path, error)) report_unwritable(*each.path, error, diagnostics);
  }
}

std::vector<WrittenFile> write_results(Disk& disk, const std::vector<GenerateResult>& results,
                                       bool with_diffs, Diagnostics& diagnostics) {
  check_writable(disk, results, with_diffs, diagnostics);
  std::vector<WrittenFile> written;
  if (diagnostics.has_errors()) return written;
  for (const Pending& each : pending_files(results, with_diffs)) {
    DiskError error;
    const std::optional<WriteResult> outcome = disk.write(*each.path, *each.bytes, error);
    if (!outcome) {
      report_unwritable(*each.path, error, diagnostics);
      break;
    }
    written.push_back({*each.path, *outcome});
  }
  return written;
}

}  // namespace patchgen
