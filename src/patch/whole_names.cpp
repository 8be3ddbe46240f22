#include "patch/whole_names.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>

#include "patch/token_view.h"

namespace patchgen {
namespace {

std::string joined(std::string_view scope, std::string_view name) {
  if (scope.empty()) return std::string(name);
  return std::string(scope).append("::").append(name);
}

/// `a::b` of `a::b::f`; "" of `f`.
std::string_view scope_of_name(std::string_view name) {
  const std::size_t colons = name.rfind("::");
  return colons == std::string_view::npos ? std::string_view() : name.substr(0, colons);
}

/// What the files declare, and the names that stand for others: those of inline namespaces,
/// using-directives, using-declarations and aliases.
class World {
 public:
  explicit World(const std::vector<OutlinedFile*>& files) {
    for (const OutlinedFile* file : files) add(*file, file->outline->declarations, "");
  }

  /// The name of the declaration that `definition` defines, when that is another than its own.
  [[nodiscard]] std::optional<std::string> whole_name(const Declaration& definition) const {
    if (definition.qualifier.empty() || passages_.empty()) return std::nullopt;
    if (definition.kind == DeclarationKind::UsingDeclaration) return std::nullopt;
    const std::string& name = definition.qualified_name;
    if (declared_.contains(name)) return std::nullopt;
    constexpr int kMostPassages = 3;
    if (auto whole = reached(name, kMostPassages)) return whole;
    // A member of a class that is itself defined outside of its scope, or that a macro declares.
    const std::string scope(scope_of_name(name));
    if (scope.empty() || declared_.contains(scope)) return std::nullopt;
    const auto class_ = reached(scope, kMostPassages);
    if (!class_) return std::nullopt;
    return joined(*class_, std::string_view(name).substr(scope.size() + 2));
  }

 private:
  void add(const OutlinedFile& file, const std::vector<Declaration>& declarations,
           const std::string& scope) {
    for (const Declaration& declaration : declarations) {
      switch (declaration.kind) {
        case DeclarationKind::Namespace:
          add_namespace(file, declaration, scope);
          break;
        case DeclarationKind::LinkageSpecification:
          add(file, declaration.children, scope);
          break;
        case DeclarationKind::UsingDirective:
          add_passage(scope, scope, spelled_name(file, declaration.name_range));
          break;
        case DeclarationKind::NamespaceAlias:
        case DeclarationKind::TypeAlias:
        case DeclarationKind::UsingDeclaration:
          add_alias(file, declaration, scope);
          break;
        default:
          if (!declaration.qualifier.empty() || declaration.name.empty()) break;
          declared_.insert(declaration.qualified_name);
          add(file, declaration.children, declaration.qualified_name);
      }
    }
  }

  void add_namespace(const OutlinedFile& file, const Declaration& declaration, std::string scope) {
    bool is_inline = false;
    const ByteRange head{declaration.range.begin, declaration.name_range.begin};
    for (const Token& token : code_tokens_in(file, head)) {
      is_inline |= spelling(*file.text, token) == "inline";
    }
    for (const Token& token : code_tokens_in(file, declaration.name_range)) {
      const std::string_view word = spelling(*file.text, token);
      if (word == "inline") is_inline = true;
      if (token.kind != TokenKind::Identifier) continue;
      std::string inner = joined(scope, word);
      if (is_inline) passages_[scope].push_back(inner);
      is_inline = false;
      scope = std::move(inner);
    }
    add(file, declaration.children, scope);
  }

  /// `namespace y = a::b;`, `using Y = a::X;`, `typedef a::X Y;`, `using a::X;`
  void add_alias(const OutlinedFile& file, const Declaration& alias, const std::string& scope) {
    ByteRange value{alias.range.begin, alias.name_range.begin};
    if (alias.kind == DeclarationKind::UsingDeclaration) {
      value.end = alias.name_range.end;
    } else if (spelled_first(file, alias.range) != "typedef") {
      value = {alias.name_range.end, alias.range.end};
    }
    add_passage(joined(scope, alias.name), scope, spelled_name(file, value));
  }

