#include "emit/namespace_warnings.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "emit/namespace_macros.h"
#include "patch/scopes.h"
#include "patch/token_view.h"

namespace patchgen {
namespace {

void warn(const OutlinedFile& file, ByteRange range, std::string message, std::string hint,
          Diagnostics& diagnostics) {
  Diagnostic diagnostic = error_at(*file.text, range, std::move(message));
  diagnostic.severity = Severity::Warning;
  diagnostic.hints = {std::move(hint)};
  diagnostics.add(std::move(diagnostic));
}

/// Words before the name of `declaration` or of the linkage specification around it.
bool says(const OutlinedFile& file, const Declaration& declaration, std::string_view first,
          std::string_view second = "") {
  const std::vector<Token> tokens =
      code_tokens_in(file, {declaration.range.begin, declaration.name_range.begin});
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (spelling(*file.text, tokens[i]) != first) continue;
    if (second.empty()) return true;
    if (i + 1 < tokens.size() && spelling(*file.text, tokens[i + 1]) == second) return true;
  }
  return false;
}

bool is_dropped(const Declaration& declaration, const std::vector<Edit>& edits) {
  return std::any_of(edits.begin(), edits.end(), [&](const Edit& edit) {
    return edit.code.text.empty() && edit.range.contains(declaration.name_range.begin);
  });
}

/// Walks through the namespaces of one file.
class CNames {
 public:
  CNames(const OutlinedFile& file, const std::vector<NamespaceMove>& moves,
         const std::vector<Edit>& edits, Diagnostics& diagnostics)
      : file_(file), moves_(moves), edits_(edits), diagnostics_(diagnostics) {}

  void walk(const std::vector<Declaration>& declarations, const NamePath& scope, bool in_c) {
    for (const Declaration& each : declarations) {
      if (each.kind == DeclarationKind::Namespace) {
        NamePath inner = scope;
        for (std::string& name : split_path(each.name)) inner.push_back(std::move(name));
        // What has internal linkage meets nothing.
        if (!each.name.empty()) walk(each.children, inner, in_c);
      } else if (each.kind == DeclarationKind::LinkageSpecification) {
        const ByteRange head{each.range.begin,
                             each.body.empty() ? each.range.end : each.body.begin};
        const std::vector<Token> tokens = code_tokens_in(file_, head);
        const bool is_c = std::any_of(tokens.begin(), tokens.end(), [&](const Token& token) {
          return spelling(*file_.text, token) == "\"C\"";
        });
        walk(each.children, scope, is_c);
      } else {
        look_at(each, scope, in_c);
      }
    }
  }

 private:
  void look_at(const Declaration& declaration, const NamePath& scope, bool in_c) {
    const bool single = says(file_, declaration, "extern", "\"C\"");
    const bool is_function = declaration.kind == DeclarationKind::Function;
    const bool is_variable = declaration.kind == DeclarationKind::Variable;
    if (!in_c && !single) return;
    if (!is_function && !is_variable) return;
    // `extern "C" int x;` and `extern int x;` declare; `int x;` in the braces defines.
    const bool defines =
        is_function ? declaration.is_definition
                    : file_.text->slice(declaration.range).find('=') != std::string_view::npos ||
                          (in_c && !says(file_, declaration, "extern"));
    if (!defines || says(file_, declaration, "static")) return;
    const auto move = std::find_if(moves_.begin(), moves_.end(), [&](const NamespaceMove& each) {
      return lies_in(scope, each.from);
    });
    if (move == moves_.end() || is_dropped(declaration, edits_)) return;
    warn(file_, declaration.name_range,
         fmt::format("'{}' is extern \"C\": for the linker it stays the same symbol in '{}' as in "
                     "'{}'",
                     declaration.name, join_names(move->to), join_names(move->from)),
         "a program that has upstream and the variant defines it twice: exclude it, or give it "
         "another name in the variant",
         diagnostics_);
  }

  const OutlinedFile& file_;
  const std::vector<NamespaceMove>& moves_;
  const std::vector<Edit>& edits_;
  Diagnostics& diagnostics_;
};

}  // namespace

