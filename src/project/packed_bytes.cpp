#include "project/packed_bytes.h"

namespace patchgen {

void Packer::add(std::uint32_t number) {
  for (int shift = 0; shift < 32; shift += 8) {
    bytes_ += static_cast<char>((number >> shift) & 0xffU);
  }
}

void Packer::add_long(std::uint64_t number) {
  constexpr int kHalf = 32;
  add(static_cast<std::uint32_t>(number));
  add(static_cast<std::uint32_t>(number >> kHalf));
}

void Packer::add(std::string_view text) {
  add_count(text.size());
  bytes_ += text;
}

void Packer::add_all(const std::vector<std::string>& texts) {
  add_count(texts.size());
  for (const std::string& text : texts) add(text);
}

std::uint32_t Unpacker::number() {
  std::uint32_t result = 0;
  const std::string_view bytes = take(4);
  for (std::size_t i = bytes.size(); i-- > 0;) {
    result = (result << 8U) | static_cast<unsigned char>(bytes[i]);
  }
  return result;
}

std::uint64_t Unpacker::long_number() {
  constexpr int kHalf = 32;
  const std::uint64_t low = number();
  return low | (std::uint64_t{number()} << kHalf);
}

std::string_view Unpacker::view() {
  const std::string_view text = take(number());
  return text.data() != nullptr ? text : std::string_view("");
}

std::vector<std::string> Unpacker::texts() {
  std::vector<std::string> result(count());
  for (std::string& each : result) each = text();
  return result;
}

std::size_t Unpacker::count() {
  const std::size_t result = number();
  if (result <= rest_.size() / 4) return result;
  failed_ = true;
  return 0;
}

std::string_view Unpacker::take(std::size_t size) {
  if (size > rest_.size()) {
    failed_ = true;
    rest_ = {};
    return {};
  }
  const std::string_view result = rest_.substr(0, size);
  rest_.remove_prefix(size);
  return result;
}

}  // namespace patchgen
