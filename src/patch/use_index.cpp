#include "patch/use_index.h"

#include <algorithm>
#include <utility>

#include "patch/inherited_constructors.h"
#include "patch/scopes.h"
#include "patch/token_view.h"
#include "source/result_arrow.h"

namespace patchgen {
namespace {

const std::vector<std::size_t> kNowhere;

OutlinedFile tokenized(const std::string& code) {
  OutlinedFile file{std::make_shared<SourceText>("", code), nullptr};
  auto outline = std::make_shared<Outline>();
  outline->tokens = tokenize(*file.text);
  file.outline = std::move(outline);
  return file;
}

}  // namespace

IndexedTokens::IndexedTokens(const OutlinedFile& file)
    : file_(&file), tokens_(code_tokens_in(file, {0, file.text->size()})) {
  for (std::size_t i = 0; i < tokens_.size(); ++i) {
    if (tokens_[i].kind == TokenKind::Identifier) places_[word(i)].push_back(i);
  }
}

const std::vector<std::size_t>& IndexedTokens::places(std::string_view name) const {
  const auto found = places_.find(name);
  return found == places_.end() ? kNowhere : found->second;
}

bool IndexedTokens::is_of_object(std::size_t index) const {
  const std::string_view previous = before(index);
  if (previous != "->") return previous == ".";
  return !is_result_arrow(index - 1, [&](std::size_t i) { return word(i); });
}

std::size_t IndexedTokens::first_at(std::size_t offset) const {
  const auto first =
      std::lower_bound(tokens_.begin(), tokens_.end(), offset,
                       [](const Token& token, std::size_t value) { return token.begin < value; });
  return static_cast<std::size_t>(first - tokens_.begin());
}

IndexedSource::IndexedSource(const OutlinedFile& file, const std::vector<Edit>& edits,
                             std::size_t index)
    : tokens_(file), gone_(edits, index) {
  for_each_declaration(file.outline->declarations,
                       [&](const Declaration& declaration, const Declaration* parent) {
                         declarations_.push_back({&declaration, parent});
                         parents_.emplace(&declaration, parent);
                       });
  // Outer declarations come first where two begin at one place.
  std::stable_sort(declarations_.begin(), declarations_.end(),
                   [](const Placed& a, const Placed& b) {
                     return a.declaration->range.begin < b.declaration->range.begin;
                   });
  read_conditions();
}

Surroundings IndexedSource::surroundings(std::size_t offset) const {
  Surroundings result;
  const auto next = std::upper_bound(
      declarations_.begin(), declarations_.end(), offset,
      [](std::size_t value, const Placed& each) { return value < each.declaration->range.begin; });
  if (next == declarations_.begin()) return result;
  const Declaration* at = std::prev(next)->declaration;
  while (at != nullptr && !at->range.contains(offset)) at = parents_.at(at);
  result.innermost = at;
  for (; at != nullptr; at = parents_.at(at)) {
    if (is_function_like(at->kind)) result.function = at;
    if (result.class_ == nullptr && is_class_like(at->kind)) result.class_ = at;
  }
  return result;
}

void IndexedSource::read_conditions() {
  struct Open {
    std::string opening;
    std::size_t outer;  ///< conditions around it
  };
  const SourceText& text = *tokens_.file().text;
  std::vector<Open> open;
  std::vector<std::string> conditions;
  stretches_.push_back({0, {}});
  for (const Directive& directive : tokens_.file().outline->directives) {
    const std::string spelled(text.slice(directive.range));
    switch (directive.kind) {
      case DirectiveKind::If:
        open.push_back({spelled, conditions.size()});
        conditions.push_back(spelled);
        break;
      case DirectiveKind::Else:
        if (open.empty()) continue;
        conditions.resize(open.back().outer);
        conditions.push_back(spelled + " of " + open.back().opening);
        break;
      case DirectiveKind::Endif:
        if (open.empty()) continue;
        conditions.resize(open.back().outer);
        open.pop_back();
        break;
      default:
        continue;
    }
    stretches_.push_back({directive.range.end, conditions});
  }
}

const std::vector<std::string>& IndexedSource::conditions(std::size_t offset) const {
  const auto next = std::upper_bound(
      stretches_.begin(), stretches_.end(), offset,
      [](std::size_t value, const Stretch& stretch) { return value < stretch.begin; });
  return std::prev(next)->conditions;
}

const Directive* IndexedSource::directive(std::size_t offset) const {
  const std::vector<Directive>& all = tokens_.file().outline->directives;
  const auto next = std::upper_bound(
      all.begin(), all.end(), offset,
      [](std::size_t value, const Directive& each) { return value < each.range.begin; });
  if (next == all.begin() || !std::prev(next)->range.contains(offset)) return nullptr;
  return &*std::prev(next);
}

UseIndex::UseIndex(const PlanState& state, const std::vector<std::string>& more) {
  sources_.reserve(state.input.sources.size());
  for (std::size_t i = 0; i < state.input.sources.size(); ++i) {
    sources_.emplace_back(state.input.sources[i], state.plan.edits, i);
  }
  read_namespaces(state);
  for (const Exclusion& exclusion : state.excluded) {
    for (const std::string& name : exclusion.names) add_name(state, name);
  }
  for (const std::string& name : more) add_name(state, name);
  for (const ChangedFunction& each : state.changed_functions) add_name(state, each.name);
  for (const Edit& edit : state.plan.edits) {
    if (edit.code.text.empty()) continue;
    new_code_.push_back({&edit, tokenized(edit.code.text),
                         sources_[edit.source].surroundings(edit.range.begin), std::nullopt});
  }
  for (std::size_t i = 0; i < new_code_.size(); ++i) {
    new_code_[i].tokens.emplace(new_code_[i].file);
    for (const auto& [name, places] : new_code_[i].tokens->all_places()) {
      new_code_with_[name].push_back(i);
    }
  }
}

void UseIndex::add_name(const PlanState& state, std::string_view name) {
  const auto [places, is_new] = places_.try_emplace(name);
  if (!is_new) return;
  for (std::size_t i = 0; i < sources_.size(); ++i) {
    const IndexedTokens& tokens = sources_[i].tokens();
    for (const std::size_t at : tokens.places(name)) {
      const std::size_t offset = tokens[at].begin;
      if (sources_[i].is_gone(offset)) continue;
      places->second.push_back({i, at, sources_[i].surroundings(offset)});
    }
  }
  std::vector<Found>& staying = staying_[name];
  for (const Found& each : state.upstream.called(name)) {
    const DeclarationKind kind = each.declaration->kind;
    const bool counts =
        kind != DeclarationKind::Friend && kind != DeclarationKind::MacroInvocation &&
        kind != DeclarationKind::Unknown && !inherits_constructors(*each.file, *each.declaration);
    if (counts && !sources_[each.file_index].is_gone(each.declaration->range.begin)) {
      staying.push_back(each);
    }
  }
}

const std::vector<UseIndex::Place>& UseIndex::places(std::string_view name) const {
  static const std::vector<Place> none;
  const auto found = places_.find(name);
  return found == places_.end() ? none : found->second;
}

const std::vector<Found>& UseIndex::staying(std::string_view name) const {
  static const std::vector<Found> none;
  const auto found = staying_.find(name);
  return found == staying_.end() ? none : found->second;
}

const std::vector<std::size_t>& UseIndex::new_code_with(std::string_view name) const {
  const auto found = new_code_with_.find(name);
  return found == new_code_with_.end() ? kNowhere : found->second;
}

void UseIndex::read_namespaces(const PlanState& state) {
  for (const IndexedSource& source : sources_) {
    const IndexedTokens& tokens = source.tokens();
    for (std::size_t i = 0; i + 2 < tokens.size(); ++i) {
      if (tokens.word(i) != "using" || tokens.word(i + 1) != "namespace") continue;
      std::size_t last = i + 2;
      while (tokens.word(last) == "::" || tokens.word(last + 1) == "::") ++last;
      opened_.insert(tokens.word(last));
    }
  }
  for (const Found& each : state.upstream.all()) {
    if (each.declaration->kind != DeclarationKind::Namespace) continue;
    if (each.file->text->slice(each.declaration->range).starts_with("inline")) {
      inline_.insert(each.declaration->qualified_name);
    }
  }
}

bool UseIndex::is_opened(std::string_view scope) const {
  return scope.empty() || opened_.contains(last_part(scope));
}

std::string_view UseIndex::without_inline(std::string_view scope) const {
  while (inline_.contains(scope)) {
    const std::size_t colons = scope.rfind("::");
    scope = scope.substr(0, colons == std::string_view::npos ? 0 : colons);
  }
  return scope;
}

}  // namespace patchgen
