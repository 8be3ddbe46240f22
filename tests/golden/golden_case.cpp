#include "golden/golden_case.h"

#include <algorithm>
#include <filesystem>

#include <patchgen/explain.h>
#include <patchgen/generate.h>

#include "support/temporary_directory.h"

namespace patchgen {
namespace {

namespace fs = std::filesystem;

constexpr const char* kSpec = "spec.patchspec.json";

/// Paths in messages as they are for somebody who stands in the case's folder.
std::string without_folder(std::string text, const std::string& folder) {
  const std::string prefix = folder + "/";
  for (std::size_t at = text.find(prefix); at != std::string::npos; at = text.find(prefix, at)) {
    text.erase(at, prefix.size());
  }
  return text;
}

}  // namespace

std::vector<GoldenCase> golden_cases() {
  const fs::path root = fs::path(PATCHGEN_PROJECT_ROOT) / "tests" / "golden";
  std::vector<GoldenCase> cases;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root)) {
    if (entry.path().filename() != kSpec) continue;
    const fs::path folder = entry.path().parent_path();
    cases.push_back({folder.lexically_relative(root).generic_string(), folder.generic_string()});
  }
  std::sort(cases.begin(), cases.end(),
            [](const GoldenCase& a, const GoldenCase& b) { return a.name < b.name; });
  return cases;
}

GoldenRun run_golden(const GoldenCase& golden) {
  RealDisk disk;
  GenerateOptions options;
  options.source_roots = {golden.folder + "/upstream"};
  options.output_dir = "out";
  // A project file of its own keeps that of the repository out of the case.
  options.project_file = golden.folder + "/../../project.json";
  const std::vector<GenerateResult> results =
      generate(disk, {golden.folder + "/" + kSpec}, options);
  GoldenRun run;
  for (const GeneratedFile& file : results.front().files) {
    run.files[fs::path(file.path).lexically_relative("out").generic_string()] = file.bytes;
    run.files[fs::path(file.diff_path).lexically_relative("out").generic_string()] = file.diff;
  }
  for (const Diagnostic& diagnostic : results.front().diagnostics.all()) {
    run.messages += render(diagnostic, false);
  }
  for (const Effect& effect : results.front().effects) {
    if (effect.action != Effect::Action::LeftAlone) continue;
    run.left_alone += std::to_string(effect.first_line) + ": " + effect.subject + "\n";
  }
  Diagnostics unexplained;
  run.explained = explain_as_text(results.front(), false, unexplained);
  for (const Diagnostic& diagnostic : unexplained.all()) {
    run.unexplained += render(diagnostic, false);
  }
  run.messages = without_folder(std::move(run.messages), golden.folder);
  run.exit_status = results.front().diagnostics.exit_status();
  return run;
}

std::map<std::string, std::string> expected_files(const GoldenCase& golden) {
  std::map<std::string, std::string> files;
  const fs::path folder = fs::path(golden.folder) / "expected";
  if (!fs::is_directory(folder)) return files;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
    if (!entry.is_regular_file()) continue;
    files[entry.path().lexically_relative(folder).generic_string()] =
        read_whole_file(entry.path().string());
  }
  return files;
}

std::string optional_file(const GoldenCase& golden, const std::string& name) {
  const std::string path = golden.folder + "/" + name;
  return fs::is_regular_file(path) ? read_whole_file(path) : "";
}

}  // namespace patchgen
