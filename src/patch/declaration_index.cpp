#include "patch/declaration_index.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "patch/token_view.h"
#include "support/edit_distance.h"

namespace patchgen {
namespace {

const std::vector<Found> kNothing;

bool can_be_meant(DeclarationKind kind) {
  switch (kind) {
    case DeclarationKind::Friend:
    case DeclarationKind::ExplicitInstantiation:
    case DeclarationKind::MacroInvocation:
    case DeclarationKind::UsingDeclaration:
    case DeclarationKind::UsingDirective:
    case DeclarationKind::LinkageSpecification:
    case DeclarationKind::ModuleDeclaration:
    case DeclarationKind::ModuleImport:
    case DeclarationKind::StaticAssert:
    case DeclarationKind::Unknown:
      return false;
    default:
      return true;
  }
}

}  // namespace

DeclarationIndex::DeclarationIndex(std::vector<const OutlinedFile*> files)
    : files_(std::move(files)) {
  for (std::size_t i = 0; i < files_.size(); ++i) {
    for_each_declaration(files_[i]->outline->declarations,
                         [&](const Declaration& declaration, const Declaration* enclosing) {
                           add({i, files_[i], &declaration}, enclosing);
                         });
  }
}

void DeclarationIndex::add(const Found& found, const Declaration* enclosing) {
  const Declaration& declaration = *found.declaration;
  all_.push_back(found);
  parents_.emplace(&declaration, enclosing);
  auto& named = by_name_[declaration.name];
  named.resize(files_.size());
  named[found.file_index].push_back(&declaration);
  if (declaration.kind == DeclarationKind::Namespace) {
    namespaces_.insert(declaration.qualified_name);
  }
  if (!declaration.qualifier.empty()) {
    const std::string_view name = declaration.qualified_name;
    const std::size_t last = name.size() - std::min(name.size(), declaration.name.size());
    for (std::size_t end = name.find("::"); end < last; end = name.find("::", end + 2)) {
      out_of_line_[name.substr(0, end)].push_back(found);
    }
  }
  add_mentions(found);
}

void DeclarationIndex::add_mentions(const Found& found) {
  const Declaration& declaration = *found.declaration;
  const auto add = [&](ByteRange range, auto& map) {
    for (const Token& token : tokens_in(*found.file, range)) {
      if (token.kind != TokenKind::Identifier) continue;
      std::vector<Found>& all = map[spelling(*found.file->text, token)];
      if (all.empty() || all.back() != found) all.push_back(found);
    }
  };
  if (declaration.kind == DeclarationKind::MacroInvocation) {
    add(declaration.parameters, mentioning_);
  } else if (declaration.kind == DeclarationKind::Friend ||
             declaration.kind == DeclarationKind::ExplicitInstantiation) {
    add(declaration.range, mentioning_);
  } else if (is_class_like(declaration.kind) && !declaration.bases.empty()) {
    add(declaration.bases, deriving_from_);
  }
}

const std::vector<Found>& DeclarationIndex::deriving_from(std::string_view name) const {
  const auto found = deriving_from_.find(name);
  return found == deriving_from_.end() ? kNothing : found->second;
}

std::vector<Found> DeclarationIndex::called(std::string_view name) const {
  std::vector<Found> result;
  const auto named = by_name_.find(name);
  if (named == by_name_.end()) return result;
  for (std::size_t i = 0; i < files_.size(); ++i) {
    for (const Declaration* each : named->second[i]) result.push_back({i, files_[i], each});
  }
  return result;
}

const std::vector<Found>& DeclarationIndex::out_of_line(std::string_view qualified_name) const {
  const auto found = out_of_line_.find(qualified_name);
  return found == out_of_line_.end() ? kNothing : found->second;
}

const std::vector<Found>& DeclarationIndex::mentioning(std::string_view name) const {
  const auto found = mentioning_.find(name);
  return found == mentioning_.end() ? kNothing : found->second;
}

std::vector<Found> DeclarationIndex::find(const TargetName& name) const {
  std::vector<Found> result;
  if (name.path.empty()) return result;
  const auto named = by_name_.find(name.path.back());
  if (named == by_name_.end()) return result;
  for (std::size_t i = 0; i < files_.size(); ++i) {
    for (const Declaration* declaration : matching_targets(name, named->second[i])) {
      const bool has_name = !declaration->name.empty();
      if (has_name && can_be_meant(declaration->kind))
        result.push_back({i, files_[i], declaration});
    }
  }
  // A whole qualified name beats a suffix of another. An out-of-line definition below a
  // using-directive has a short name without being another thing.
  const std::string whole = fmt::format("{}", fmt::join(name.path, "::"));
  const auto exact = [&](const Found& found) { return found.declaration->qualified_name == whole; };
  const bool beats = std::any_of(result.begin(), result.end(), [&](const Found& found) {
    return exact(found) && found.declaration->qualifier.empty();
  });
  if (beats) std::erase_if(result, [&](const Found& found) { return !exact(found); });
  return result;
}

const Declaration* DeclarationIndex::parent(const Declaration* declaration) const {
  const auto found = parents_.find(declaration);
  return found == parents_.end() ? nullptr : found->second;
}

bool DeclarationIndex::encloses(const Declaration* outer, const Declaration* inner) const {
  for (const Declaration* at = parent(inner); at != nullptr; at = parent(at)) {
    if (at == outer) return true;
  }
  return false;
}

bool DeclarationIndex::is_one_of_several(const Found& found) const {
  const Declaration* around = parent(found.declaration);
  const std::vector<Declaration>& siblings =
      around != nullptr ? around->children : found.file->outline->declarations;
  const std::size_t begin = found.declaration->range.begin;
  auto next = std::lower_bound(
      siblings.begin(), siblings.end(), begin,
      [](const Declaration& each, std::size_t at) { return each.range.begin < at; });
  for (; next != siblings.end() && next->range.begin == begin; ++next) {
    if (&*next != found.declaration && next->range == found.declaration->range) return true;
  }
  return false;
}

std::vector<std::string> DeclarationIndex::nearest_to(std::string_view name) const {
  std::vector<std::string> candidates;
  for (const OutlinedFile* file : files_) {
    for (std::string& near : nearest_names(*file->outline, name)) {
      candidates.push_back(std::move(near));
    }
  }
  return files_.size() == 1 ? candidates : nearest(name, candidates, 3);
}

std::string DeclarationIndex::file_names() const {
  std::string result;
  for (const OutlinedFile* file : files_) {
    if (!result.empty()) result += ", ";
    result += file->text->name();
  }
  return result;
}

std::string place(const Found& found) {
  return fmt::format("{}:{}", found.file->text->name(),
                     found.file->text->line_of(found.declaration->range.begin));
}

std::string describe(const Found& found) {
  const Declaration& declaration = *found.declaration;
  std::string condition;
  for (const std::string& each : declaration.conditions) {
    condition += fmt::format("{}{}", condition.empty() ? ", under " : " and ", each);
  }
  return fmt::format("{}{}{} at {}{}", declaration.qualified_name, declaration.specialization,
                     declaration.signature, place(found), condition);
}

std::vector<const Declaration*> enclosing_classes(const DeclarationIndex& index,
                                                  const Declaration* declaration) {
  std::vector<const Declaration*> result;
  for (const Declaration* at = index.parent(declaration); at != nullptr; at = index.parent(at)) {
    if (is_class_like(at->kind)) result.insert(result.begin(), at);
  }
  return result;
}

std::optional<Found> class_of(const DeclarationIndex& index, const Found& member) {
  const auto around = enclosing_classes(index, member.declaration);
  if (!around.empty()) return Found{member.file_index, member.file, around.back()};
  if (member.declaration->qualifier.empty()) return std::nullopt;
  std::optional<Found> best;
  int best_rank = 0;
  for (const Found& each : index.all()) {
    const Declaration& class_ = *each.declaration;
    if (!is_class_like(class_.kind) || !class_.is_definition ||
        member.declaration->qualified_name !=
            class_.qualified_name + "::" + member.declaration->name) {
      continue;
    }
    const int rank = 1 + (each.file_index == member.file_index ? 2 : 0) +
                     (class_.specialization.empty() ? 1 : 0);
    if (rank <= best_rank) continue;
    best = each;
    best_rank = rank;
  }
  return best;
}

bool at_namespace_scope(const DeclarationIndex& index, const Declaration* declaration) {
  const Declaration* parent = index.parent(declaration);
  return parent == nullptr || parent->kind == DeclarationKind::Namespace ||
         parent->kind == DeclarationKind::LinkageSpecification;
}

std::vector<std::string> enclosing_namespaces(const DeclarationIndex& index,
                                              const Declaration* declaration) {
  std::vector<std::string> result;
  for (const Declaration* at = index.parent(declaration); at != nullptr; at = index.parent(at)) {
    if (at->kind == DeclarationKind::Namespace) result.insert(result.begin(), at->name);
  }
  return result;
}

}  // namespace patchgen
