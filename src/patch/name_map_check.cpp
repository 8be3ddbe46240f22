#include "patch/name_map_check.h"

#include <algorithm>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <vector>

#include "patch/name_map.h"

namespace patchgen {
namespace {

/// True for `A` of {A → B, B → A}: names that change places.
bool is_swapped(const std::vector<NameMapEntry>& entries, const std::string& name) {
  std::string at = name;
  for (std::size_t step = 0; step < entries.size(); ++step) {
    const auto next = std::find_if(entries.begin(), entries.end(),
                                   [&](const NameMapEntry& e) { return e.from.value == at; });
    if (next == entries.end()) return false;
    at = next->to.value;
    if (at == name) return true;
  }
  return false;
}

/// What a text has to hold for `first` and then `second` to share `shared` characters in it.
std::string overlapped(const std::string& first, const std::string& second, std::size_t shared) {
  return first + second.substr(shared);
}

/// Two keys that share characters in some name of a patch file: which one is meant there?
void check_overlapping_keys(const OperationContext& context) {
  const std::vector<NameMapEntry>& entries = context.operation.name_map;
  const auto is_a_key_itself = [&](const std::string& both) {
    return std::any_of(entries.begin(), entries.end(), [&](const NameMapEntry& entry) {
      return entry.from.value.find(both) != std::string::npos;
    });
  };
  const auto report = [&](const NameMapEntry& a, const NameMapEntry& b, std::size_t shared) {
    const std::string both = overlapped(a.from.value, b.from.value, shared);
    if (is_a_key_itself(both)) return false;
    for (const PatchFile& file : context.state.input.patch_files) {
      const SourceText& text = *file.file.text;
      const std::size_t at = text.bytes().find(both);
      if (at == std::string_view::npos) continue;
      context.error(b.from.where,
                    fmt::format("\"name_map\" has '{}' and '{}', which overlap in '{}' at {}:{}",
                                a.from.value, b.from.value, both, text.name(), text.line_of(at)),
                    {fmt::format("say what becomes of it: map '{}', too", both)});
      return true;
    }
    return false;
  };
  for (const NameMapEntry& a : entries) {
    for (const NameMapEntry& b : entries) {
      const std::string& first = a.from.value;
      const std::string& second = b.from.value;
      for (std::size_t shared = std::min(first.size(), second.size()); &a != &b && --shared > 0;) {
        const bool overlap = first.ends_with(std::string_view(second).substr(0, shared));
        if (overlap && report(a, b, shared)) break;
      }
    }
  }
}

/// A value that the map itself would change may be an old name as well as a new one.
void check_values(const OperationContext& context) {
  const NameMap names(context.operation.name_map);
  for (const NameMapEntry& entry : context.operation.name_map) {
    const std::string again = names.apply(entry.to.value);
    if (again == entry.to.value) continue;
    if (is_swapped(context.operation.name_map, entry.from.value)) continue;
    context.error(entry.to.where,
                  fmt::format("\"name_map\" makes '{}' of '{}', and '{}' of that", entry.to.value,
                              entry.from.value, again),
                  {"no name can be an old and a new one: map each name to its last one"});
  }
}

}  // namespace

void check_name_map(const OperationContext& context) {
  check_values(context);
  check_overlapping_keys(context);
}

}  // namespace patchgen