void warn_of_macros(const OutlinedFile& file, const std::vector<NamespaceMove>& moves,
                    const std::vector<TextChange>& changes, Diagnostics& diagnostics) {
  for (const Directive& directive : file.outline->directives) {
    if (directive.kind != DirectiveKind::Define) continue;
    const MacroDefinition macro = read_macro(file, directive);
    const auto word = [&](std::size_t i) {
      return i < macro.body.size() ? spelling(*file.text, macro.body[i]) : std::string_view();
    };
    for (std::size_t i = 0; i < macro.body.size(); ++i) {
      const ByteRange range = macro.body[i].range();
      const auto move = std::find_if(moves.begin(), moves.end(), [&](const NamespaceMove& each) {
        return each.from.back() == word(i);
      });
      const auto& parameters = macro.parameters;
      const std::string_view before = i > 0 ? word(i - 1) : std::string_view();
      const bool may_be =
          macro.body[i].kind == TokenKind::Identifier && word(i + 1) != "(" && before != "." &&
          before != "->" && before != "#" && before != "##" && word(i + 1) != "##" &&
          std::find(parameters.begin(), parameters.end(), word(i)) == parameters.end();
      // `zoo::qwen3` is another one.
      if (move == moves.end() || !may_be || before == "::") continue;
      const bool changed = std::any_of(changes.begin(), changes.end(), [&](const TextChange& c) {
        return c.range.overlaps(range) || (c.range.empty() && c.range.begin == range.end);
      });
      if (changed) continue;
      warn(file, range,
           fmt::format("'{}' in the macro '{}' is not renamed: if it is '{}', what the macro opens "
                       "or names keeps that name",
                       word(i), macro.name, join_names(move->from)),
           "write the whole name in the macro, or spell the namespace where it is opened",
           diagnostics);
      break;
    }
  }
}

void warn_of_macro_arguments(const OutlinedFile& file, const std::vector<NamespaceMove>& moves,
                             const std::vector<TextChange>& changes, const std::vector<Edit>& edits,
                             const NamespaceWorld& world, Diagnostics& diagnostics) {
  const auto look_at = [&](const Declaration& call, const Declaration* /*parent*/) {
    if (call.kind != DeclarationKind::MacroInvocation || world.macros().defines(call.name)) return;
    if (is_dropped(call, edits)) return;
    const std::vector<Token> tokens = code_tokens_in(file, call.parameters);
    const auto word = [&](std::size_t i) { return spelling(*file.text, tokens[i]); };
    const NamePath scope = scope_at(file, call.parameters.begin, world);
    for (std::size_t i = 1; i + 1 < tokens.size(); ++i) {
      const bool is_alone =
          (word(i - 1) == "(" || word(i - 1) == ",") && (word(i + 1) == ")" || word(i + 1) == ",");
      if (tokens[i].kind != TokenKind::Identifier || !is_alone) continue;
      std::size_t level = 0;
      const std::optional<NamespaceWorld::Lookup> meant = world.find(scope, word(i), level);
      if (!meant || meant->by_alias) continue;
      const auto move = std::find_if(moves.begin(), moves.end(), [&](const NamespaceMove& each) {
        return each.from == meant->path;
      });
      const ByteRange range = tokens[i].range();
      const bool changed = std::any_of(changes.begin(), changes.end(), [&](const TextChange& each) {
        return each.range.overlaps(range);
      });
      if (move == moves.end() || changed) continue;
      warn(file, range,
           fmt::format("'{}' as an argument of '{}' is not renamed: if the macro puts it before a "
                       "'::', it goes on meaning '{}'",
                       word(i), call.name, join_names(move->from)),
           fmt::format("if it does: exclude this call of {}, and add_helper one that names '{}'",
                       call.name, join_names(move->to)),
           diagnostics);
    }
  };
  for_each_declaration(file.outline->declarations, look_at);
}

void warn_of_c_names(const OutlinedFile& file, const std::vector<NamespaceMove>& moves,
                     const std::vector<Edit>& edits, Diagnostics& diagnostics) {
  CNames(file, moves, edits, diagnostics).walk(file.outline->declarations, {}, false);
}

void warn_of_absent_classes(const OutlinedFile& file, const std::vector<NamespaceMove>& moves,
                            const std::vector<Edit>& edits, const NamespaceWorld& world,
                            Diagnostics& diagnostics) {
  std::set<NamePath> warned;
  const auto look_at = [&](const Declaration& member, const Declaration* /*parent*/) {
    if (!is_function_like(member.kind) || member.qualifier.empty()) return;
    NamePath class_ = split_path(scope_of(member));
    const auto move = std::find_if(moves.begin(), moves.end(), [&](const NamespaceMove& each) {
      return lies_in(class_, each.from);
    });
    if (move == moves.end() || world.is_type(class_) || world.is_namespace(class_)) return;
    if (is_dropped(member, edits) || !warned.insert(class_).second) return;
    warn(file, {member.qualifier.begin, member.name_range.end},
         fmt::format(
             "'{}' is defined here, but no source declares '{}': where that stands, it stays "
             "in '{}'",
             member.qualified_name, join_names(class_), join_names(move->from)),
         "add the header that declares it to \"sources\"", diagnostics);
  };
  for_each_declaration(file.outline->declarations, look_at);
}

}  // namespace patchgen
