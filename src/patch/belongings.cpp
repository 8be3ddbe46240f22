#include "patch/belongings.h"

#include <algorithm>
#include <string_view>
#include <unordered_set>
#include <utility>

#include "patch/code_words.h"
#include "patch/macro_calls.h"
#include "patch/removal.h"
#include "patch/token_view.h"
#include "source/condition.h"

namespace patchgen {
namespace {

std::vector<std::string_view> identifiers_in(const OutlinedFile& file, ByteRange range) {
  std::vector<std::string_view> result;
  for (const Token& token : code_tokens_in(file, range)) {
    if (token.kind == TokenKind::Identifier) result.push_back(spelling(*file.text, token));
  }
  return result;
}

bool mentions(const OutlinedFile& file, ByteRange range, std::string_view name) {
  const auto names = identifiers_in(file, range);
  return std::find(names.begin(), names.end(), name) != names.end();
}

/// `int X::f(`, `void X<T>::Y::operator()(`: the function declared in `range` is a member of
/// `name`.
bool declares_member_of(const OutlinedFile& file, ByteRange range, const std::string& name) {
  const std::vector<Token> tokens = code_tokens_in(file, range);
  const CodeWords words(file, tokens);
  std::size_t at = 0;
  while (at < tokens.size() && words.word(at) != "(" && words.word(at) != "operator") ++at;
  if (words.word(at) == "(") --at;
  if (words.before(at) == "~") --at;
  while (words.before(at) == "::") {
    --at;
    if (is_any(words.before(at), {">", ">>"})) at = words.opening(at - 1).value_or(0);
    if (!words.is_name_before(at)) return false;
    --at;
    if (words.word(at) == name) return true;
  }
  return false;
}

/// `friend class X;`, `friend int X::f();`, not a friend function that merely takes an X.
bool befriends(const Found& friend_, const std::string& name) {
  if (friend_.declaration->kind != DeclarationKind::Friend) return false;
  const ByteRange range = friend_.declaration->range;
  if (friend_.file->text->slice(range).find('(') != std::string_view::npos) {
    return declares_member_of(*friend_.file, range, name);
  }
  return mentions(*friend_.file, range, name);
}

bool is_same_class(const Declaration& declaration, const Declaration& class_) {
  return (is_class_like(declaration.kind) || declaration.kind == DeclarationKind::DeductionGuide) &&
         declaration.qualified_name == class_.qualified_name;
}

/// The definitions of the class of `copies` that are none of them.
std::vector<Found> remaining_copies(const DeclarationIndex& index,
                                    const std::vector<Found>& copies) {
  const Declaration& target = *copies.front().declaration;
  std::vector<Found> result;
  for (const Found& each : index.called(target.name)) {
    const Declaration& other = *each.declaration;
    if (is_class_like(other.kind) && other.is_definition &&
        other.qualified_name == target.qualified_name &&
        other.specialization == target.specialization &&
        std::find(copies.begin(), copies.end(), each) == copies.end()) {
      result.push_back(each);
    }
  }
  return result;
}

/// Whether `declaration` goes with `copies`, as far as the branches of `#if` are concerned.
bool goes_with(const Declaration& declaration, const std::vector<Found>& copies,
               const std::vector<Found>& remaining) {
  const auto meets = [&](const Found& copy) {
    return !are_exclusive(declaration.conditions, copy.declaration->conditions);
  };
  return std::any_of(copies.begin(), copies.end(), meets) &&
         std::none_of(remaining.begin(), remaining.end(), meets);
}

/// Gathers what goes with the copies of one class.
class Gatherer {
 public:
  Gatherer(const DeclarationIndex& index, const std::vector<Found>& copies)
      : index_(index), copies_(copies), remaining_(remaining_copies(index, copies)) {
    for (const Found& copy : copies) take(copy);
  }

  void add(const Found& each) {
    const auto is = [&](const Found& other) { return other == each; };
    if (std::any_of(remaining_.begin(), remaining_.end(), is)) return;
    if (goes_with(*each.declaration, copies_, remaining_)) take(each);
  }

  /// In file order, behind the copies themselves, without what lies in something else that goes.
  std::vector<Found> gathered() {
    std::vector<Found> result = copies_;
    std::vector<Found> others;
    for (const Found& each : all_) {
      const bool is_copy = std::find(copies_.begin(), copies_.end(), each) != copies_.end();
      if (!is_copy && !lies_inside(each)) others.push_back(each);
    }
    std::sort(others.begin(), others.end(), [](const Found& a, const Found& b) {
      return std::pair(a.file_index, a.declaration->range.begin) <
             std::pair(b.file_index, b.declaration->range.begin);
    });
    result.insert(result.end(), others.begin(), others.end());
    return result;
  }

 private:
  void take(const Found& each) {
    if (taken_.insert(each.declaration).second) all_.push_back(each);
  }
  [[nodiscard]] bool lies_inside(const Found& each) const {
    for (const Declaration* at = index_.parent(each.declaration); at != nullptr;
         at = index_.parent(at)) {
      if (taken_.contains(at)) return true;
    }
    return false;
  }

  const DeclarationIndex& index_;
  const std::vector<Found>& copies_;
  std::vector<Found> remaining_;
  std::vector<Found> all_;
  std::unordered_set<const Declaration*> taken_;
};

}  // namespace

Belongings belongings_of_class(const DeclarationIndex& index, const std::vector<Found>& copies,
                               const MacroCalls& macros) {
  const Declaration& target = *copies.front().declaration;
  Belongings result;
  result.names.push_back(target.name);
  Gatherer gatherer(index, copies);
  // A specialisation has the primary template's name: only its own members go with it.
  const bool primary = target.specialization.empty();
  for (const Found& each : index.called(target.name)) {
    const bool same = primary ? true : each.declaration->specialization == target.specialization;
    if (same && is_same_class(*each.declaration, target)) gatherer.add(each);
  }
  for (const Found& copy : copies) {
    for (const Found& member : out_of_line_members(index, copy)) gatherer.add(member);
  }
  if (primary) {
    for (const Found& each : index.mentioning(target.name)) {
      const bool instantiates = each.declaration->kind == DeclarationKind::ExplicitInstantiation;
      if (instantiates || befriends(each, target.name)) gatherer.add(each);
    }
    for (const MacroCall& call : macros.going_with(target)) {
      gatherer.add(call.call);
      const bool is_new =
          !call.declares.empty() &&
          std::find(result.names.begin(), result.names.end(), call.declares) == result.names.end();
      if (is_new) result.names.push_back(call.declares);
    }
  }
  result.declarations = gatherer.gathered();
  return result;
}

}  // namespace patchgen
