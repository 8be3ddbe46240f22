#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace patchgen {

/// Writes numbers of four bytes, the lowest one in front, and strings with their lengths, one
/// behind the other. Reading an entry of the cache as JSON values was a third of an unchanged
/// check.
class Packer {
 public:
  void add(std::uint32_t number);
  /// Eight bytes.
  void add_long(std::uint64_t number);
  void add(std::string_view text);
  void add_count(std::size_t count) { add(static_cast<std::uint32_t>(count)); }
  void add_all(const std::vector<std::string>& texts);
  [[nodiscard]] const std::string& bytes() const { return bytes_; }

 private:
  std::string bytes_;
};

/// Reads what a Packer wrote, in the same order. Whatever the bytes are, it never reads behind
/// their end: there everything is 0 or empty, and `failed`. The bytes outlive it.
class Unpacker {
 public:
  explicit Unpacker(std::string_view bytes) : rest_(bytes) {}

  std::uint32_t number();
  std::uint64_t long_number();
  std::string text() { return std::string(view()); }
  /// A text where it stands; never without data.
  std::string_view view();
  std::vector<std::string> texts();
  /// Of things of four bytes and more; never more than there can be.
  std::size_t count();
  [[nodiscard]] bool failed() const { return failed_; }

 private:
  std::string_view take(std::size_t size);

  std::string_view rest_;
  bool failed_ = false;
};

}  // namespace patchgen
