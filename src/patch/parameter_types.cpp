#include "patch/parameter_types.h"

#include <algorithm>
#include <fmt/format.h>
#include <vector>

#include "patch/class_templates.h"
#include "patch/template_text.h"
#include "patch/token_view.h"

namespace patchgen {

std::string parameter_type(const Found& function, const Parameter& parameter) {
  std::vector<std::string> places;
  const std::vector<ByteRange> heads = template_heads(function);
  for (std::size_t i = class_head_count(function); i < heads.size(); ++i) {
    for (std::string& name : template_parameter_names(*function.file, heads[i])) {
      if (name.ends_with("...")) name.resize(name.size() - 3);
      places.push_back(std::move(name));
    }
  }
  const std::size_t end =
      parameter.default_argument.empty() ? parameter.range.end : parameter.default_argument.begin;
  std::vector<std::string> words;
  std::size_t name_at = std::string::npos;
  for (const Token& token : code_tokens_in(*function.file, {parameter.range.begin, end})) {
    std::string word(spelling(*function.file->text, token));
    if (word == parameter.name) name_at = words.size();
    const auto place = std::find(places.begin(), places.end(), word);
    if (place != places.end()) word = fmt::format("T{}", place - places.begin());
    words.push_back(std::move(word));
  }
  if (name_at != std::string::npos) {
    words.erase(words.begin() + static_cast<std::ptrdiff_t>(name_at));
  }
  return fmt::format("{}", fmt::join(words, " "));
}

std::size_t heir_of_default(const Found& old_function, const FunctionHead& old_head,
                            std::size_t index, const Found& function, const FunctionHead& head) {
  const Parameter& old = old_head.parameters[index];
  for (std::size_t i = 0; i < head.parameters.size(); ++i) {
    if (!old.name.empty() && head.parameters[i].name == old.name) return i;
  }
  if (old_head.parameters.size() != head.parameters.size()) return std::string::npos;
  // A parameter that has a namesake elsewhere takes over from that one.
  const std::string& name = head.parameters[index].name;
  const bool taken =
      std::any_of(old_head.parameters.begin(), old_head.parameters.end(),
                  [&](const Parameter& p) { return !name.empty() && p.name == name; });
  if (taken) return std::string::npos;
  const bool same_type =
      parameter_type(old_function, old) == parameter_type(function, head.parameters[index]);
  return same_type ? index : std::string::npos;
}

}  // namespace patchgen
