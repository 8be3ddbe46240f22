#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "project/path_facts.h"

namespace patchgen {

/// What checks remember of specs: for each one the facts that its result depends on, and the
/// result. Facts that several specs share are there once. All is kept packed, so that reading an
/// index costs what is asked of it; the texts belong to the bytes that they were read from, or to
/// whoever adds them.
struct CheckIndex {
  struct Entry {
    std::string_view facts;  ///< places in CheckIndex::facts, as pack_places gives them
    std::string_view result;
  };

  std::vector<std::string_view> facts;        ///< each as pack(PathFacts) gives it
  std::map<std::string_view, Entry> entries;  ///< by spec
};

std::string pack_places(const std::vector<std::uint32_t>& places);
/// Nothing when one of them is not below `end`.
std::optional<std::vector<std::uint32_t>> unpack_places(std::string_view packed, std::size_t end);

/// With a digest of it all. Facts that no entry has are left out.
std::string pack(const CheckIndex& index);

/// What `bytes`, which outlive it, hold; nothing when they are damaged or something else.
std::optional<CheckIndex> unpack_index(std::string_view bytes);
std::optional<CheckIndex> unpack_index(std::string&& bytes) = delete;

}  // namespace patchgen
