#include "patch/init_parts.h"

#include <algorithm>
#include <fmt/format.h>
#include <memory>
#include <utility>

#include "patch/class_layout.h"
#include "patch/class_templates.h"
#include "patch/code_conditionals.h"
#include "patch/constructor_tail.h"
#include "patch/function_head.h"
#include "patch/replacement.h"
#include "patch/slice_rewriter.h"
#include "patch/token_view.h"
#include "source/blank_text.h"

namespace patchgen {
namespace {

/// Reads the parts of one operation; one member function a part.
class PartReader {
 public:
  PartReader(const OperationContext& context, std::string class_name,
             std::vector<std::string> class_parameters)
      : context_(context),
        class_name_(std::move(class_name)),
        class_parameters_(std::move(class_parameters)),
        names_(context.operation.name_map) {}

  std::optional<InitParts> read() {
    const Operation& operation = context_.operation;
    if (operation.members) read_members(*operation.members);
    if (operation.initializers) read_initializers(*operation.initializers);
    if (operation.statements_before) {
      read_statements(*operation.statements_before, "before", parts_.before);
    }
    if (operation.statements_after) {
      read_statements(*operation.statements_after, "after", parts_.after);
    }
    if (!fine_) return std::nullopt;
    return std::move(parts_);
  }

 private:
  void error(ByteRange where, std::string message, std::vector<std::string> hints = {}) {
    context_.error(where, std::move(message), std::move(hints));
    fine_ = false;
  }

  void came_from(const std::string& origin) {
    if (parts_.origin.find(origin) != std::string::npos) return;
    parts_.origin += (parts_.origin.empty() ? "" : ", ") + origin;
  }

  /// Code of the spec, outlined within `prefix` and `suffix`; nothing when its brackets do not
  /// match.
  const OutlinedFile* outlined(const std::string& prefix, const Spelled<std::string>& code,
                               const std::string& suffix, std::string_view what) {
    auto text =
        std::make_shared<SourceText>(context_.spec_text().name(), prefix + code.value + suffix);
    auto outline = std::make_shared<Outline>(read_outline(*text));
    const bool balanced = outline->problems.empty() && outline->declarations.size() == 1;
    if (!balanced) {
      error(code.where, fmt::format("the brackets of \"{}\" do not match", what),
            outline->problems.empty() ? std::vector<std::string>{}
                                      : std::vector{outline->problems.front().message});
      return nullptr;
    }
    context_.state.spec_code.push_back({std::move(text), std::move(outline)});
    came_from(context_.code_origin());
    return &context_.state.spec_code.back();
  }

  /// The names of the replacement's class and of its template parameters, as the target has them.
  void rename(SliceRewriter& rewriter, const std::string& own_class,
              const std::vector<std::string>& own_parameters) const {
    rewriter.rename_identifier(own_class, class_name_);
    for (std::size_t i = 0;
         own_parameters.size() == class_parameters_.size() && i < own_parameters.size(); ++i) {
      if (!class_parameters_[i].empty()) {
        rewriter.rename_identifier(own_parameters[i], class_parameters_[i]);
      }
    }
    rewriter.apply(names_);
  }

  void add_member(const OutlinedFile& file, const Declaration& member, SliceRewriter rewriter,
                  bool blank_above) {
    MemberCode code;
    code.code = rewriter.render();
    code.blank_above = blank_above;
    code.signature = names_.apply(member.signature);
    code.member.shown = names_.apply(member.name);
    if (member.kind == DeclarationKind::Field) {
      std::string shown;
      for (const std::string& name : declared_names(file, member)) {
        shown += (shown.empty() ? "" : ", ") + names_.apply(name);
        if (!is_static_member(file, member)) code.member.names.push_back(names_.apply(name));
      }
      code.member.shown = shown;
    }
    parts_.members.push_back(std::move(code));
  }

