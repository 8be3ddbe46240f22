#include "patch/need_finder.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

#include "patch/inherited_constructors.h"
#include "patch/known_names.h"
#include "patch/name_map.h"
#include "patch/name_uses.h"
#include "patch/needed_helpers.h"
#include "patch/token_view.h"

namespace patchgen {
namespace {

/// Code that goes into the output: a declaration of a patch file, as an operation brings it.
struct Bundle {
  Found found;
  std::size_t operation = 0;
  std::string class_name;  ///< of the target, whose members come first
  ByteRange range;
  std::set<std::string_view> parameters;  ///< of a macro, whose body it is
};

std::string own_name(const Declaration& declaration) {
  return declaration.qualified_name.empty() ? declaration.name : declaration.qualified_name;
}

/// Upstream's own definition of what `item` defines, when the two differ and no operation replaces
/// upstream's.
std::optional<Found> rival(const PlanState& state, const PatchItem& item) {
  const bool has_code =
      item.declaration != nullptr && (item.declaration->kind == DeclarationKind::Function ||
                                      item.declaration->kind == DeclarationKind::Variable);
  if (!has_code) return std::nullopt;
  for (const Found& each : state.upstream.all()) {
    const Declaration& there = *each.declaration;
    const bool same = there.kind == item.declaration->kind && there.is_definition &&
                      there.name == item.declaration->name &&
                      there.signature == item.declaration->signature;
    if (!same || normalized(*each.file, there.range) ==
                     normalized(*item.outlined, item.declaration->range)) {
      continue;
    }
    const bool replaced =
        std::any_of(state.claims.begin(), state.claims.end(), [&](const Claim& claim) {
          return std::find(claim.declarations.begin(), claim.declarations.end(), each) !=
                 claim.declarations.end();
        });
    if (!replaced) return each;
  }
  return std::nullopt;
}

/// Goes through what operations bring over and collects what it needs.
class NeedFinder {
 public:
  NeedFinder(PlanState& state, const PatchItems& items) : state_(state), items_(items) {}

  /// Everything that is needed, directly or by what is needed itself when `transitive`.
  std::vector<Need> run(bool transitive) {
    for (const Brought& each : state_.brought) {
      bundles_.push_back({each.found, each.operation, each.class_name, each.range, {}});
      names_[each.found.declaration].insert(each.name);
    }
    for (std::size_t i = 0; i < bundles_.size(); ++i) {  // NOLINT(modernize-loop-convert): it grows
      const Bundle bundle = bundles_[i];
      read(bundle, transitive);
    }
    for (Need& need : needs_) need.other_names = brought_names(*need.item);
    std::sort(needs_.begin(), needs_.end(), [](const Need& a, const Need& b) {
      return std::pair(a.item->file, a.item->range.begin) <
             std::pair(b.item->file, b.item->range.begin);
    });
    return std::move(needs_);
  }

 private:
  /// The names under which operations bring `item` over; empty: none does.
  [[nodiscard]] std::set<std::string> brought_names(const PatchItem& item) const {
    const auto found = names_.find(item.declaration);
    return found == names_.end() || item.declaration == nullptr ? std::set<std::string>{}
                                                                : found->second;
  }

  [[nodiscard]] NameMap names_of(std::size_t operation) const {
    return NameMap(state_.input.spec->operations[operation].name_map);
  }

  void read(const Bundle& bundle, bool transitive) {
    const Declaration& declaration = *bundle.found.declaration;
    const NameMap names = names_of(bundle.operation);
    const std::set<std::string_view> members = members_around(bundle);
    const std::string own_class = class_of(declaration);
    for (const NameUse& use : name_uses(*bundle.found.file, bundle.range)) {
      const auto items = items_.named(bundle.found.file_index, use.name);
      if (items.empty() || (!bundle.class_name.empty() && use.name == own_class)) continue;
      const bool is_itself = is_class_like(declaration.kind) && use.name == declaration.name;
      // `NpuCache::Slot::` of a member gives way to upstream's.
      const bool gives_way =
          declaration.template_head.empty() && declaration.qualifier.contains(use.range);
      if (bundle.parameters.contains(use.name) || is_itself || gives_way) continue;
      if (use.scope.empty() && !use.global && members.contains(use.name)) continue;
      settle(bundle, names, use, meant(items, use, bundle), transitive);
    }
  }

