#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace patchgen {

/// A hash of bytes that tells apart what is not made to collide (XXH3, 128 bits).
struct Digest {
  std::uint64_t high = 0;
  std::uint64_t low = 0;

  friend bool operator==(const Digest&, const Digest&) = default;
};

Digest digest_of(std::string_view bytes);

/// 32 hexadecimal digits.
std::string to_hex(const Digest& digest);

}  // namespace patchgen
