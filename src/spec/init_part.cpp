#include "spec/init_part.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "spec/node_reader.h"
#include "spec/wording.h"

namespace patchgen {
namespace {

/// `init();`, `rank_(0)`, `int rank_`: code where a name is expected. A signature may follow a
/// name.
bool looks_like_code(const std::string& text) {
  const std::size_t space = text.find(' ');
  const std::size_t bracket = text.find_first_of("(<");
  return text.find_first_of(";{}=\n") != std::string::npos ||
         (space != std::string::npos && (bracket == std::string::npos || space < bracket));
}

}  // namespace

std::optional<InitPart> read_init_part(const JsonNode& node, ErrorList& errors) {
  InitPart part;
  part.where = node.where;
  if (node.kind == JsonKind::String) {
    if (looks_like_code(node.string)) {
      errors.add(node.where,
                 fmt::format("{}: a string names a declaration of a patch file, this is code",
                             member_name(node)),
                 {fmt::format("code stands in a list: [{}]", in_quotes(node.string))});
      return std::nullopt;
    }
    part.named = read_line(node, member_name(node), errors);
    if (!part.named) return std::nullopt;
    return part;
  }
  if (node.kind != JsonKind::List) {
    errors.add(node.where, fmt::format("{}: expected a string or a list of strings, found {}",
                                       member_name(node), found_name(node)));
    return std::nullopt;
  }
  for (const JsonNode& entry : node.children) {
    if (errors.full()) break;
    auto line = read_text(entry, entry_name(node), errors);
    if (!line) return std::nullopt;
    part.spelled.push_back(*std::move(line));
  }
  const bool blank =
      std::all_of(part.spelled.begin(), part.spelled.end(), [](const Spelled<std::string>& line) {
        return line.value.find_first_not_of(" \t\n") == std::string::npos;
      });
  if (blank) {
    errors.add(node.where, fmt::format("{} is empty", member_name(node)));
    return std::nullopt;
  }
  return part;
}

}  // namespace patchgen