  /// Those of `items` that `use` can mean: overloads of one function, or one thing. Those of the
  /// namespaces around the use come before others.
  [[nodiscard]] std::vector<const PatchItem*> meant(const std::vector<const PatchItem*>& items,
                                                    const NameUse& use,
                                                    const Bundle& bundle) const {
    std::vector<const PatchItem*> result;
    const auto around = enclosing_namespaces(state_.patches, bundle.found.declaration);
    for (const bool near : {true, false}) {
      for (const PatchItem* item : items) {
        if (!is_meant(*item, use, *bundle.found.declaration)) continue;
        if (near && use.scope.empty() && !encloses(around, *item)) continue;
        const bool overload =
            result.empty() || (is_function(*result.front()) && is_function(*item));
        if (overload) result.push_back(item);
      }
      if (!result.empty()) break;
    }
    return result;
  }

  static bool is_function(const PatchItem& item) {
    return item.declaration != nullptr && item.declaration->kind == DeclarationKind::Function;
  }

  /// The namespaces of `item` are among those around a use.
  [[nodiscard]] bool encloses(const std::vector<std::string>& around, const PatchItem& item) const {
    if (item.declaration == nullptr) return true;
    std::vector<std::string> own = enclosing_namespaces(state_.patches, item.declaration);
    std::erase(own, "");
    return std::all_of(own.begin(), own.end(), [&](const std::string& name) {
      return std::find(around.begin(), around.end(), name) != around.end();
    });
  }

  void settle(const Bundle& bundle, const NameMap& names, const NameUse& use,
              const std::vector<const PatchItem*>& items, bool transitive) {
    const std::string name = names.apply(use.name);
    std::vector<const PatchItem*> missing;
    for (const PatchItem* item : items) {
      if (!upstream_) upstream_.emplace(state_.input, state_.upstream);
      if (upstream_->knows(name, item->declaration)) {
        check_rival(*item, bundle);
        return;
      }
      if (is_foreign(*item)) return;
      const std::string there_name = names.apply(item_name(*item));
      const bool there = comes_with(bundle.operation, *item) ||
                         brought_names(*item).contains(there_name) ||
                         stands_for_another(*item, there_name);
      if (!there) missing.push_back(item);
    }
    // Which overload is called, tokens do not tell.
    if (missing.size() < items.size() && !transitive) return;
    for (const PatchItem* item : missing) {
      note(*item, name, bundle, transitive);
      if (!transitive) break;
    }
  }

  /// The item stands for something of a library, in a namespace that only upstream's headers have.
  [[nodiscard]] bool is_foreign(const PatchItem& item) const {
    if (item.declaration == nullptr) return false;
    const auto around = enclosing_namespaces(state_.patches, item.declaration);
    return !around.empty() && upstream_->is_foreign(around.front());
  }

  /// The class that `member` stands in or is of: it becomes the target's.
  [[nodiscard]] std::string class_of(const Declaration& member) const {
    const auto classes = enclosing_classes(state_.patches, &member);
    if (!classes.empty()) return classes.back()->name;
    std::string_view scope = member.qualified_name;
    scope.remove_suffix(std::min(scope.size(), member.name.size() + 2));
    return std::string(scope.substr(scope.rfind(':') + 1));
  }

  /// The operation brings `item` itself, and renames it in all that it brings.
  [[nodiscard]] bool comes_with(std::size_t operation, const PatchItem& item) const {
    return std::any_of(state_.brought.begin(), state_.brought.end(), [&](const Brought& each) {
      return each.operation == operation && each.found.declaration == item.declaration;
    });
  }

