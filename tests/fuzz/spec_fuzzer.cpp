#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>

#include <patchgen/diagnostic.h>
#include <patchgen/patch_spec.h>
#include <patchgen/project.h>

// Any bytes may be a patch spec or a project file: reading them must neither crash nor hang, and
// must either give a value or errors whose places lie in the file.

namespace {

void require(bool condition) {
  if (!condition) std::abort();
}

void check(const patchgen::SourceText& text, const patchgen::Diagnostics& diagnostics,
           bool has_value) {
  require(has_value != diagnostics.has_errors());
  for (const patchgen::Diagnostic& diagnostic : diagnostics.all()) {
    require(diagnostic.line >= 1 && diagnostic.line <= text.line_count());
    require(diagnostic.column >= 1);
    const auto width = text.full_line_range(diagnostic.line).size();
    require(static_cast<std::size_t>(diagnostic.column) <= width + 1);
    require(!diagnostic.message.empty());
    for (const char c : diagnostic.message) require(static_cast<unsigned char>(c) >= 0x20);
    for (const std::string& hint : diagnostic.hints) {
      for (const char c : hint) require(static_cast<unsigned char>(c) >= 0x20);
    }
    require(!patchgen::render(diagnostic, false).empty());
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  const auto text = std::make_shared<const patchgen::SourceText>("s.json", bytes);

  patchgen::Diagnostics spec_diagnostics;
  const auto spec = patchgen::parse_patch_spec(text, spec_diagnostics);
  check(*text, spec_diagnostics, spec.has_value());

  patchgen::Diagnostics project_diagnostics;
  const auto project = patchgen::parse_project_file(*text, project_diagnostics);
  check(*text, project_diagnostics, project.has_value());
  return 0;
}
