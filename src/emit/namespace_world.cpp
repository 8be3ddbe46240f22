#include "emit/namespace_world.h"

#include <algorithm>
#include <utility>

#include "patch/token_view.h"

namespace patchgen {
namespace {

bool names_a_type(DeclarationKind kind) {
  return is_class_like(kind) || kind == DeclarationKind::Enum || kind == DeclarationKind::TypeAlias;
}

bool word_in(const OutlinedFile& file, ByteRange range, std::string_view word) {
  for (const Token& token : tokens_in(file, range)) {
    if (token.kind != TokenKind::Comment && spelling(*file.text, token) == word) return true;
  }
  return false;
}

/// What stands behind the `=` of a namespace alias.
ByteRange alias_value(const OutlinedFile& file, const Declaration& alias) {
  ByteRange value{alias.range.end, alias.range.end};
  for (const Token& token : tokens_in(file, {alias.name_range.end, alias.range.end})) {
    if (token.kind != TokenKind::Comment && spelling(*file.text, token) == "=") {
      value.begin = token.end;
    }
  }
  return value;
}

}  // namespace

NamePath spelled_path(const OutlinedFile& file, ByteRange range, bool& rooted) {
  NamePath path;
  rooted = false;
  for (const Token& token : tokens_in(file, range)) {
    const std::string_view word = spelling(*file.text, token);
    if (token.kind == TokenKind::Identifier) {
      path.emplace_back(word);
    } else if (word == "::" && path.empty()) {
      rooted = true;
    }
  }
  return path;
}

bool is_inline_namespace(const OutlinedFile& file, const Declaration& declaration) {
  return word_in(file, {declaration.range.begin, declaration.name_range.begin}, "inline");
}

NamespaceWorld::NamespaceWorld(const std::vector<OutlinedFile>& files) : macros_(files) {
  for (const OutlinedFile& file : files) add(file, file.outline->declarations, {});
  resolve_directives_and_aliases();
}

void NamespaceWorld::add(const OutlinedFile& file, const std::vector<Declaration>& declarations,
                         const NamePath& scope) {
  for (const Declaration& declaration : declarations) {
    const DeclarationKind kind = declaration.kind;
    if (kind == DeclarationKind::Namespace) {
      add_namespace(file, declaration, scope);
      continue;
    }
    if (kind == DeclarationKind::LinkageSpecification) {
      add(file, declaration.children, scope);
      continue;
    }
    Nomination nomination{.scope = scope, .name = {}, .spelled = {}};
    if (kind == DeclarationKind::UsingDirective) {
      nomination.spelled = spelled_path(file, declaration.name_range, nomination.rooted);
      nominations_.push_back(std::move(nomination));
      continue;
    }
    if (kind == DeclarationKind::NamespaceAlias) {
      nomination.name = declaration.name;
      nomination.spelled = spelled_path(file, alias_value(file, declaration), nomination.rooted);
      nominations_.push_back(std::move(nomination));
      continue;
    }
    if (!declaration.qualifier.empty() || declaration.name.empty()) continue;
    names_[join_names(scope)].insert(declaration.name);
    if (!names_a_type(kind)) continue;
    types_.insert(join_names(scope / declaration.name));
    if (is_class_like(kind)) add(file, declaration.children, scope / declaration.name);
  }
}

void NamespaceWorld::add_namespace(const OutlinedFile& file, const Declaration& declaration,
                                   const NamePath& scope) {
  NamePath path = scope;
  bool is_inline = is_inline_namespace(file, declaration);
  for (const Token& token : tokens_in(file, declaration.name_range)) {
    const std::string_view word = spelling(*file.text, token);
    if (word == "inline") is_inline = true;
    if (token.kind != TokenKind::Identifier) continue;
    names_[join_names(path)].emplace(word);
    if (is_inline) inline_[join_names(path)].emplace_back(word);
    is_inline = false;
    path = std::move(path) / word;
    namespaces_.insert(join_names(path));
  }
  add(file, declaration.children, path);
}

void NamespaceWorld::resolve_directives_and_aliases() {
  // One may name what another one declares: as many rounds as there can be links.
  for (int round = 0; round < 3; ++round) {
    for (const Nomination& each : nominations_) {
      NamePath path;
      for (std::size_t i = 0; i < each.spelled.size(); ++i) {
        std::size_t level = 0;
        const auto next = i == 0 && !each.rooted ? find(each.scope, each.spelled[i], level)
                                                 : member(path, each.spelled[i]);
        // A namespace of headers that nobody has seen: as it is spelled.
        path = next ? next->path : (i == 0 ? NamePath{} : path) / each.spelled[i];
      }
      if (!each.name.empty()) {
        aliases_[join_names(each.scope / each.name)] = path;
        continue;
      }
      std::vector<NamePath>& known = directives_[join_names(each.scope)];
      if (std::find(known.begin(), known.end(), path) == known.end()) known.push_back(path);
    }
  }
}

const std::set<std::string>& NamespaceWorld::names_in(const NamePath& path) const {
  static const std::set<std::string> none;
  const auto found = names_.find(join_names(path));
  return found == names_.end() ? none : found->second;
}

std::optional<NamespaceWorld::Lookup> NamespaceWorld::member(const NamePath& scope,
                                                             std::string_view name) const {
  const NamePath path = scope / name;
  if (is_namespace(path)) return Lookup{.path = path};
  const auto alias = aliases_.find(join_names(path));
  if (alias != aliases_.end()) return Lookup{.path = alias->second, .by_alias = true};
  const auto inlined = inline_.find(join_names(scope));
  if (inlined == inline_.end()) return std::nullopt;
  for (const std::string& inner : inlined->second) {
    if (inner == name) continue;
    if (auto found = member(scope / inner, name)) return found;
  }
  return std::nullopt;
}

std::optional<NamespaceWorld::Lookup> NamespaceWorld::find(const NamePath& scope,
                                                           std::string_view name,
                                                           std::size_t& level) const {
  for (level = scope.size();; --level) {
    const NamePath here = first_of(scope, level);
    if (is_type(here / name)) return std::nullopt;
    if (auto found = member(here, name)) return found;
    const auto nominated = directives_.find(join_names(here));
    if (nominated != directives_.end()) {
      for (const NamePath& each : nominated->second) {
        if (auto found = member(each, name)) return found;
      }
    }
    if (level == 0) return std::nullopt;
  }
}

NamePath NamespaceWorld::class_path(const NamePath& scope, const NamePath& qualifier) const {
  const auto extended = [&](NamePath path) {
    path.insert(path.end(), qualifier.begin(), qualifier.end());
    return path;
  };
  for (std::size_t level = scope.size();; --level) {
    const NamePath here = first_of(scope, level);
    if (is_type(extended(here)) || is_namespace(extended(here))) return extended(here);
    const auto nominated = directives_.find(join_names(here));
    if (nominated != directives_.end()) {
      for (const NamePath& each : nominated->second) {
        if (is_type(extended(each))) return extended(each);
      }
    }
    if (level == 0) return extended(scope);
  }
}

}  // namespace patchgen
