#include "patch/whole_names.h"

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

/// The members of `from` are found in `to` as well.
struct Passage {
  std::string from;
  std::string to;
};

/// What the files declare, and the namespaces that names pass through.
class World {
 public:
  explicit World(const std::vector<OutlinedFile>& files) {
    for (const OutlinedFile& file : files) add(file, file.outline->declarations, "");
  }

  /// The name of the declaration that `definition` defines, when that is another than its own.
  [[nodiscard]] std::optional<std::string> whole_name(const Declaration& definition) const {
    if (definition.qualifier.empty() || passages_.empty()) return std::nullopt;
    const std::string& name = definition.qualified_name;
    if (declared_.contains(name)) return std::nullopt;
    constexpr int kMostPassages = 3;
    return reached(name, kMostPassages);
  }

 private:
  void add(const OutlinedFile& file, const std::vector<Declaration>& declarations,
           const std::string& scope) {
    for (const Declaration& declaration : declarations) {
      if (declaration.kind == DeclarationKind::Namespace) {
        add_namespace(file, declaration, scope);
      } else if (declaration.kind == DeclarationKind::LinkageSpecification) {
        add(file, declaration.children, scope);
      } else if (declaration.kind == DeclarationKind::UsingDirective) {
        add_directive(file, declaration, scope);
      } else if (declaration.qualifier.empty() && !declaration.name.empty()) {
        add_all(declaration);
      }
    }
  }

  void add_all(const Declaration& declaration) {
    declared_.insert(declaration.qualified_name);
    for (const Declaration& child : declaration.children) add_all(child);
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
      if (is_inline) passages_.push_back({scope, inner});
      is_inline = false;
      scope = std::move(inner);
    }
    add(file, declaration.children, scope);
  }

  void add_directive(const OutlinedFile& file, const Declaration& declaration,
                     const std::string& scope) {
    std::string spelled;
    for (const Token& token : code_tokens_in(file, declaration.name_range)) {
      if (spelled.empty() && token.kind != TokenKind::Identifier) continue;
      spelled += spelling(*file.text, token);
    }
    // Where the directive's own scope has no such namespace, an outer one does: all are tried.
    for (std::string outer = scope;; outer.resize(outer.rfind("::"))) {
      passages_.push_back({scope, joined(outer, spelled)});
      if (outer.find("::") == std::string::npos) {
        if (!outer.empty()) passages_.push_back({scope, spelled});
        break;
      }
    }
  }

  [[nodiscard]] std::optional<std::string> reached(const std::string& name, int passages) const {
    for (const Passage& passage : passages_) {
      std::string_view rest = name;
      if (!passage.from.empty()) {
        if (!rest.starts_with(passage.from + "::")) continue;
        rest.remove_prefix(passage.from.size() + 2);
      }
      std::string longer = joined(passage.to, rest);
      if (declared_.contains(longer)) return longer;
      if (passages <= 1) continue;
      if (auto more = reached(longer, passages - 1)) return more;
    }
    return std::nullopt;
  }

  std::unordered_set<std::string> declared_;
  std::vector<Passage> passages_;
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

void settle_whole_names(std::vector<OutlinedFile>& files) {
  const World world(files);
  for (OutlinedFile& file : files) {
    bool any = false;
    for_each_declaration(file.outline->declarations,
                         [&](const Declaration& declaration, const Declaration*) {
                           any = any || world.whole_name(declaration).has_value();
                         });
    if (!any) continue;
    auto outline = std::make_shared<Outline>(*file.outline);
    settle(world, outline->declarations);
    file.outline = std::move(outline);
  }
}

}  // namespace patchgen
