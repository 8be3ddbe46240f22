#include "patch/branch_choice.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>

#include "source/condition.h"

namespace patchgen {
namespace {

using Json = nlohmann::json;

std::vector<Found> under(const std::vector<Found>& found,
                         const std::vector<std::string>& conditions) {
  std::vector<Found> result;
  std::copy_if(found.begin(), found.end(), std::back_inserter(result), [&](const Found& each) {
    return stands_under(each.declaration->conditions, conditions);
  });
  const auto just_these = [&](const Found& each) {
    return each.declaration->conditions.size() == conditions.size();
  };
  if (std::any_of(result.begin(), result.end(), just_these)) {
    std::erase_if(result, [&](const Found& each) { return !just_these(each); });
  } else if (conditions.empty()) {
    result.clear();
  }
  return result;
}

std::string dumped(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

std::vector<Found> in_branches(const std::vector<Found>& found,
                               const std::optional<BranchChoice>& branch) {
  return !branch || branch->every ? found : under(found, branch->conditions);
}

bool differ_in_conditions(const std::vector<Found>& found) {
  std::set<std::vector<std::string>> seen;
  return std::all_of(found.begin(), found.end(), [&](const Found& each) {
    return seen.insert(each.declaration->conditions).second;
  });
}

std::optional<std::vector<std::string>> telling_conditions(const std::vector<Found>& found,
                                                           std::size_t index) {
  const std::vector<std::string>& all = found[index].declaration->conditions;
  const auto tells = [&](const std::vector<std::string>& conditions) {
    const std::vector<Found> meant = under(found, conditions);
    return meant.size() == 1 && meant.front() == found[index];
  };
  for (auto inner = all.rbegin(); inner != all.rend(); ++inner) {
    if (tells({*inner})) return std::vector<std::string>{*inner};
  }
  return tells(all) ? std::optional(all) : std::nullopt;
}

std::string condition_as_json(const std::vector<std::string>& conditions) {
  return conditions.size() == 1 ? string_as_json(conditions.front()) : dumped(Json(conditions));
}

std::string string_as_json(const std::string& text) {
  return dumped(Json(text));
}

}  // namespace patchgen
