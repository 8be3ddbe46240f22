#include "emit/namespace_macros.h"

#include <algorithm>

#include "patch/token_view.h"

namespace patchgen {

MacroDefinition read_macro(const OutlinedFile& file, const Directive& directive) {
  MacroDefinition macro;
  const std::vector<Token> tokens = code_tokens_in(file, directive.range);
  const auto word = [&](std::size_t i) {
    return i < tokens.size() ? spelling(*file.text, tokens[i]) : std::string_view();
  };
  std::size_t i = 0;
  while (i < tokens.size() && word(i) != "define") ++i;
  ++i;
  if (i >= tokens.size()) return macro;
  macro.name = word(i);
  // Parameters begin right behind the name.
  const bool takes_any = word(i + 1) == "(" && tokens[i + 1].begin == tokens[i].end;
  ++i;
  if (takes_any) {
    while (i < tokens.size() && word(i) != ")") {
      if (tokens[i].kind == TokenKind::Identifier) macro.parameters.push_back(word(i));
      ++i;
    }
    ++i;
  }
  for (; i < tokens.size(); ++i) macro.body.push_back(tokens[i]);
  return macro;
}

NamespaceMacros::NamespaceMacros(const std::vector<OutlinedFile>& files) {
  for (const OutlinedFile& file : files) {
    for (const Directive& directive : file.outline->directives) {
      if (directive.kind != DirectiveKind::Define) continue;
      const MacroDefinition macro = read_macro(file, directive);
      defined_.emplace(macro.name);
      const auto word = [&](std::size_t i) {
        return i < macro.body.size() ? spelling(*file.text, macro.body[i]) : std::string_view();
      };
      for (std::size_t i = 0; i < macro.body.size(); ++i) {
        const auto parameter = std::find(macro.parameters.begin(), macro.parameters.end(), word(i));
        const bool is_namespace = word(i + 1) == "::" || (i > 0 && word(i - 1) == "namespace");
        if (parameter == macro.parameters.end() || !is_namespace) continue;
        arguments_.emplace(macro.name, parameter - macro.parameters.begin());
      }
    }
  }
}

}  // namespace patchgen