  /// An operation brings what is called `name` in the output from another patch file: `item` is
  /// there for editors and compilers to read.
  [[nodiscard]] bool stands_for_another(const PatchItem& item, std::string_view name) const {
    return std::any_of(state_.brought.begin(), state_.brought.end(), [&](const Brought& each) {
      return each.name == name && each.found.file_index != item.file;
    });
  }

  /// An enumerator comes with its enum.
  static std::string_view item_name(const PatchItem& item) {
    return item.declaration == nullptr ? std::string_view(item.name)
                                       : std::string_view(item.declaration->name);
  }

  /// Members of the classes that the code stands in: they come before what is outside.
  [[nodiscard]] std::set<std::string_view> members_around(const Bundle& bundle) const {
    const Declaration& declaration = *bundle.found.declaration;
    std::vector<Found> classes;
    for (const Declaration* class_ : enclosing_classes(state_.patches, bundle.found.declaration)) {
      classes.push_back({bundle.found.file_index, bundle.found.file, class_});
    }
    for_each_declaration(
        bundle.found.file->outline->declarations, [&](const Declaration& each, const Declaration*) {
          const bool inside = declaration.range.contains(each.range) || is_owner(each, declaration);
          if (is_class_like(each.kind) && inside) {
            classes.push_back({bundle.found.file_index, bundle.found.file, &each});
          }
        });
    if (!bundle.class_name.empty()) add_classes(state_.upstream, bundle.class_name, classes);
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < classes.size(); ++i) {
      const Found class_ = classes[i];
      for (const Declaration& member : class_.declaration->children) {
        // Where a base of the patch file is named, it is needed.
        const bool is_member =
            member.name != class_.declaration->name && !inherits_constructors(*class_.file, member);
        if (is_member) names.insert(member.name);
        if (member.kind == DeclarationKind::Enum) add_words(*class_.file, member.body, names);
      }
      // What is inherited, whichever base of that name it is.
      std::set<std::string_view> bases;
      add_words(*class_.file, class_.declaration->bases, bases);
      for (const std::string_view base : bases) {
        add_classes(state_.upstream, base, classes);
        add_classes(state_.patches, base, classes);
      }
    }
    return names;
  }

  /// Adds the classes of `index` that are called `name` and are not among `classes`.
  static void add_classes(const DeclarationIndex& index, std::string_view name,
                          std::vector<Found>& classes) {
    for (const Found& each : index.all()) {
      const bool fits = is_class_like(each.declaration->kind) && each.declaration->name == name;
      if (fits && std::find(classes.begin(), classes.end(), each) == classes.end()) {
        classes.push_back(each);
      }
    }
  }

  static void add_words(const OutlinedFile& file, ByteRange range,
                        std::set<std::string_view>& words) {
    for (const Token& token : code_tokens_in(file, range)) {
      if (token.kind == TokenKind::Identifier) words.insert(spelling(*file.text, token));
    }
  }

  /// `class_` is what an out-of-line `member` is of.
  static bool is_owner(const Declaration& class_, const Declaration& member) {
    return !member.qualifier.empty() &&
           member.qualified_name.starts_with(class_.qualified_name + "::");
  }

  /// Whether `use`, in `around`, can mean `item`.
  [[nodiscard]] bool is_meant(const PatchItem& item, const NameUse& use,
                              const Declaration& around) const {
    if (item.declaration == nullptr) return use.scope.empty();
    if (around.range.contains(item.declaration->range)) return false;
    if (use.scope.empty()) return true;
    // `detail::f`: the namespace around, or the enum of an enumerator.
    const std::vector<std::string> spaces = enclosing_namespaces(state_.patches, item.declaration);
    return (!spaces.empty() && spaces.back() == use.scope) ||
           (item.declaration->name == use.scope && item.name != item.declaration->name);
  }

