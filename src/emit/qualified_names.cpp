#include "emit/qualified_names.h"

#include <algorithm>
#include <utility>

#include "source/result_arrow.h"

namespace patchgen {
namespace {

/// A stretch of a file with the namespaces and classes that names are looked up in there.
struct Region {
  ByteRange range;
  NamePath scope;
};

/// The scope of `void X::f(…) {…}` behind its name: that of X.
NamePath scope_of_member(const Declaration& member, const NamePath& scope,
                         const NamespaceWorld& world) {
  const NamePath name = split_path(member.qualified_name);
  const std::size_t outer = common_length(name, scope);
  if (outer + 1 >= name.size()) return scope;
  const auto first = name.begin() + static_cast<std::ptrdiff_t>(outer);
  return world.class_path(scope, {first, name.end() - 1});
}

/// The regions of `declarations`, outer ones first.
void add_regions(const std::vector<Declaration>& declarations, const NamePath& scope,
                 const NamespaceWorld& world, std::vector<Region>& regions) {
  for (const Declaration& declaration : declarations) {
    NamePath inner = scope;
    ByteRange range = declaration.body;
    if (declaration.kind == DeclarationKind::Namespace) {
      for (std::string& each : split_path(declaration.name)) inner.push_back(std::move(each));
    } else if (!declaration.qualifier.empty()) {
      inner = scope_of_member(declaration, scope, world);
      range = {declaration.qualifier.end, declaration.range.end};
    } else if (is_class_like(declaration.kind) && !declaration.name.empty()) {
      inner.push_back(declaration.name);
    }
    if (!range.empty()) regions.push_back({range, inner});
    add_regions(declaration.children, inner, world, regions);
  }
}

/// Where the names of namespaces stand that are defined, in order.
void add_definitions(const std::vector<Declaration>& declarations, std::vector<ByteRange>& names) {
  for_each_declaration(declarations, [&](const Declaration& declaration, const Declaration*) {
    if (declaration.kind == DeclarationKind::Namespace && !declaration.name_range.empty()) {
      names.push_back(declaration.name_range);
    }
  });
}

/// Reads the names of one file, token by token.
class NameReader {
 public:
  NameReader(const OutlinedFile& file, const NamePath& base, const NamespaceWorld& world)
      : file_(file), base_(base), world_(world) {
    add_regions(file.outline->declarations, base, world, regions_);
    add_definitions(file.outline->declarations, definitions_);
    std::sort(definitions_.begin(), definitions_.end());
    for (const Token& token : file.outline->tokens) {
      if (token.kind != TokenKind::Comment) tokens_.push_back(token);
    }
  }

  std::vector<QualifiedName> read() {
    std::vector<QualifiedName> names;
    for (std::size_t i = 0; i < tokens_.size();) {
      const std::size_t skipped = skip(i);
      if (skipped != i) {
        i = skipped;
        continue;
      }
      QualifiedName name;
      const std::size_t end = read_name(i, name);
      if (!name.words.empty()) {
        settle(i, end, name);
        note_local_alias(i);
        if (!is_local_alias(name)) names.push_back(std::move(name));
      }
      i = end;
    }
    return names;
  }

 private:
  [[nodiscard]] std::string_view word(std::size_t i) const {
    return i < tokens_.size() ? spelling(*file_.text, tokens_[i]) : std::string_view();
  }
  [[nodiscard]] bool is_identifier(std::size_t i) const {
    return i < tokens_.size() && tokens_[i].kind == TokenKind::Identifier;
  }

  /// Behind a directive other than `#define`, and behind the name of a namespace that is defined;
  /// `i` itself otherwise.
  std::size_t skip(std::size_t i) {
    const std::size_t offset = tokens_[i].begin;
    const std::vector<Directive>& directives = file_.outline->directives;
    while (directive_ < directives.size() && directives[directive_].range.end <= offset) {
      ++directive_;
    }
    in_directive_ = directive_ < directives.size() && directives[directive_].range.begin <= offset;
    if (in_directive_ && directives[directive_].kind != DirectiveKind::Define) {
      return behind(i, directives[directive_].range.end);
    }
    const auto definition =
        std::lower_bound(definitions_.begin(), definitions_.end(), ByteRange{offset, 0});
    if (definition != definitions_.end() && definition->begin == offset) {
      return behind(i, definition->end);
    }
    return i;
  }

  [[nodiscard]] std::size_t behind(std::size_t i, std::size_t offset) const {
    while (i < tokens_.size() && tokens_[i].begin < offset) ++i;
    return i;
  }

  /// `Q` of `#define Q ::a::b`: what follows is no part of its name.
  [[nodiscard]] bool is_macro_name(std::size_t i) const {
    return in_directive_ && i > 0 && word(i - 1) == "define";
  }

