#include "project/kept_results.h"

#include <utility>

namespace patchgen {

GenerateResult without_bytes(GenerateResult result) {
  GenerateResult kept;
  kept.spec_path = std::move(result.spec_path);
  kept.spec = std::move(result.spec);
  kept.project_root = std::move(result.project_root);
  kept.output_dir = std::move(result.output_dir);
  kept.inputs = std::move(result.inputs);
  kept.diagnostics = std::move(result.diagnostics);
  for (GeneratedFile& file : result.files) {
    GeneratedFile& name = kept.files.emplace_back();
    name.path = std::move(file.path);
    name.diff_path = std::move(file.diff_path);
    name.output = std::move(file.output);
  }
  return kept;
}

Diagnostics without_notes(const Diagnostics& diagnostics) {
  Diagnostics kept;
  for (const Diagnostic& each : diagnostics.all()) {
    if (each.severity != Severity::Note) kept.add(each);
  }
  return kept;
}

}  // namespace patchgen
