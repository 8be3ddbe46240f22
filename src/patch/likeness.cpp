#include "patch/likeness.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

#include "patch/class_templates.h"
#include "patch/token_view.h"
#include "source/condition.h"

namespace patchgen {

void keep_specializations(const Found& target, std::vector<Found>& found) {
  const auto keep = [&](const auto& wanted) {
    std::vector<Found> kept;
    std::copy_if(found.begin(), found.end(), std::back_inserter(kept), wanted);
    if (!kept.empty()) found = std::move(kept);
  };
  keep([](const Found& each) { return is_explicit_specialization(each); });
  keep([&](const Found& each) {
    return each.declaration->specialization == target.declaration->specialization;
  });
}

void keep_alike(const NameMap& names, const Found& target, std::vector<Found>& found) {
  const auto narrow = [&](auto&& spelled, const std::string& wanted) {
    std::vector<Found> same;
    std::copy_if(found.begin(), found.end(), std::back_inserter(same),
                 [&](const Found& each) { return names.apply(spelled(each)) == wanted; });
    if (!same.empty()) found = std::move(same);
  };
  const auto signature = [](const Found& each) { return each.declaration->signature; };
  const auto head = [](const Found& each) {
    return normalized(*each.file, each.declaration->template_head);
  };
  narrow(own_template_parameters, own_template_parameters(target));
  narrow(signature, signature(target));
  narrow(head, head(target));
}

void keep_branch(const Declaration& target, std::vector<Found>& found) {
  std::vector<Found> same;
  std::size_t most = 0;
  for (const Found& each : found) {
    const std::vector<std::string>& conditions = each.declaration->conditions;
    if (!stands_under(target.conditions, conditions)) continue;
    if (conditions.size() > most) same.clear();
    most = std::max(most, conditions.size());
    if (conditions.size() == most) same.push_back(each);
  }
  if (!same.empty()) found = std::move(same);
}

}  // namespace patchgen
