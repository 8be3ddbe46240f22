#include "patch/declared_head.h"

#include <algorithm>
#include <string_view>

#include "patch/class_templates.h"
#include "patch/slice_rewriter.h"
#include "patch/token_view.h"
#include "source/condition.h"

namespace patchgen {
namespace {

bool stands_in_class(const DeclarationIndex& index, const Found& found) {
  const Declaration* owner = index.parent(found.declaration);
  return found.declaration->qualifier.empty() && owner != nullptr && is_class_like(owner->kind);
}

/// Whether a keyword changes how a method is called: `inline` says nothing in a class, and whether
/// upstream's method is virtual is upstream's to say.
bool is_meaningful_keyword(const Specifier& specifier) {
  return specifier.kind == Specifier::Kind::Keyword && specifier.text != "inline" &&
         specifier.text != "virtual";
}

bool has_template_defaults(const Found& found) {
  const std::vector<ByteRange> heads = template_heads(found);
  return std::any_of(heads.begin(), heads.end(), [&](ByteRange head) {
    return read_template_head(*found.file, head).has_more;
  });
}

}  // namespace

std::optional<Found> own_declaration(const DeclarationIndex& patches, const Found& definition) {
  const Declaration& own = *definition.declaration;
  const bool free = own.kind == DeclarationKind::Function;
  if (own.qualifier.empty() && !free) return std::nullopt;
  std::vector<Found> found;
  for (const Found& each : patches.called(own.name)) {
    const Declaration& other = *each.declaration;
    const bool may_be =
        other.kind == own.kind && !other.is_definition &&
        other.qualified_name == own.qualified_name && stands_in_class(patches, each) == !free &&
        class_specialization(patches, each) == class_specialization(patches, definition) &&
        !are_exclusive(other.conditions, own.conditions);
    if (may_be) found.push_back(each);
  }
  const std::string signature = comparable_signature(patches, definition);
  for (const Found& each : found) {
    if (comparable_signature(patches, each) == signature) return each;
  }
  if (free) return std::nullopt;  // an overload
  // Types may be spelled with the class around them in one place and without in the other.
  std::erase_if(found, [&](const Found& each) {
    return read_function_head(*each.file, *each.declaration).parameters.size() !=
           read_function_head(*definition.file, own).parameters.size();
  });
  return found.size() == 1 ? std::optional<Found>(found.front()) : std::nullopt;
}

Found fully_said(const DeclarationIndex& patches, const Found& replacement) {
  return own_declaration(patches, replacement).value_or(replacement);
}

bool says_more(const Found& said, const Found& there) {
  const FunctionHead mine = read_function_head(*said.file, *said.declaration);
  const FunctionHead theirs = read_function_head(*there.file, *there.declaration);
  const auto says = [](const FunctionHead& head, std::string_view text) {
    return std::any_of(head.specifiers.begin(), head.specifiers.end(),
                       [&](const Specifier& each) { return each.text == text; });
  };
  for (const Specifier& each : mine.specifiers) {
    if (is_meaningful_keyword(each) && !says(theirs, each.text)) return true;
  }
  for (std::size_t i = 0; i < mine.parameters.size() && i < theirs.parameters.size(); ++i) {
    const ByteRange value = mine.parameters[i].default_argument;
    if (!value.empty() && normalized(*said.file, value) !=
                              normalized(*there.file, theirs.parameters[i].default_argument)) {
      return true;
    }
  }
  return has_template_defaults(said) && !has_template_defaults(there);
}

DeclaredHead::DeclaredHead(const Found& declaration, Renames renames, NameMap names)
    : declaration_(declaration),
      head_(read_function_head(*declaration.file, *declaration.declaration)),
      renames_(std::move(renames)),
      names_(std::move(names)) {}

void DeclaredHead::rename(const std::string& from, const std::string& to) {
  for (auto& [own, name] : renames_) {
    if (name == from) name = to;
  }
  renames_.emplace_back(from, to);
}

std::string DeclaredHead::text(ByteRange range) const {
  SliceRewriter part(*declaration_.file, range);
  for (const auto& [from, to] : renames_) part.rename_identifier(from, to);
  part.apply(names_);
  return part.render().text;
}

std::string DeclaredHead::default_argument(std::size_t index) const {
  if (index >= head_.parameters.size()) return "";
  const ByteRange range = head_.parameters[index].default_argument;
  return range.empty() ? "" : text(range);
}

std::string DeclaredHead::comment() const {
  const Declaration& declaration = *declaration_.declaration;
  if (declaration.owned.begin >= declaration.range.begin) return "";
  return text({declaration.owned.begin, declaration.range.begin});
}

std::string DeclaredHead::return_type() const {
  const bool trailing = head_.qualifiers.find("->") != std::string::npos;
  return trailing || head_.return_type.empty() ? "" : text(head_.return_type);
}

}  // namespace patchgen