  static std::string_view spelled_first(const OutlinedFile& file, ByteRange range) {
    for (const Token& token : code_tokens_in(file, range)) return spelling(*file.text, token);
    return "";
  }

  /// The qualified name in `range`, with its leading `::`; empty when there is more to it than
  /// names, as in `X<int>` and `X*`.
  static std::string spelled_name(const OutlinedFile& file, ByteRange range) {
    constexpr std::array<std::string_view, 8> kBeside = {"using", "typedef", "typename", "struct",
                                                         "class", "union",   "=",        ";"};
    std::string name;
    for (const Token& token : code_tokens_in(file, range)) {
      const std::string_view word = spelling(*file.text, token);
      if (std::find(kBeside.begin(), kBeside.end(), word) != kBeside.end()) continue;
      const bool joins = name.empty() || name.ends_with("::");
      const bool fits = token.kind == TokenKind::Identifier ? joins : word == "::";
      if (!fits) return "";
      name += word;
    }
    return name;
  }

  /// The members of `from` are found in what `spelled` means in `scope`. Where the scope itself has
  /// nothing of that name, an outer one does: all are tried.
  void add_passage(const std::string& from, std::string_view scope, std::string_view spelled) {
    if (spelled.empty()) return;
    const bool is_absolute = spelled.starts_with("::");
    if (is_absolute) {
      spelled.remove_prefix(2);
      scope = "";
    }
    while (true) {
      std::string to = joined(scope, spelled);
      if (to != from) passages_[from].push_back(std::move(to));
      if (scope.empty()) return;
      scope = scope_of_name(scope);
    }
  }

  [[nodiscard]] std::optional<std::string> reached(std::string_view name, int passages) const {
    std::string_view from = name;
    while (true) {
      if (auto found = reached_from(from, name, passages)) return found;
      if (from.empty()) return std::nullopt;
      from = scope_of_name(from);
    }
  }

  [[nodiscard]] std::optional<std::string> reached_from(std::string_view from,
                                                        std::string_view name, int passages) const {
    const auto known = passages_.find(from);
    if (known == passages_.end()) return std::nullopt;
    const std::string_view rest = from.empty() ? name : name.substr(from.size());
    for (const std::string& to : known->second) {
      std::string whole = from.empty() ? joined(to, rest) : to + std::string(rest);
      if (declared_.contains(whole)) return whole;
      if (passages <= 1) continue;
      if (auto more = reached(whole, passages - 1)) return more;
    }
    return std::nullopt;
  }

  std::unordered_set<std::string> declared_;
  /// Where the members of a scope are found as well, in the files' order.
  std::map<std::string, std::vector<std::string>, std::less<>> passages_;
};

void rename(Declaration& declaration, std::size_t short_size, const std::string& whole) {
  declaration.qualified_name.replace(0, short_size, whole);
  for (Declaration& child : declaration.children) rename(child, short_size, whole);
}

bool settle(const World& world, std::vector<Declaration>& declarations) {
  bool changed = false;
  for (Declaration& declaration : declarations) {
    if (const auto whole = world.whole_name(declaration)) {
      rename(declaration, declaration.qualified_name.size(), *whole);
      changed = true;
    }
    changed |= settle(world, declaration.children);
  }
  return changed;
}

}  // namespace

void settle_whole_names(const std::vector<OutlinedFile*>& files) {
  const World world(files);
  for (OutlinedFile* file : files) {
    bool any = false;
    for_each_declaration(file->outline->declarations,
                         [&](const Declaration& declaration, const Declaration*) {
                           any = any || world.whole_name(declaration).has_value();
                         });
    if (!any) continue;
    auto outline = std::make_shared<Outline>(*file->outline);
    settle(world, outline->declarations);
    file->outline = std::move(outline);
  }
}

}  // namespace patchgen
