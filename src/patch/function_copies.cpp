#include "patch/function_copies.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "patch/class_templates.h"
#include "patch/template_text.h"
#include "source/condition.h"
#include "source/spelling.h"

namespace patchgen {
namespace {

std::string group_key(const Found& found) {
  return found.declaration->qualified_name + found.declaration->specialization +
         found.declaration->signature;
}

/// How many parameters a signature has, as far as its commas tell.
std::size_t parameter_count(std::string_view signature) {
  std::size_t count = 0;
  int depth = 0;
  bool empty = true;
  for (const std::string_view word : split_spelling(signature)) {
    if (word == "(" || word == "<" || word == "[" || word == "{") ++depth;
    if (word == ")" || word == ">" || word == "]" || word == "}") --depth;
    if (depth == 0) break;
    if (depth == 1 && word == ",") ++count;
    empty = empty && word == "(";
  }
  return empty ? 0 : count + 1;
}

/// The parameters of each template head: an overload mostly has others.
std::vector<std::size_t> template_shape(const Found& found) {
  std::vector<std::size_t> shape;
  for (const ByteRange head : template_heads(found)) {
    shape.push_back(template_parameter_names(*found.file, head).size());
  }
  return shape;
}

/// Whether two functions of one name whose parameter types are spelled differently may be one.
bool may_be_one(const Found& a, const Found& b) {
  if (a.declaration->qualified_name != b.declaration->qualified_name) return false;
  if (parameter_count(a.declaration->signature) != parameter_count(b.declaration->signature)) {
    return false;
  }
  const bool same_side = a.declaration->qualifier.empty() == b.declaration->qualifier.empty();
  return !same_side || template_shape(a) == template_shape(b);
}

bool includes_all(const std::vector<std::string>& conditions,
                  const std::vector<std::string>& others) {
  return std::all_of(others.begin(), others.end(), [&](const std::string& each) {
    return std::find(conditions.begin(), conditions.end(), each) != conditions.end();
  });
}

bool stands_in_class(const Found& found) {
  const Declaration& declaration = *found.declaration;
  return declaration.kind != DeclarationKind::Function && declaration.qualifier.empty();
}

/// A second declaration in the class, under the same conditions: another function, of which tokens
/// do not tell how it differs.
bool is_declared_again(const FunctionCopy& copy, const Found& declaration) {
  const auto same = [&](const Found& other) {
    return stands_in_class(other) &&
           other.declaration->conditions == declaration.declaration->conditions;
  };
  return stands_in_class(declaration) &&
         (same(copy.main) || std::any_of(copy.own.begin(), copy.own.end(), same) ||
          std::any_of(copy.shared.begin(), copy.shared.end(), same));
}

/// The copies that `declaration` may declare: those in its own branch, else those that can be
/// compiled together with it.
std::vector<FunctionCopy*> owners(std::vector<FunctionCopy>& copies, const Found& declaration) {
  const std::vector<std::string>& own = declaration.declaration->conditions;
  std::vector<FunctionCopy*> near;
  std::vector<FunctionCopy*> possible;
  for (FunctionCopy& copy : copies) {
    const std::vector<std::string>& theirs = copy.main.declaration->conditions;
    if (includes_all(own, theirs) || includes_all(theirs, own)) near.push_back(&copy);
    if (!are_exclusive(own, theirs)) possible.push_back(&copy);
  }
  return near.empty() ? possible : near;
}

}  // namespace

std::vector<std::vector<Found>> group_functions(const std::vector<Found>& found) {
  std::vector<std::vector<Found>> groups;
  for (const Found& each : found) {
    const auto same = [&](const std::vector<Found>& group) {
      return group_key(group.front()) == group_key(each);
    };
    const auto group = std::find_if(groups.begin(), groups.end(), same);
    if (group == groups.end()) {
      groups.push_back({each});
    } else {
      group->push_back(each);
    }
  }
  if (groups.size() == 2) {
    const auto defines = [](const std::vector<Found>& group) {
      return std::any_of(group.begin(), group.end(),
                         [](const Found& f) { return f.declaration->is_definition; });
    };
    if (may_be_one(groups[0].front(), groups[1].front()) &&
        defines(groups[0]) != defines(groups[1])) {
      groups[0].insert(groups[0].end(), groups[1].begin(), groups[1].end());
      groups.pop_back();
    }
  }
  return groups;
}

std::vector<FunctionCopy> copies_of(const std::vector<Found>& group) {
  std::vector<FunctionCopy> copies;
  for (const Found& each : group) {
    if (each.declaration->is_definition) copies.push_back({.main = each, .own = {}, .shared = {}});
  }
  for (const Found& each : group) {
    if (each.declaration->is_definition) continue;
    std::vector<FunctionCopy*> of = owners(copies, each);
    const bool again = std::any_of(of.begin(), of.end(), [&](const FunctionCopy* copy) {
      return is_declared_again(*copy, each);
    });
    if (of.empty() || again) {
      copies.push_back({.main = each, .own = {}, .shared = {}});
      continue;
    }
    for (FunctionCopy* copy : of) (of.size() == 1 ? copy->own : copy->shared).push_back(each);
  }
  return copies;
}

std::vector<FunctionCopy> function_copies(const std::vector<Found>& found) {
  std::vector<FunctionCopy> copies;
  for (const std::vector<Found>& group : group_functions(found)) {
    for (FunctionCopy& copy : copies_of(group)) copies.push_back(std::move(copy));
  }
  return copies;
}

std::vector<Found> mains_of(const std::vector<FunctionCopy>& copies) {
  std::vector<Found> mains;
  for (const FunctionCopy& copy : copies) mains.push_back(copy.main);
  return mains;
}

}  // namespace patchgen