  void note(const PatchItem& item, const std::string& name, const Bundle& bundle, bool transitive) {
    // What operations rename differently is brought under each of the names; an enum of which
    // enumerators are used once, for they would be there twice.
    const auto is_enumerator = [](const PatchItem& each) { return item_name(each) != each.name; };
    const auto renamed = [&](std::size_t operation) {
      return names_of(operation).apply(item_name(item));
    };
    const auto known = std::find_if(needs_.begin(), needs_.end(), [&](const Need& need) {
      return need.item->range == item.range && need.item->file == item.file &&
             (is_enumerator(item) || is_enumerator(*need.item) ||
              renamed(need.operations.front()) == renamed(bundle.operation));
    });
    Need* need = known == needs_.end() ? nullptr : &*known;
    if (need == nullptr) {
      needs_.push_back({.item = &item,
                        .name = name,
                        .users = {},
                        .operations = {bundle.operation},
                        .other_names = {}});
      need = &needs_.back();
      if (transitive) follow(item, bundle);
    }
    const std::string user = own_name(*bundle.found.declaration);
    if (std::find(need->users.begin(), need->users.end(), user) == need->users.end()) {
      need->users.push_back(user);
    }
    auto& operations = need->operations;
    if (std::find(operations.begin(), operations.end(), bundle.operation) == operations.end()) {
      operations.push_back(bundle.operation);
    }
  }

  /// With "bring_helpers", upstream's definition is not taken for the patch file's without a word.
  void check_rival(const PatchItem& item, const Bundle& bundle) {
    if (!state_.input.spec->bring_helpers.value_or(false)) return;
    const std::optional<Found> there = rival(state_, item);
    if (!there) return;
    const Operation& operation = state_.input.spec->operations[bundle.operation];
    const OperationContext context{state_, operation, bundle.operation};
    context.error(
        place_of(operation),
        fmt::format("{} uses '{}', which {} and upstream define differently",
                    own_name(*bundle.found.declaration), item.name, item_place(item)),
        {"upstream's is " + describe(*there),
         "replace it with replace_function, call the helper otherwise, or only declare it in the "
         "patch file"});
  }

  /// What is needed may need more: it, and what comes with it; of a macro, where it is used.
  void follow(const PatchItem& item, const Bundle& user) {
    if (item.declaration == nullptr) {
      bundles_.push_back(body_of(item, user));
      return;
    }
    bundles_.push_back({{item.file, item.outlined, item.declaration},
                        user.operation,
                        "",
                        item.declaration->range,
                        {}});
    for (const Found& part : parts_of(state_.patches, item)) {
      bundles_.push_back({part, user.operation, "", part.declaration->range, {}});
    }
  }

  /// What a macro is replaced by, where `user` uses it.
  static Bundle body_of(const PatchItem& macro, const Bundle& user) {
    Bundle body = user;
    body.range = macro.range;
    const SourceText& text = *macro.outlined->text;
    const auto tokens = code_tokens_in(*macro.outlined, macro.range);
    std::size_t at = 3;  // `#`, `define` and the name
    const bool takes_arguments = at < tokens.size() && spelling(text, tokens[at]) == "(" &&
                                 tokens[at].begin == tokens[at - 1].end;
    for (bool inside = takes_arguments; inside && at < tokens.size(); ++at) {
      inside = spelling(text, tokens[at]) != ")";
      body.parameters.insert(spelling(text, tokens[at]));
    }
    body.range.begin = at < tokens.size() ? tokens[at].begin : macro.range.end;
    return body;
  }

  PlanState& state_;
  const PatchItems& items_;
  std::optional<KnownNames> upstream_;  ///< read when first asked for
  std::vector<Bundle> bundles_;
  std::map<const Declaration*, std::set<std::string>> names_;
  std::vector<Need> needs_;
};

}  // namespace

std::vector<Need> find_needs(PlanState& state, const PatchItems& items, bool transitive) {
  return NeedFinder(state, items).run(transitive);
}

std::string item_place(const PatchItem& item) {
  return fmt::format("{}:{}", item.outlined->text->name(),
                     item.outlined->text->line_of(item.range.begin));
}

ByteRange place_of(const Operation& operation) {
  if (!operation.targets.empty()) return operation.targets.front().where;
  if (!operation.replacements.empty()) return operation.replacements.front().where;
  return operation.where;
}

}  // namespace patchgen