  void read_members(const InitPart& part) {
    if (part.named) {
      members_of_class(*part.named);
      return;
    }
    for (const Spelled<std::string>& entry : part.spelled) {
      const OutlinedFile* file =
          outlined("struct " + class_name_ + " {\n", entry, "\n};\n", "members");
      if (file == nullptr) continue;
      const auto& declarations = file->outline->declarations.front().children;
      const bool usable = declarations.size() == 1 &&
                          declarations.front().kind != DeclarationKind::Unknown &&
                          declarations.front().kind != DeclarationKind::Constructor &&
                          declarations.front().kind != DeclarationKind::Destructor;
      if (!usable) {
        error(entry.where, "an entry of \"members\" must be one declaration of a member",
              {R"(as in "int rank_ = 0;"; a constructor or destructor is for override_method)"});
        continue;
      }
      const Declaration& member = declarations.front();
      const char last = file->text->bytes()[member.range.end - 1];
      if (last != ';' && last != '}') {
        error(entry.where, fmt::format("'{}' does not end with ';'", entry.value));
        continue;
      }
      add_member(*file, member, SliceRewriter(*file, member.owned), false);
    }
  }

  void members_of_class(const Spelled<std::string>& name) {
    const auto found = find_patch_definition(context_, ReplacementKind::Class, name);
    fine_ &= found.has_value();
    if (!found) return;
    came_from(found->origin);
    const Found& class_ = found->found;
    const SourceText& text = *class_.file->text;
    const auto parameters = class_own_parameters(context_.state.patches, class_);
    std::size_t previous = 0;
    for (const Declaration& member : class_.declaration->children) {
      if (member.kind == DeclarationKind::Constructor || member.kind == DeclarationKind::Destructor)
        continue;
      if (member.conditions != class_.declaration->conditions) {
        error(name.where,
              fmt::format("member '{}' of '{}' stands under a condition", member.name, name.value),
              {"only members that are always there can be added"});
        continue;
      }
      if (is_function_like(member.kind) && !member.is_definition) {
        error(name.where,
              fmt::format("method '{}' of '{}' has no body in its class", member.name, name.value),
              {"define it in the class, or add it with override_method"});
        continue;
      }
      const bool blank =
          previous != 0 && text.line_of(member.owned.begin) > text.line_of(previous - 1) + 1;
      previous = member.owned.end;
      SliceRewriter rewriter(*class_.file, member.owned);
      rename(rewriter, class_.declaration->name, parameters);
      context_.bring({class_.file_index, class_.file, &member}, "", class_name_);
      add_member(*class_.file, member, std::move(rewriter), blank);
    }
    if (parts_.members.empty() && fine_) {
      error(name.where, fmt::format("'{}' has no members to add", name.value));
    }
  }

  void read_initializers(const InitPart& part) {
    if (part.named) {
      initializers_of(*part.named);
      return;
    }
    for (const Spelled<std::string>& entry : part.spelled) {
      const OutlinedFile* file = outlined(fmt::format("struct {0} {{\n{0}() : ", class_name_),
                                          entry, "\n{}\n};\n", "initializers");
      if (file == nullptr) continue;
      const auto& members = file->outline->declarations.front().children;
      const bool constructor =
          members.size() == 1 && members.front().kind == DeclarationKind::Constructor;
      const ConstructorTail tail =
          constructor ? read_constructor_tail({0, file, &members.front()}) : ConstructorTail{};
      if (tail.initializers.size() != 1 || !tail.readable ||
          tail.initializers.front().name.empty()) {
        error(entry.where, fmt::format("'{}' is not one initialiser of a constructor", entry.value),
              {"write it as member(value), member{value} or Base(value)"});
        continue;
      }
      parts_.initializers.push_back({tail.initializers.front().name, entry.value, entry.where});
    }
  }

