#include "spec/wording.h"

#include <cstddef>
#include <fmt/format.h>

#include "support/edit_distance.h"
#include "support/printable.h"

namespace patchgen {

namespace {

constexpr std::size_t kMaxQuotedBytes = 80;
// Comparing a megabyte with a key of ten letters would only take time.
constexpr std::size_t kMaxComparedBytes = 200;

bool is_continuation(char c) {
  return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

std::string_view cut(std::string_view text) {
  if (text.size() <= kMaxQuotedBytes) return text;
  std::size_t end = kMaxQuotedBytes;
  while (end > 0 && is_continuation(text[end])) --end;
  return text.substr(0, end);
}

}  // namespace

std::string in_quotes(std::string_view text) {
  const std::string_view shown = cut(text);
  return fmt::format("\"{}{}\"", printable(shown), shown.size() < text.size() ? "…" : "");
}

std::string any_of(std::span<const std::string> words) {
  std::string out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) out += i + 1 == words.size() ? " or " : ", ";
    out += in_quotes(words[i]);
  }
  return out;
}

std::string listed(std::span<const std::string> words) {
  return fmt::format("{}", fmt::join(words.begin(), words.end(), ", "));
}

std::vector<std::string> did_you_mean(std::string_view word,
                                      std::span<const std::string> candidates) {
  if (word.size() > kMaxComparedBytes) return {};
  const std::vector<std::string> near = nearest(word, candidates, 3);
  if (near.empty()) return {};
  return {fmt::format("did you mean {}?", any_of(near))};
}

}  // namespace patchgen
