#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <patchgen/byte_range.h>
#include <patchgen/source_text.h>

#include "spec/error_list.h"

namespace patchgen {

enum class JsonKind : std::uint8_t { Null, Boolean, Number, String, List, Object };

/// One JSON value and where it stands in the file.
struct JsonNode {
  JsonKind kind = JsonKind::Null;
  ByteRange where;                 ///< quotes and brackets included
  std::string key;                 ///< of a member of an object
  ByteRange key_where;             ///< quotes included
  std::string string;              ///< the unescaped value of a String; always valid UTF-8
  bool boolean = false;            ///< the value of a Boolean
  std::vector<JsonNode> children;  ///< items of a List, members of an Object, in file order

  /// The member `name` of an Object, or nullptr.
  [[nodiscard]] const JsonNode* find(std::string_view name) const;
  /// The first byte: `{` or `[` of a value that spans many lines.
  [[nodiscard]] ByteRange opening() const { return {where.begin, where.begin + 1}; }
};

/// "a string", "a list", … as in "expected a string, found a list".
std::string_view kind_name(JsonKind kind);
/// The same for a value at hand; a Boolean is called "true" or "false".
std::string_view found_name(const JsonNode& node);

/// Far above any file a person writes; a limit keeps time, memory and the stack bounded.
inline constexpr std::size_t kMaxJsonDepth = 64;
inline constexpr std::size_t kMaxJsonBytes = std::size_t{16} << 20;
inline constexpr std::size_t kMaxJsonValues = 1'000'000;

/// Reads JSON with `//` and `/* */` comments; a byte-order mark is skipped. A syntax error, or a
/// limit that is exceeded, gives one error and nothing is returned. A key that an object has
/// already is an error too, but the tree is returned, with the first of the two members.
std::optional<JsonNode> read_json(const SourceText& text, ErrorList& errors);

}  // namespace patchgen
