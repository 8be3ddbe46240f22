#include "project/output_conflicts.h"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <map>
#include <string>
#include <utility>

#include "project/paths.h"

namespace patchgen {
namespace {

/// What a file is to a run, and which spec made it that.
struct Use {
  enum class Kind : std::uint8_t { Input, Output, Diff };
  Kind kind = Kind::Input;
  const GenerateResult* result = nullptr;
};

/// Who uses which file, by canonical path.
class FileUses {
 public:
  FileUses(const std::vector<GenerateResult>& results, CanonicalPaths& paths) : paths_(paths) {
    for (const GenerateResult& result : results) {
      for (const std::string& input : result.inputs) add(input, {Use::Kind::Input, &result});
    }
  }
  /// The use that `path` had before, if any.
  const Use* add(const std::string& path, Use use) {
    const auto [entry, first] = uses_.emplace(paths_.of(path), use);
    return first ? nullptr : &entry->second;
  }

 private:
  CanonicalPaths& paths_;
  std::map<std::string, Use> uses_;
};

/// An error about `file`, where its spec names it.
Diagnostic error_about(const GenerateResult& result, const GeneratedFile& file,
                       std::string message) {
  const std::vector<SourceEntry>& sources = result.spec->sources;
  const auto source = std::find_if(sources.begin(), sources.end(), [&](const SourceEntry& entry) {
    return entry.output.value == file.output;
  });
  return error_at(*result.spec->text, source->output.where, std::move(message));
}

/// Whether a symbolic link leads `path` out of the output folder of `result`.
bool leads_out(const GenerateResult& result, const std::string& path, CanonicalPaths& paths) {
  return !lies_below(paths.of(path), paths.of(result.output_dir));
}

/// The error that `path`, which `file` of `result` is written to, has `other` use already.
Diagnostic conflict(const GenerateResult& result, const GeneratedFile& file,
                    const std::string& path, const Use& other) {
  const std::string& other_spec = other.result->spec_path;
  if (other.result != &result && canonical_path(other_spec) == canonical_path(result.spec_path)) {
    return error_in(result.spec_path, "the spec is named twice");
  }
  std::string message;
  switch (other.kind) {
    case Use::Kind::Input:
      message = fmt::format("would overwrite {}, which {} reads", path, other_spec);
      break;
    case Use::Kind::Output:
    case Use::Kind::Diff:
      message = fmt::format("{} would be written twice", path);
      break;
  }
  Diagnostic diagnostic = error_about(result, file, std::move(message));
  if (other.kind != Use::Kind::Input) {
    diagnostic.hints = {fmt::format("it is {} of {}, too",
                                    other.kind == Use::Kind::Output ? "an output" : "a diff",
                                    other_spec)};
  }
  return diagnostic;
}

}  // namespace

bool has_conflicts(const std::vector<GenerateResult>& results, CanonicalPaths& paths) {
  FileUses uses(results, paths);
  for (const GenerateResult& result : results) {
    for (const GeneratedFile& file : result.files) {
      if (leads_out(result, file.path, paths) || leads_out(result, file.diff_path, paths))
        return true;
      if (uses.add(file.path, {Use::Kind::Output, &result}) != nullptr) return true;
      if (uses.add(file.diff_path, {Use::Kind::Diff, &result}) != nullptr) return true;
    }
  }
  return false;
}

void report_output_conflicts(std::vector<GenerateResult>& results, CanonicalPaths& paths) {
  FileUses uses(results, paths);
  for (GenerateResult& result : results) {
    for (const GeneratedFile& file : result.files) {
      const Use* other = uses.add(file.path, {Use::Kind::Output, &result});
      if (other != nullptr) result.diagnostics.add(conflict(result, file, file.path, *other));
      for (const std::string& path : {file.path, file.diff_path}) {
        if (!leads_out(result, path, paths)) continue;
        Diagnostic diagnostic = error_about(
            result, file,
            fmt::format("would be written outside of the output folder {}", result.output_dir));
        diagnostic.hints = {
            fmt::format("{} is {}: a symbolic link leads there", path, canonical_path(path))};
        result.diagnostics.add(std::move(diagnostic));
      }
    }
  }
  for (GenerateResult& result : results) {
    if (result.diagnostics.has_errors()) result.files.clear();
  }
}

void report_diff_conflicts(const std::vector<GenerateResult>& results, CanonicalPaths& paths,
                           Diagnostics& diagnostics) {
  FileUses uses(results, paths);
  for (const GenerateResult& result : results) {
    for (const GeneratedFile& file : result.files) {
      uses.add(file.path, {Use::Kind::Output, &result});
    }
  }
  for (const GenerateResult& result : results) {
    for (const GeneratedFile& file : result.files) {
      const Use* other = uses.add(file.diff_path, {Use::Kind::Diff, &result});
      if (other != nullptr) diagnostics.add(conflict(result, file, file.diff_path, *other));
    }
  }
}

}  // namespace patchgen
