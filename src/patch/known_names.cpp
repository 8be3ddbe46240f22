#include "patch/known_names.h"

#include <memory>

#include "patch/name_uses.h"
#include "patch/token_view.h"
#include "patch/using_text.h"

namespace patchgen {
namespace {

/// The code that `spec` holds itself and that stands outside of classes.
std::string code_of(const PatchSpec& spec) {
  std::string code;
  for (const Operation& operation : spec.operations) {
    if (operation.code) code += operation.code->value + "\n";
    if (operation.kind == OperationKind::AddUsing) {
      for (const auto& each : operation.usings) code += using_line(each.value) + "\n";
    }
    if (operation.kind == OperationKind::AddHelper && operation.external) {
      code += "using " + operation.external->name.value + ";\n";
    }
  }
  return code;
}

}  // namespace

KnownNames::KnownNames(const PlanInput& input, const DeclarationIndex& upstream) {
  add_declarations(upstream);
  for (const OutlinedFile& file : input.sources) {
    add_macros(file);
    for (const NameUse& use : name_uses(file, {0, file.text->size()})) {
      Knowledge& known = names_[std::string(use.name)];
      known.used = true;
      known.called |= use.called;
      if (!use.scope.empty()) scopes_.emplace(use.scope);
    }
  }
  add_spec_code(*input.spec);
}

void KnownNames::add_declarations(const DeclarationIndex& index) {
  for (const Found& found : index.all()) {
    const Declaration& declaration = *found.declaration;
    const bool of_class = !enclosing_classes(index, found.declaration).empty();
    Knowledge& known = names_[declaration.name];
    known.declared |= !of_class;
    known.is_member |= of_class;
    if (declaration.kind == DeclarationKind::Namespace) own_namespaces_.insert(declaration.name);
  }
}

void KnownNames::add_macros(const OutlinedFile& file) {
  for (const Directive& directive : file.outline->directives) {
    if (directive.kind != DirectiveKind::Define) continue;
    const auto tokens = code_tokens_in(file, directive.range);
    if (tokens.size() >= 3) names_[std::string(spelling(*file.text, tokens[2]))].declared = true;
  }
}

void KnownNames::add_spec_code(const PatchSpec& spec) {
  auto text = std::make_shared<SourceText>("", code_of(spec));
  auto outline = std::make_shared<Outline>(read_outline(*text));
  const OutlinedFile file{text, outline};
  const DeclarationIndex index({&file});
  add_declarations(index);
  add_macros(file);
  for (const Found& found : index.all()) {
    if (found.declaration->kind != DeclarationKind::Enum) continue;
    for (const Token& token : code_tokens_in(file, found.declaration->range)) {
      if (token.kind == TokenKind::Identifier) {
        names_[std::string(spelling(*text, token))].declared = true;
      }
    }
  }
}

bool KnownNames::knows(const std::string& name, const Declaration* declaration) const {
  const auto found = names_.find(name);
  if (found == names_.end()) return false;
  const Knowledge& known = found->second;
  if (known.declared) return true;
  if (known.is_member) return false;  // what is used may be the member
  const bool is_function =
      declaration != nullptr && (declaration->kind == DeclarationKind::Function ||
                                 declaration->kind == DeclarationKind::Method);
  return is_function ? known.called : known.used;
}

bool KnownNames::is_foreign(const std::string& name) const {
  return name == "std" || (scopes_.contains(name) && !own_namespaces_.contains(name));
}

}  // namespace patchgen
