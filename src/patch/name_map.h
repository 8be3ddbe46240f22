#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <patchgen/patch_spec.h>

namespace patchgen {

/// The renames of a "name_map", applied to parts of identifiers and of words in comments.
///
/// At each place the longest key that matches wins. A place that already shows the value of a key
/// is passed over, so that a map applied twice changes nothing the second time: with Qwen3VL →
/// Qwen3VLMoe, `Qwen3VLMoeConfig` stays.
class NameMap {
 public:
  NameMap() = default;
  explicit NameMap(const std::vector<NameMapEntry>& entries);

  [[nodiscard]] bool empty() const { return entries_.empty(); }
  /// `text` is one identifier, or a comment: keys are replaced wherever they stand in it.
  [[nodiscard]] std::string apply(std::string_view text) const;

 private:
  struct Entry {
    std::string from;
    std::string to;
  };
  std::vector<Entry> entries_;  ///< longest `from` first
};

}  // namespace patchgen
