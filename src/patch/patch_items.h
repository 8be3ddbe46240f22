#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "patch/declaration_index.h"

namespace patchgen {

/// Something that a patch file declares outside of its classes, and that other code may need.
struct PatchItem {
  std::size_t file = 0;  ///< index into the patch files
  const OutlinedFile* outlined = nullptr;
  const Declaration* declaration = nullptr;  ///< null for a macro
  ByteRange range;           ///< what would be brought over: with its comments, or `#define …`
  std::string name;          ///< that code uses: of an enumerator its own
  bool conditional = false;  ///< stands under an `#if`
};

/// What the patch files define, by file and name. What is only declared is left out: it stands
/// there for the editor's sake.
class PatchItems {
 public:
  explicit PatchItems(const DeclarationIndex& patches,
                      const std::vector<const OutlinedFile*>& files);

  /// The items of patch file `file` that are called `name`; macros last.
  [[nodiscard]] std::vector<const PatchItem*> named(std::size_t file, std::string_view name) const;

 private:
  void add_declaration(const DeclarationIndex& patches, const Found& found);
  void add_enumerators(const Found& found);
  void add_macros(std::size_t index, const OutlinedFile& file);

  std::vector<PatchItem> items_;
  std::unordered_map<std::string, std::vector<std::size_t>> by_name_;
};

}  // namespace patchgen
