#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <string_view>

#include <patchgen/emit.h>

#include "emit/comment_text.h"

namespace patchgen {
namespace {

/// FNV-1a, 64 bits: stable everywhere and for ever, which std::hash is not.
class Hash {
 public:
  void add(std::string_view bytes) {
    for (const char byte : bytes) {
      value_ ^= static_cast<unsigned char>(byte);
      value_ *= 0x100000001b3U;
    }
  }
  void separate() { add(std::string_view("\0", 1)); }
  [[nodiscard]] std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0xcbf29ce484222325U;
};

/// The words of a comment, without what draws it: `//`, `*`, `====`.
void add_comment(Hash& hash, std::string_view comment) {
  constexpr std::string_view kDecoration = " \t\r\n\f\v/*";
  for (std::size_t at = comment.find_first_not_of(kDecoration); at != std::string_view::npos;) {
    const std::size_t end = std::min(comment.find_first_of(kDecoration, at), comment.size());
    hash.add(comment.substr(at, end - at));
    hash.separate();
    at = comment.find_first_not_of(kDecoration, end);
  }
}

constexpr std::string_view kLabel = "//  Fingerprint: ";

}  // namespace

std::string fingerprint(const SourceText& generated, const std::vector<Token>& tokens) {
  const std::size_t line = generated.bytes().find(kLabel);
  // The header's last line is the next rule below the fingerprint.
  const std::string rule = fmt::format("// {:=<76}", "");
  const std::size_t end =
      line == std::string_view::npos ? line : generated.bytes().find(rule, line);
  const std::size_t header_end = end == std::string_view::npos ? 0 : end + rule.size();
  Hash hash;
  for (const Token& token : tokens) {
    if (token.begin < header_end) continue;
    if (token.kind == TokenKind::Comment) {
      add_comment(hash, spelling(generated, token));
    } else {
      hash.add(spelling(generated, token));
      hash.separate();
    }
  }
  return fmt::format("{:016x}", hash.value());
}

void set_fingerprint(EmittedFile& file, const std::string& value) {
  const std::size_t line = file.bytes.find(kLabel);
  if (line == std::string::npos || value.size() != kOpenFingerprint.size()) return;
  file.bytes.replace(line + kLabel.size(), value.size(), value);
}

}  // namespace patchgen
