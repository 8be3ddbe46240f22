#include "patch/helper_places.h"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "patch/header_path.h"
#include "patch/helper_sight.h"
#include "patch/include_edits.h"
#include "patch/insertion_points.h"
#include "source/spelling.h"

namespace patchgen {
namespace {

bool uses_any(std::string_view code, const std::vector<std::string>& names) {
  const std::vector<std::string_view> words = split_spelling(code);
  return std::any_of(words.begin(), words.end(), [&](std::string_view word) {
    return std::find(names.begin(), names.end(), word) != names.end();
  });
}

/// The sources that use each helper, directly or through another helper.
std::vector<std::set<std::size_t>> find_users(const PlanState& state) {
  std::vector<std::set<std::size_t>> users(state.helpers.size());
  for (std::size_t i = 0; i < state.helpers.size(); ++i) {
    const IncludedHelper& helper = state.helpers[i];
    if (helper.source) {
      users[i] = {*helper.source};
      continue;
    }
    for (const Edit& edit : state.plan.edits) {
      if (uses_any(edit.code.text, helper.names)) users[i].insert(edit.source);
    }
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t i = 0; i < state.helpers.size(); ++i) {
      if (state.helpers[i].source) continue;
      const std::size_t before = users[i].size();
      for (std::size_t j = 0; j < state.helpers.size(); ++j) {
        if (j == i || !uses_any(state.helpers[j].code.text, state.helpers[i].names)) continue;
        users[i].insert(users[j].begin(), users[j].end());
      }
      changed |= users[i].size() != before;
    }
  }
  return users;
}

/// The sources whose upstream code names the helper already.
std::set<std::size_t> upstream_users(const PlanState& state, const IncludedHelper& helper) {
  std::set<std::size_t> users;
  for (std::size_t i = 0; i < state.input.sources.size(); ++i) {
    const OutlinedFile& file = state.input.sources[i];
    for (const Token& token : file.outline->tokens) {
      if (token.kind != TokenKind::Identifier) continue;
      const std::string_view word = spelling(*file.text, token);
      if (std::find(helper.names.begin(), helper.names.end(), word) != helper.names.end()) {
        users.insert(i);
        break;
      }
    }
  }
  return users;
}

std::size_t choose(const PlanState& state, const std::set<std::size_t>& users) {
  for (const std::size_t user : users) {
    if (is_header(state.input.spec->sources[user].output.value)) return user;
  }
  return users.empty() ? 0 : *users.begin();
}

}  // namespace

void place_helpers(PlanState& state) {
  const bool several = state.input.sources.size() > 1;
  const std::vector<std::set<std::size_t>> users =
      several ? find_users(state) : std::vector<std::set<std::size_t>>(state.helpers.size());
  if (several) check_helper_sight(state);
  for (std::size_t i = 0; i < state.helpers.size(); ++i) {
    IncludedHelper& helper = state.helpers[i];
    const bool unused = several && users[i].empty();
    const std::size_t source = choose(state, unused ? upstream_users(state, helper) : users[i]);
    helper.source = source;
    const Found at{source, &state.input.sources[source], nullptr};
    const OperationContext context{state, state.input.spec->operations[helper.operation],
                                   helper.operation};
    if (!helper.include.empty()) ensure_include(context, at, helper.include);
    const std::size_t offset = after_includes(*at.file);
    for (const std::string& origin : helper.origins) {
      context.did(Effect::Action::Added, "helper", at, {offset, offset}, origin);
    }
  }
}

}  // namespace patchgen
