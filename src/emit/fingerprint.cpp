#include "emit/fingerprint.h"

#include <cstdint>
#include <fmt/format.h>
#include <string_view>
#include <vector>

#include <patchgen/emit.h>

#include "emit/comment_text.h"
#include "emit/header_words.h"

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

constexpr std::string_view kLabel = "Fingerprint:";

}  // namespace

std::string fingerprint(const CanonicalText& generated) {
  Hash hash;
  const std::vector<CanonicalWord>& words = generated.words();
  const std::size_t value_at = fingerprint_value_at(words);
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i == value_at) continue;  // it cannot vouch for itself
    const CanonicalWord& word = words[i];
    if (word.kind == CanonicalWord::Kind::NamespaceEnd) continue;  // formatters replace these
    hash.add(std::string_view("tcdm").substr(static_cast<std::size_t>(word.kind), 1));
    hash.add(word.text);
    hash.separate();
  }
  return fmt::format("{:016x}", hash.value());
}

std::string fingerprint(const SourceText& generated, const std::vector<Token>& tokens) {
  return fingerprint(CanonicalText(generated, tokens));
}

void set_fingerprint(EmittedFile& file, const std::string& value) {
  const std::size_t label = file.bytes.find(kLabel);
  if (label == std::string::npos || value.size() != kOpenFingerprint.size()) return;
  // A formatter may have put the value on a line of its own.
  const std::size_t open = file.bytes.find(kOpenFingerprint, label);
  if (open != std::string::npos) file.bytes.replace(open, value.size(), value);
}

}  // namespace patchgen
