#include "spec/json_fault.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>
#include <vector>

#include "spec/wording.h"

namespace patchgen {

namespace {

constexpr auto kNowhere = std::string_view::npos;

/// Where the token at fault stands, and the `,` or `:` that the parser accepted just before it.
struct FaultPlace {
  ByteRange token;
  char separator = '\0';
  std::size_t separator_at = 0;
};

bool is_separator(char c) {
  return c == ',' || c == ':';
}

bool is_word(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x80 || (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z') ||
         (byte >= 'A' && byte <= 'Z') || std::string_view("_+-.#$@<>'&*=").find(c) != kNowhere;
}

bool is_space(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

std::size_t word_end(std::string_view bytes, std::size_t begin) {
  std::size_t end = begin;
  while (end < bytes.size() && is_word(bytes[end])) ++end;
  return std::max(end, std::min(begin + 1, bytes.size()));
}

std::size_t line_end(std::string_view bytes, std::size_t offset) {
  return std::min(bytes.find_first_of("\r\n", offset), bytes.size());
}

FaultPlace locate(std::string_view bytes, const JsonFault& fault) {
  FaultPlace place;
  std::size_t at = skip_space_and_comments(bytes, fault.last_end);
  while (at < bytes.size() && at + 1 < fault.read_end && is_separator(bytes[at])) {
    place.separator = bytes[at];
    place.separator_at = at;
    at = skip_space_and_comments(bytes, at + 1);
  }
  // A comment that ends with the file may lie behind what the parser calls the end.
  place.token = {at, std::max(at, std::min(fault.read_end, bytes.size()))};
  return place;
}

/// Length of the UTF-8 character that `text` begins with, 0 when it is ill-formed.
std::size_t character_size(std::string_view text) {
  const auto byte = [&](std::size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
  };
  const auto continues = [&](std::size_t i) { return (byte(i) & 0xC0U) == 0x80U; };
  const unsigned lead = byte(0);
  if (lead < 0x80) return 1;
  if (lead >= 0xC2 && lead <= 0xDF) return continues(1) ? 2 : 0;
  if (lead >= 0xE0 && lead <= 0xEF) {
    if (lead == 0xE0 && byte(1) < 0xA0) return 0;
    if (lead == 0xED && byte(1) > 0x9F) return 0;
    return continues(1) && continues(2) ? 3 : 0;
  }
  if (lead >= 0xF0 && lead <= 0xF4) {
    if (lead == 0xF0 && byte(1) < 0x90) return 0;
    if (lead == 0xF4 && byte(1) > 0x8F) return 0;
    return continues(1) && continues(2) && continues(3) ? 4 : 0;
  }
  return 0;
}

/// The first byte at or behind `begin` that is not valid UTF-8.
std::size_t first_ill_formed(std::string_view bytes, std::size_t begin) {
  std::size_t at = begin;
  while (at < bytes.size()) {
    const std::size_t size = character_size(bytes.substr(at));
    if (size == 0) return at;
    at += size;
  }
  return at;
}

/// The escape that reaches up to `read_end` in the string that begins at `begin`.
ByteRange escape_at_fault(std::string_view bytes, std::size_t begin, std::size_t read_end) {
  std::size_t at = begin + 1;
  while (at < read_end) {
    if (bytes[at] != '\\') {
      ++at;
      continue;
    }
    const bool is_unicode = bytes.substr(at + 1).starts_with('u');
    const std::string_view plane = bytes.substr(std::min(at + 2, bytes.size()), 2);
    const bool is_high_surrogate = is_unicode && plane.size() == 2 &&
                                   (plane[0] == 'd' || plane[0] == 'D') &&
                                   std::string_view("89abAB").find(plane[1]) != kNowhere;
    const std::size_t size = is_high_surrogate ? 12 : is_unicode ? 6 : 2;
    if (at + size >= read_end) return {at, read_end};
    at += size;
  }
  return {begin, read_end};
}

std::string found_text(std::string_view bytes, ByteRange token) {
  if (token.begin >= bytes.size()) return "the end of the file";
  const char first = bytes[token.begin];
  if (std::string_view("{}[],:").find(first) != kNowhere) return fmt::format("'{}'", first);
  const std::string_view text = bytes.substr(token.begin, token.size());
  if (first == '"' && text.size() < 2) return "a string";
  return first == '"' ? in_quotes(text.substr(1, text.size() - 2)) : in_quotes(text);
}

/// The parser's reason for a token that it could not even read; empty when the token is sound and
/// only stands in the wrong place.
std::string_view lexical_reason(std::string_view what) {
  const std::size_t context = what.find("while parsing ");
  if (context == kNowhere) return {};
  const std::size_t dash = what.find(" - ", context);
  if (dash == kNowhere) return {};
  const std::string_view reason = what.substr(dash + 3);
  return reason.starts_with("unexpected ") ? std::string_view{} : reason;
}

std::string_view parse_context(std::string_view what) {
  constexpr std::string_view kIntro = "while parsing ";
  const std::size_t begin = what.find(kIntro);
  if (begin == kNowhere) return {};
  const std::string_view rest = what.substr(begin + kIntro.size());
  return rest.substr(0, rest.find(" - "));
}

void add_control_character_error(std::string_view bytes, ByteRange string, ErrorList& errors) {
  const char c = bytes[string.end - 1];
  if (c == '\n' || c == '\r') {
    errors.add({string.begin, line_end(bytes, string.begin)},
               "the string is not closed on its line",
               {R"(end it with '"'; a line break inside a string is written \n)"});
    return;
  }
  const std::string escape = c == '\t' ? "\\t" : fmt::format("\\u{:04X}", c);
  errors.add({string.end - 1, string.end},
             fmt::format("control character U+{:04X} inside a string", c),
             {fmt::format("write it as {}", escape)});
}

void add_escape_error(std::string_view bytes, ByteRange string, std::string_view reason,
                      ErrorList& errors) {
  ByteRange escape = escape_at_fault(bytes, string.begin, string.end);
  // The byte at fault may begin a character of several bytes, or be the quote or the line end.
  while (escape.end > escape.begin + 1 &&
         (bytes[escape.end - 1] == '"' || is_space(bytes[escape.end - 1]))) {
    --escape.end;
  }
  while (escape.end < bytes.size() &&
         (static_cast<unsigned char>(bytes[escape.end]) & 0xC0U) == 0x80U) {
    ++escape.end;
  }
  if (reason.find("surrogate") != kNowhere) {
    errors.add(escape, R"(\uD800 to \uDFFF stand for a character only in pairs)");
  } else if (reason.find("hex digits") != kNowhere) {
    errors.add(escape, R"('\u' must be followed by four hexadecimal digits)");
  } else {
    errors.add(escape, R"(unknown escape in a string)",
               {R"(known are \" \\ \/ \b \f \n \r \t and \u with four digits; a backslash is \\)"});
  }
}

void add_string_error(std::string_view bytes, ByteRange string, std::string_view reason,
                      ErrorList& errors) {
  if (reason.find("missing closing quote") != kNowhere) {
    errors.add({string.begin, line_end(bytes, string.begin)},
               "the string is not closed before the file ends");
  } else if (reason.find("ill-formed UTF-8") != kNowhere) {
    const std::size_t at = std::min(first_ill_formed(bytes, string.begin), bytes.size() - 1);
    errors.add({at, at + 1}, "invalid UTF-8 inside a string", {"save the file as UTF-8"});
  } else if (reason.find("control character") != kNowhere) {
    add_control_character_error(bytes, string, errors);
  } else {
    add_escape_error(bytes, string, reason, errors);
  }
}

/// What the parser wanted in the place of the token at fault.
std::string expectation(const JsonFault& fault, char separator) {
  const std::string_view context = parse_context(fault.what);
  if (context == "object key") {
    return separator == ',' ? "a key in double quotes" : "a key in double quotes or '}'";
  }
  if (context == "object separator") return "':' after the key";
  if (context == "object") return "',' or '}'";
  if (context == "array") return "',' or ']'";
  return "a value";
}

std::vector<std::string> word_hints(std::string_view word, bool key_expected) {
  if (word.starts_with('\'')) return {"strings stand in double quotes"};
  if (key_expected) return {};
  const std::vector<std::string> literals = {"true", "false", "null"};
  std::string lower(word);
  std::transform(lower.begin(), lower.end(), lower.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  if (lower == "none" || lower == "nil") return {"did you mean null?"};
  if (std::find(literals.begin(), literals.end(), lower) != literals.end()) {
    return {fmt::format("did you mean {}?", lower)};
  }
  return {};
}

void add_lexical_error(std::string_view bytes, const JsonFault& fault, const FaultPlace& place,
                       std::string_view reason, ErrorList& errors) {
  const ByteRange token = place.token;
  if (reason.starts_with("invalid string")) {
    add_string_error(bytes, token, reason, errors);
  } else if (reason.starts_with("invalid comment")) {
    const bool is_open = reason.find("missing closing") != kNowhere;
    errors.add({token.begin, std::min(token.begin + (is_open ? 2U : 1U), bytes.size())},
               is_open ? "the comment is not closed before the file ends"
                       : "'/' begins no comment; comments are // … or /* … */");
  } else if (reason.starts_with("invalid BOM")) {
    errors.add({0, 1}, "the file begins with a broken byte-order mark", {"save the file as UTF-8"});
  } else {
    const ByteRange word = {token.begin, word_end(bytes, token.begin)};
    if (reason.starts_with("invalid number")) {
      errors.add(word, fmt::format("{} is no number", found_text(bytes, word)));
      return;
    }
    const std::string wanted = expectation(fault, place.separator);
    errors.add(word, fmt::format("expected {}, found {}", wanted, found_text(bytes, word)),
               word_hints(bytes.substr(word.begin, word.size()), wanted.starts_with("a key")));
  }
}

void add_end_of_file_error(std::string_view bytes, const JsonFault& fault, const FaultPlace& place,
                           ErrorList& errors) {
  if (!fault.open_begin) {
    const bool is_empty = bytes.size() <= fault.last_end;
    errors.add({0, 0}, is_empty ? "the file is empty"
                                : "the file holds nothing but white space and comments");
    return;
  }
  const char* const what = bytes[*fault.open_begin] == '{' ? "object" : "list";
  // Where something is missing, not behind the blank lines and comments that follow.
  const std::size_t at = place.separator == '\0' ? fault.last_end : place.separator_at + 1;
  errors.add(
      {at, at},
      fmt::format("expected {}, found the end of the file", expectation(fault, place.separator)),
      {fmt::format("the {} that begins on {} is not closed", what,
                   errors.line_name(*fault.open_begin))});
}

}  // namespace

std::size_t skip_space_and_comments(std::string_view bytes, std::size_t offset) {
  std::size_t at = offset;
  while (at < bytes.size()) {
    if (is_space(bytes[at])) {
      ++at;
    } else if (bytes.substr(at).starts_with("//")) {
      at = line_end(bytes, at);
    } else if (bytes.substr(at).starts_with("/*")) {
      const std::size_t close = bytes.find("*/", at + 2);
      if (close == kNowhere) return at;
      at = close + 2;
    } else {
      return at;
    }
  }
  return at;
}

void add_syntax_error(std::string_view bytes, const JsonFault& fault, ErrorList& errors) {
  const FaultPlace place = locate(bytes, fault);
  const std::string_view reason = lexical_reason(fault.what);
  const ByteRange token = place.token;

  if (fault.what.find("number overflow") != kNowhere) {
    errors.add(token, "the number is too large");
  } else if (fault.after_root && !reason.starts_with("invalid comment")) {
    const std::size_t end = reason.empty() ? token.end : word_end(bytes, token.begin);
    errors.add({token.begin, end}, fmt::format("expected the end of the file, found {}",
                                               found_text(bytes, {token.begin, end})));
  } else if (!reason.empty()) {
    add_lexical_error(bytes, fault, place, reason, errors);
  } else if (token.begin >= bytes.size()) {
    add_end_of_file_error(bytes, fault, place, errors);
  } else if (place.separator == ',' && (bytes[token.begin] == ']' || bytes[token.begin] == '}')) {
    errors.add({place.separator_at, place.separator_at + 1},
               fmt::format("a comma stands before '{}'", bytes[token.begin]),
               {"JSON allows no comma behind the last entry; remove it"});
  } else {
    errors.add(token, fmt::format("expected {}, found {}", expectation(fault, place.separator),
                                  found_text(bytes, token)));
  }
}

}  // namespace patchgen
