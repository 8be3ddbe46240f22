#pragma once

#include <cstdlib>
#include <fmt/format.h>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <patchgen/diagnostic.h>
#include <patchgen/patch_spec.h>

namespace patchgen {

inline std::optional<PatchSpec> spec_of(const std::string& bytes, Diagnostics& diagnostics) {
  auto spec = parse_patch_spec(std::make_shared<const SourceText>("s.json", bytes), diagnostics);
  // A spec is returned when, and only when, nothing is wrong with it.
  if (spec.has_value() == diagnostics.has_errors()) std::abort();
  return spec;
}

inline std::optional<PatchSpec> spec_of(const std::string& bytes) {
  Diagnostics diagnostics;
  return spec_of(bytes, diagnostics);
}

/// "line:column+underlined: message", one line an error.
inline std::string errors_of(const std::string& bytes) {
  Diagnostics diagnostics;
  spec_of(bytes, diagnostics);
  std::string out;
  for (const Diagnostic& d : diagnostics.all()) {
    if (!out.empty()) out += '\n';
    out += fmt::format("{}:{}+{}: {}", d.line, d.column, d.underline_columns, d.message);
  }
  return out;
}

/// The hints of all errors, one a line.
inline std::string hints_of(const std::string& bytes) {
  Diagnostics diagnostics;
  spec_of(bytes, diagnostics);
  std::string out;
  for (const Diagnostic& d : diagnostics.all()) {
    for (const std::string& hint : d.hints) out += (out.empty() ? "" : "\n") + hint;
  }
  return out;
}

/// A valid spec with `member` on its second line.
inline std::string with_key(const std::string& member) {
  return "{\"source\": \"a\", \"output\": \"b\", \"operations\": [],\n" + member + "\n}";
}

/// A valid spec with `operation` on its second line.
inline std::string with_operation(const std::string& operation) {
  return "{\"source\": \"a\", \"output\": \"b\", \"patch_files\": \"p.cpp\", \"operations\": [\n" +
         operation + "\n]}";
}

}  // namespace patchgen
