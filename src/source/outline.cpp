#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <utility>

#include <patchgen/outline.h>

#include "source/brackets.h"
#include "source/branches.h"
#include "source/code_token.h"
#include "source/comments.h"
#include "source/directives.h"
#include "source/scanner.h"
#include "source/token_stream.h"
#include "source/unterminated.h"

namespace patchgen {
namespace {

void report_brackets(const SourceText& text, const std::vector<CodeToken>& code,
                     const std::vector<StrayBracket>& stray, std::vector<Diagnostic>& problems) {
  for (const StrayBracket& bracket : stray) {
    const ByteRange range = code[bracket.token].range();
    const char* what = bracket.is_opener ? "never closed" : "never opened";
    problems.push_back(error_at(
        text, range, fmt::format("unbalanced '{}': {}", text.slice(range), what), Fault::Source));
  }
}

/// Each stray bracket of a hopeless file would be a message; the first few tell as much.
constexpr std::size_t kMostProblems = 20;

void report_unterminated(const SourceText& text, const std::vector<Token>& tokens,
                         std::vector<Diagnostic>& problems) {
  for (const Token& token : tokens) {
    if (token.kind == TokenKind::Literal && is_unterminated_raw_string(text, token)) {
      problems.push_back(
          error_at(text, token.range(), "unterminated raw string literal", Fault::Source));
    }
  }
  if (!tokens.empty() && is_unterminated_comment(text, tokens.back())) {
    problems.push_back(
        error_at(text, tokens.back().range(), "unterminated comment", Fault::Source));
  }
}

/// The runs of code tokens that choose_branches dropped.
std::vector<ByteRange> unread_ranges(const std::vector<Token>& tokens,
                                     const std::vector<DirectiveTokens>& directives,
                                     const CodeTokens& code) {
  std::vector<bool> known(tokens.size(), false);
  for (const CodeToken& token : code.tokens) known[token.raw] = true;
  for (const DirectiveTokens& directive : directives) {
    std::fill(known.begin() + static_cast<std::ptrdiff_t>(directive.first),
              known.begin() + static_cast<std::ptrdiff_t>(directive.last), true);
  }
  std::vector<ByteRange> ranges;
  bool joins = false;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].kind == TokenKind::Comment) continue;
    if (known[i]) {
      joins = false;
    } else if (joins) {
      ranges.back().end = tokens[i].end;
    } else {
      ranges.push_back(tokens[i].range());
      joins = true;
    }
  }
  return ranges;
}

}  // namespace

Outline read_outline(const SourceText& text) {
  Outline outline;
  outline.tokens = tokenize(text);
  if (outline.tokens.empty()) return outline;
  const std::vector<DirectiveTokens> directives = find_directives(text, outline.tokens);
  outline.directives.reserve(directives.size());
  for (const DirectiveTokens& found : directives) outline.directives.push_back(found.directive);
  CodeTokens code = choose_branches(text, outline.tokens, directives);
  outline.unread = unread_ranges(outline.tokens, directives, code);
  std::vector<StrayBracket> stray = match_brackets(code.tokens);
  if (stray.size() > kMostProblems) stray.resize(kMostProblems);
  report_unterminated(text, outline.tokens, outline.problems);
  report_brackets(text, code.tokens, stray, outline.problems);
  const CommentOwners comments(text, outline.tokens, directives);
  outline.file_comment = comments.file_comment();
  const TokenStream stream(text, code);
  outline.declarations = Scanner(stream, comments).scan();
  return outline;
}

std::string_view kind_name(DeclarationKind kind) {
  switch (kind) {
    case DeclarationKind::Namespace:
      return "namespace";
    case DeclarationKind::LinkageSpecification:
      return "linkage_specification";
    case DeclarationKind::Class:
      return "class";
    case DeclarationKind::Struct:
      return "struct";
    case DeclarationKind::Union:
      return "union";
    case DeclarationKind::Enum:
      return "enum";
    case DeclarationKind::Function:
      return "function";
    case DeclarationKind::Method:
      return "method";
    case DeclarationKind::Constructor:
      return "constructor";
    case DeclarationKind::Destructor:
      return "destructor";
    case DeclarationKind::ConversionFunction:
      return "conversion_function";
    case DeclarationKind::DeductionGuide:
      return "deduction_guide";
    case DeclarationKind::Variable:
      return "variable";
    case DeclarationKind::Field:
      return "field";
    case DeclarationKind::TypeAlias:
      return "type_alias";
    case DeclarationKind::UsingDeclaration:
      return "using_declaration";
    case DeclarationKind::UsingDirective:
      return "using_directive";
    case DeclarationKind::NamespaceAlias:
      return "namespace_alias";
    case DeclarationKind::ModuleDeclaration:
      return "module_declaration";
    case DeclarationKind::ModuleImport:
      return "module_import";
    case DeclarationKind::Concept:
      return "concept";
    case DeclarationKind::Friend:
      return "friend";
    case DeclarationKind::ExplicitInstantiation:
      return "explicit_instantiation";
    case DeclarationKind::StaticAssert:
      return "static_assert";
    case DeclarationKind::MacroInvocation:
      return "macro_invocation";
    case DeclarationKind::Unknown:
      break;
  }
  return "unknown";
}

bool is_class_like(DeclarationKind kind) {
  return kind == DeclarationKind::Class || kind == DeclarationKind::Struct ||
         kind == DeclarationKind::Union;
}

bool is_function_like(DeclarationKind kind) {
  switch (kind) {
    case DeclarationKind::Function:
    case DeclarationKind::Method:
    case DeclarationKind::Constructor:
    case DeclarationKind::Destructor:
    case DeclarationKind::ConversionFunction:
    case DeclarationKind::DeductionGuide:
      return true;
    default:
      return false;
  }
}

}  // namespace patchgen