  void initializers_of(const Spelled<std::string>& name) {
    const auto found = find_patch_definition(context_, ReplacementKind::Function, name);
    fine_ &= found.has_value();
    if (!found) return;
    came_from(found->origin);
    const ConstructorTail tail = found->found.declaration->kind == DeclarationKind::Constructor
                                     ? read_constructor_tail(found->found)
                                     : ConstructorTail{};
    if (tail.initializers.empty() || !tail.readable) {
      error(name.where, fmt::format("'{}' is no constructor with initialisers", name.value));
      return;
    }
    for (const ConstructorTail::Entry& entry : tail.initializers) {
      if (entry.conditional) {
        error(name.where, fmt::format("initialiser '{}' of '{}' stands under a condition",
                                      entry.name, name.value));
        continue;
      }
      context_.bring_part(found->found, entry.range, "", class_name_);
      SliceRewriter rewriter(*found->found.file, entry.range);
      rename(rewriter, found->found.declaration->name,
             class_parameters(context_.state.patches, found->found));
      parts_.initializers.push_back({names_.apply(entry.name), rewriter.render().text, name.where});
    }
  }

  void read_statements(const InitPart& part, std::string_view what, std::vector<InitCode>& into) {
    if (part.named) {
      body_of(*part.named, into);
      return;
    }
    Spelled<std::string> code{"", part.where};
    for (const Spelled<std::string>& line : part.spelled) {
      code.value += (code.value.empty() ? "" : "\n") + line.value;
    }
    if (!check_conditionals(context_, code, what)) {
      fine_ = false;
      return;
    }
    const OutlinedFile* file = outlined("void code() {\n", code, "\n}\n", what);
    if (file == nullptr) return;
    const ByteRange body = file->outline->declarations.front().body;
    const ByteRange inside = trimmed(*file->text, {body.begin + 1, body.end - 1});
    into.push_back({SliceRewriter(*file, inside).render(), context_.code_origin(), {}, part.where});
  }

  void body_of(const Spelled<std::string>& name, std::vector<InitCode>& into) {
    const auto found = find_patch_definition(context_, ReplacementKind::Function, name);
    fine_ &= found.has_value();
    if (!found) return;
    came_from(found->origin);
    const Found& function = found->found;
    const SourceText& text = *function.file->text;
    const ByteRange body = function.declaration->body;
    const bool plain = !body.empty() && text.bytes()[body.begin] == '{';
    const ByteRange inside = plain ? trimmed(text, {body.begin + 1, body.end - 1}) : ByteRange{};
    if (inside.empty()) {
      error(name.where, fmt::format("'{}' has no statements to take over", name.value),
            {"its body must be a plain { … } that is not empty"});
      return;
    }
    context_.bring_part(function, inside, "", class_name_);
    SliceRewriter rewriter(*function.file, inside);
    const bool member = function.declaration->kind != DeclarationKind::Function;
    const std::string own_class = member ? owner_name(function) : "";
    rename(rewriter, own_class, class_parameters(context_.state.patches, function));
    into.push_back(
        {rewriter.render(), found->origin, used_parameters(function, inside), name.where});
  }

  /// `X` of `n::X::f`.
  static std::string owner_name(const Found& member) {
    std::string_view scope = member.declaration->qualified_name;
    scope.remove_suffix(std::min(scope.size(), member.declaration->name.size() + 2));
    const std::size_t colons = scope.rfind("::");
    return std::string(colons == std::string_view::npos ? scope : scope.substr(colons + 2));
  }

  std::vector<std::string> used_parameters(const Found& function, ByteRange inside) const {
    std::vector<std::string> used;
    const FunctionHead head = read_function_head(*function.file, *function.declaration);
    for (const Parameter& parameter : head.parameters) {
      std::string_view previous;
      for (const Token& token : code_tokens_in(*function.file, inside)) {
        const std::string_view word = spelling(*function.file->text, token);
        const bool of_other = previous == "." || previous == "->" || previous == "::";
        if (!parameter.name.empty() && word == parameter.name && !of_other) {
          used.push_back(names_.apply(parameter.name));
          break;
        }
        previous = word;
      }
    }
    return used;
  }

  const OperationContext& context_;
  std::string class_name_;
  std::vector<std::string> class_parameters_;
  NameMap names_;
  InitParts parts_;
  bool fine_ = true;
};

}  // namespace

std::optional<InitParts> read_init_parts(const OperationContext& context,
                                         const std::string& class_name,
                                         const std::vector<std::string>& class_parameters) {
  return PartReader(context, class_name, class_parameters).read();
}

}  // namespace patchgen
