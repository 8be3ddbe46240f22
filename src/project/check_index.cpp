#include "project/check_index.h"

#include <cstddef>
#include <unordered_map>
#include <utility>

#include "project/digest.h"
#include "project/packed_bytes.h"

namespace patchgen {
namespace {

constexpr std::size_t kDigestLength = 32;

/// What pack wrote behind its digest; nothing when `bytes` are something else.
std::optional<std::string_view> body_of(std::string_view bytes) {
  if (bytes.size() < kDigestLength) return std::nullopt;
  const std::string_view body = bytes.substr(kDigestLength);
  if (bytes.substr(0, kDigestLength) != to_hex(digest_of(body))) return std::nullopt;
  return body;
}

}  // namespace

std::string pack_places(const std::vector<std::uint32_t>& places) {
  Packer packer;
  for (const std::uint32_t place : places) packer.add(place);
  return packer.bytes();
}

std::optional<std::vector<std::uint32_t>> unpack_places(std::string_view packed, std::size_t end) {
  std::vector<std::uint32_t> places(packed.size() / sizeof(std::uint32_t));
  Unpacker unpacker(packed);
  for (std::uint32_t& place : places) {
    place = unpacker.number();
    if (place >= end) return std::nullopt;
  }
  return places;
}

std::string pack(const CheckIndex& index) {
  std::unordered_map<std::string_view, std::uint32_t> new_places;
  std::vector<std::string_view> facts;
  Packer entries;
  entries.add_count(index.entries.size());
  for (const auto& [spec, entry] : index.entries) {
    std::vector<std::uint32_t> places =
        unpack_places(entry.facts, index.facts.size()).value_or(std::vector<std::uint32_t>());
    for (std::uint32_t& place : places) {
      const std::string_view fact = index.facts[place];
      const auto [known, is_new] =
          new_places.emplace(fact, static_cast<std::uint32_t>(facts.size()));
      if (is_new) facts.push_back(fact);
      place = known->second;
    }
    entries.add(spec);
    entries.add(pack_places(places));
    entries.add(entry.result);
  }
  Packer all;
  all.add_count(facts.size());
  for (const std::string_view fact : facts) all.add(fact);
  std::string bytes = to_hex(digest_of(all.bytes() + entries.bytes()));
  bytes += all.bytes();
  bytes += entries.bytes();
  return bytes;
}

std::optional<CheckIndex> unpack_index(std::string_view bytes) {
  const std::optional<std::string_view> body = body_of(bytes);
  if (!body) return std::nullopt;
  Unpacker packed(*body);
  CheckIndex index;
  index.facts.resize(packed.count());
  for (std::string_view& facts : index.facts) facts = packed.view();
  for (std::size_t left = packed.count(); left > 0; --left) {
    const std::string_view spec = packed.view();
    CheckIndex::Entry entry;
    entry.facts = packed.view();
    entry.result = packed.view();
    index.entries.emplace_hint(index.entries.end(), spec, entry);
  }
  if (packed.failed()) return std::nullopt;  // whole, but not of this shape
  return index;
}

}  // namespace patchgen
