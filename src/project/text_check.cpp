#include "project/text_check.h"

#include <algorithm>

namespace patchgen {
namespace {

/// Control characters that no source has more than strays of.
bool is_binary_byte(char byte) {
  const auto value = static_cast<unsigned char>(byte);
  return value < 0x20 && value != '\t' && value != '\n' && value != '\v' && value != '\f' &&
         value != '\r' && value != 0x1a && value != 0x1b;
}

}  // namespace

std::string why_not_source(std::string_view bytes) {
  if (bytes.empty()) return "the file is empty";
  if (bytes.starts_with("\xff\xfe") || bytes.starts_with("\xfe\xff")) {
    return "the file is UTF-16, not UTF-8: convert it";
  }
  const std::string_view sample = bytes.substr(0, 65536);
  const auto binary =
      static_cast<std::size_t>(std::count_if(sample.begin(), sample.end(), is_binary_byte));
  // One byte in fifty is far above what strays make, and far below what any binary format has.
  if (binary * 50 > sample.size()) return "the file is binary";
  return "";
}

}  // namespace patchgen
