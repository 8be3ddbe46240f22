#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <patchgen/patch_spec.h>

namespace patchgen {

/// What one entry of an operation is known by: a target, an include, a helper, …. An heir that has
/// an entry of the same name wins over it, and "drop" leaves it out.
struct EntryName {
  std::string family;     ///< entries of different families are never the same
  std::string canonical;  ///< equal for two spellings of one name
  std::string spelled;    ///< as the spec has it; of code its first line

  [[nodiscard]] bool same_as(const EntryName& other) const {
    return family == other.family && canonical == other.canonical;
  }
};

/// The entries of `operation`: one for each of its targets, includes, usings or replacements; one
/// for its code otherwise.
std::vector<EntryName> entries_of(const Operation& operation);

/// What these entries are spelled as, and where; empty when the entry is code.
std::vector<Spelled<std::string>> spelled_entries(const Operation& operation);

/// `operation` with those of its entries alone that `kept` says; it says so of at least one.
Operation with_entries(const Operation& operation, const std::vector<bool>& kept);

/// True when `text`, an entry of "drop", is just the name of `entry`.
bool names_exactly(std::string_view text, const EntryName& entry);
/// True when `text` names the declaration that `entry` does with more or fewer qualifiers, or
/// without its parameter types.
bool names_roughly(std::string_view text, const EntryName& entry);

}  // namespace patchgen
