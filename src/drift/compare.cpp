#include "drift/compare.h"

#include <algorithm>
#include <span>
#include <vector>

#include <patchgen/token.h>

#include "emit/fingerprint.h"
#include "emit/header_words.h"
#include "source/canonical_words.h"

namespace patchgen {
namespace {

using Words = std::span<const CanonicalWord>;

bool ends_namespace(const CanonicalWord& word) {
  return word.kind == CanonicalWord::Kind::NamespaceEnd;
}

/// Whether `is` has the words of `ought`, but for comments behind namespaces' braces that a
/// formatter has replaced.
bool same_words(Words is, Words ought) {
  auto at = is.begin();
  for (auto word = ought.begin(); word != ought.end();) {
    if (at != is.end() && *at == *word) {
      ++at, ++word;
    } else if (ends_namespace(*word) && (word == ought.begin() || !ends_namespace(*(word - 1)))) {
      word = std::find_if_not(word, ought.end(), ends_namespace);
    } else {
      return false;
    }
  }
  return at == is.end();
}

bool is_fingerprint(std::string_view word) {
  constexpr std::size_t kDigits = 16;
  return word.size() == kDigits &&
         word.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

/// Whether `is` says no word that `ought` does not: it lacks the whole header, or only has another
/// fingerprint, as when a merge took it from the other side.
bool has_nothing_to_lose(const CanonicalText& is, const CanonicalText& ought) {
  const Words known = ought.words();
  if (same_words(is.words(), known.subspan(header_size(known)))) return true;
  const std::size_t value = fingerprint_value_at(known);
  if (value >= known.size() || fingerprint_value_at(is.words()) != value ||
      value >= is.words().size() || !is_fingerprint(is.words()[value].text)) {
    return false;
  }
  std::vector<CanonicalWord> with_known_value = is.words();
  with_known_value[value] = known[value];
  return same_words(with_known_value, known);
}

/// Whether somebody has written something behind the brace of a namespace, which fingerprints leave
/// out.
bool adds_namespace_comment(const CanonicalText& is, const CanonicalText& ought) {
  auto known = ought.words().begin();
  for (const CanonicalWord& word : is.words()) {
    if (!ends_namespace(word)) continue;
    known = std::find(known, ought.words().end(), word);
    if (known == ought.words().end()) return true;
    ++known;
  }
  return false;
}

/// Takes the first line from `text`; what it gives has no trailing blanks.
std::string_view take_line(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return line.substr(0, line.find_last_not_of(" \t\r") + 1);
}

/// The line end that every line of `bytes` has; empty when they differ or there is none.
std::string_view only_line_end(std::string_view bytes) {
  const auto newlines = std::count(bytes.begin(), bytes.end(), '\n');
  const auto returns = std::count(bytes.begin(), bytes.end(), '\r');
  if (returns == 0) return newlines == 0 ? "" : "\n";
  if (newlines != returns) return "";
  for (std::size_t at = bytes.find('\n'); at != std::string_view::npos;
       at = bytes.find('\n', at + 1)) {
    if (at == 0 || bytes[at - 1] != '\r') return "";
  }
  return "\r\n";
}

}  // namespace

bool is_as_generated(const SourceText& output) {
  const ReadHeader header = read_header(output.bytes());
  const CanonicalText words(output, tokenize(output));
  const bool vouches = header.found && header.fingerprint == fingerprint(words);
  return vouches && std::none_of(words.words().begin(), words.words().end(), ends_namespace);
}

OutputState compare_output(const SourceText& checked_in, const SourceText& regenerated) {
  if (checked_in.bytes() == regenerated.bytes()) return OutputState::Same;
  // To the lexer it is white space, but no formatter puts it there.
  const auto has_nul = [](const SourceText& text) {
    return text.bytes().find('\0') != std::string_view::npos;
  };
  if (has_nul(checked_in) && !has_nul(regenerated)) return OutputState::Edited;
  const CanonicalText is(checked_in, tokenize(checked_in));
  const CanonicalText ought(regenerated, tokenize(regenerated));
  if (same_words(is.words(), ought.words())) return OutputState::Reformatted;
  if (has_nothing_to_lose(is, ought)) return OutputState::Stale;
  const ReadHeader header = read_header(checked_in.bytes());
  const bool vouches = header.found && header.fingerprint == fingerprint(is);
  return vouches && !adds_namespace_comment(is, ought) ? OutputState::Stale : OutputState::Edited;
}

std::string with_line_ends_of(std::string_view bytes, const SourceText& upstream) {
  const std::string_view from = only_line_end(bytes);
  const std::string_view to = upstream.line_ending();
  if (from.empty() || from == to) return std::string(bytes);
  std::string converted;
  converted.reserve(bytes.size() + bytes.size() / 16);
  for (std::size_t at = 0; at < bytes.size();) {
    const std::size_t end = std::min(bytes.find(from, at), bytes.size());
    converted += bytes.substr(at, end - at);
    if (end == bytes.size()) break;
    converted += to;
    at = end + from.size();
  }
  return converted;
}

bool same_diff(std::string_view a, std::string_view b) {
  while (!a.empty() || !b.empty()) {
    if (take_line(a) != take_line(b)) return false;
  }
  return true;
}

}  // namespace patchgen