  /// Reads the name that begins at token `i`, if one does; the index behind it.
  std::size_t read_name(std::size_t i, QualifiedName& name) const {
    const bool member =
        i > 0 &&
        (word(i - 1) == "." || (word(i - 1) == "->" &&
                                !is_result_arrow(i - 1, [&](std::size_t at) { return word(at); })));
    const bool goes_on = word(i) == "::" && i > 0 && !is_macro_name(i - 1) &&
                         (word(i - 1) == ">" || is_identifier(i - 1));
    std::size_t at = i;
    name.rooted = word(at) == "::";
    if (name.rooted) ++at;
    if (!is_identifier(at)) return i + 1;
    while (true) {
      name.words.push_back({word(at), tokens_[at].range()});
      ++at;
      if (word(at) != "::" || is_macro_name(at - 1)) break;
      name.goes_on = true;
      if (!is_identifier(at + 1)) break;
      name.goes_on = false;
      ++at;
    }
    if (member || goes_on) name.words.clear();
    return at;
  }

  /// `namespace x = …;` in a function hides what is called so outside, up to the end of its block.
  void note_local_alias(std::size_t i) {
    const bool defines = i > 0 && word(i - 1) == "namespace" && word(i + 1) == "=";
    if (!defines || in_directive_) return;
    int depth = 0;
    std::size_t end = i;
    while (end < tokens_.size() && depth >= 0) {
      if (word(end) == "{") ++depth;
      if (word(end) == "}") --depth;
      ++end;
    }
    if (end >= tokens_.size()) return;  // at file scope
    local_aliases_.push_back({word(i), {tokens_[i].begin, tokens_[end - 1].end}});
  }

  /// Whether a local alias is what `name` begins with.
  [[nodiscard]] bool is_local_alias(const QualifiedName& name) const {
    const QualifiedName::Word& first = name.words.front();
    return !name.rooted && std::any_of(local_aliases_.begin(), local_aliases_.end(),
                                       [&](const QualifiedName::Word& alias) {
                                         return alias.text == first.text &&
                                                alias.range.contains(first.range.begin);
                                       });
  }

  /// Whether the name of the tokens [i, end) is all of a macro's argument that is a namespace.
  [[nodiscard]] bool is_macro_argument(std::size_t i, std::size_t end) const {
    if (i == 0 || (word(i - 1) != "(" && word(i - 1) != ",")) return false;
    if (word(end) != ")" && word(end) != ",") return false;
    std::size_t argument = 0;
    int depth = 0;
    for (std::size_t at = i; at-- > 1;) {
      const std::string_view here = word(at);
      if (here == ")" || here == "]" || here == "}") ++depth;
      if (depth == 0 && here == ",") ++argument;
      if (depth == 0 && here == ";") return false;
      if (here != "(" && here != "[" && here != "{") continue;
      if (depth-- == 0) return world_.macros().takes_namespace(word(at - 1), argument);
    }
    return false;
  }

  /// Fills in what stands around the name of the tokens [i, end).
  void settle(std::size_t i, std::size_t end, QualifiedName& name) {
    const std::size_t offset = tokens_[i].begin;
    while (region_ < regions_.size() && regions_[region_].range.begin <= offset) {
      open_.push_back(region_++);
    }
    while (!open_.empty() && regions_[open_.back()].range.end <= offset) open_.pop_back();
    name.scope = open_.empty() ? base_ : regions_[open_.back()].scope;
    name.in_macro = in_directive_;
    if (in_directive_) name.scope.clear();
    const std::string_view before = i > 0 ? word(i - 1) : std::string_view();
    name.follows_word = i > 0 && (is_identifier(i - 1) || before == ">");
    const bool directive = before == "namespace" && i > 1 && word(i - 2) == "using";
    const bool alias = before == "=" && i > 2 && is_identifier(i - 2) && word(i - 3) == "namespace";
    name.names_namespace = directive || alias || is_macro_argument(i, end);
  }

  const OutlinedFile& file_;
  const NamePath& base_;
  const NamespaceWorld& world_;
  std::vector<Token> tokens_;
  std::vector<Region> regions_;
  std::vector<ByteRange> definitions_;
  std::vector<QualifiedName::Word> local_aliases_;  ///< each with where it holds
  std::vector<std::size_t> open_;  ///< regions around the place that has been reached
  std::size_t region_ = 0;
  std::size_t directive_ = 0;
  bool in_directive_ = false;
};

}  // namespace

std::vector<QualifiedName> qualified_names(const OutlinedFile& file, const NamePath& base,
                                           const NamespaceWorld& world) {
  return NameReader(file, base, world).read();
}

NamePath scope_at(const OutlinedFile& file, std::size_t offset, const NamespaceWorld& world) {
  std::vector<Region> regions;
  add_regions(file.outline->declarations, {}, world, regions);
  NamePath scope;
  for (const Region& region : regions) {
    if (region.range.begin < offset && offset < region.range.end) scope = region.scope;
  }
  return scope;
}

}  // namespace patchgen
