#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <patchgen/byte_range.h>
#include <patchgen/diagnostic.h>
#include <patchgen/generate.h>
#include <patchgen/unified_diff.h>

namespace patchgen {

/// Why upstream is changed where no operation asks for it.
struct Origin {
  std::string reason;  ///< "include path"
  ByteRange asked_at;  ///< what in the spec file asks for it; may be empty

  friend bool operator==(const Origin&, const Origin&) = default;
};

/// A hunk of a generated file's diff and what it comes from.
struct ExplainedHunk {
  Hunk hunk;
  bool header = false;  ///< the header comment is in it
  /// Indices of the operations that asked for it, in the order of the spec.
  std::vector<std::size_t> operations;
  std::vector<Origin> origins;

  [[nodiscard]] bool explained() const { return header || !operations.empty() || !origins.empty(); }
};

/// Each hunk of `file.diff`, in order, with the edits that its changed lines belong to.
std::vector<ExplainedHunk> explain_hunks(const GeneratedFile& file);

/// The hunks of all files of `result` for people: lines, operation, place in the spec and reason;
/// `with_lines` shows the changed lines too. A hunk that nothing asked for is an error
/// (Fault::System). Ends with a newline.
std::string explain_as_text(const GenerateResult& result, bool with_lines,
                            Diagnostics& diagnostics);
/// The JSON of `patchgen explain --format json`, an array entry for each of `results`.
std::string explain_as_json(const std::vector<GenerateResult>& results, Diagnostics& diagnostics);

}  // namespace patchgen
