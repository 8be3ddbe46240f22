#include "agreement/comparison.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <set>
#include <tuple>
#include <unordered_map>
#include <unordered_set>

#include "source/branches.h"
#include "source/directives.h"

namespace patchgen::agreement {
namespace {

bool is_class_word(std::string_view kind) {
  return kind == "class" || kind == "struct" || kind == "union" || kind == "enum";
}

bool may_be_called(std::string_view clang, DeclarationKind ours) {
  const std::string_view kind = kind_name(ours);
  if (clang == kind) return true;
  // A static data member's definition is a variable to both; in its class it is our field.
  return clang == "variable" && kind == "field";
}

std::vector<std::string> split(std::string_view path) {
  std::vector<std::string> parts;
  while (!path.empty()) {
    const std::size_t end = std::min(path.find("::"), path.size());
    parts.emplace_back(path.substr(0, end));
    path.remove_prefix(std::min(end + 2, path.size()));
  }
  return parts;
}

class FileComparison {
 public:
  FileComparison(const SourceText& text, const ClangFile& clang) : text_(text), clang_(clang) {
    outline_ = read_outline(text);
    for_each_declaration(outline_.declarations, [&](const Declaration& d, const Declaration*) {
      if (!d.name_range.empty()) by_name_.emplace(d.name_range.begin, &d);
      if (!d.body.empty()) by_body_end_.emplace(d.body.end, &d);
      lines_.emplace(text.line_of(d.range.begin), text.line_of(d.range.end - 1));
    });
    const CodeTokens chosen =
        choose_branches(text, outline_.tokens, find_directives(text, outline_.tokens));
    for (const CodeToken& token : chosen.tokens) read_.insert(token.begin);
  }

  std::vector<Finding> run() {
    std::vector<Finding> findings;
    std::set<std::tuple<std::size_t, std::string, std::string>> seen;
    for (const ClangDefinition& definition : clang_.definitions) {
      if (is_instantiation(definition)) continue;
      // A file that is included twice shows its definitions twice.
      if (!seen.emplace(definition.location, definition.kind, definition.name).second) continue;
      findings.push_back(judge(definition));
    }
    return findings;
  }

 private:
  [[nodiscard]] std::size_t token_at(std::size_t offset) const {
    const auto found =
        std::lower_bound(outline_.tokens.begin(), outline_.tokens.end(), offset,
                         [](const Token& token, std::size_t at) { return token.end <= at; });
    return static_cast<std::size_t>(found - outline_.tokens.begin());
  }
  [[nodiscard]] std::string_view spelled(std::size_t token) const {
    return token < outline_.tokens.size() ? spelling(text_, outline_.tokens[token])
                                          : std::string_view();
  }
  [[nodiscard]] bool is_comment(std::size_t token) const {
    return outline_.tokens[token].kind == TokenKind::Comment;
  }

  /// The macro use that `offset` stands in.
  [[nodiscard]] const Expansion* expansion_at(std::size_t offset) const {
    auto found = std::upper_bound(
        clang_.expansions.begin(), clang_.expansions.end(), offset,
        [](std::size_t at, const Expansion& expansion) { return at < expansion.begin; });
    if (found == clang_.expansions.begin()) return nullptr;
    --found;
    return offset < found->end ? &*found : nullptr;
  }

  /// `template class X<int>;` defines nothing that is written there.
  [[nodiscard]] bool is_instantiation(const ClangDefinition& definition) const {
    std::size_t token = token_at(definition.begin);
    if (spelled(token) == "extern") ++token;
    return spelled(token) == "template" && spelled(token + 1) != "<";
  }

  Finding judge(const ClangDefinition& definition) {
    Finding finding;
    finding.line = text_.line_of(definition.location);
    finding.kind = definition.kind;
    for (const Enclosing& enclosing : definition.enclosing) {
      if (!enclosing.name.empty()) finding.name += enclosing.name + "::";
    }
    finding.name += definition.name;
    if (definition.is_local) {
      finding.rule = Rule::Local;
      finding.complaint = "stands in a function";
      return finding;
    }
    const Expansion* macro = expansion_at(definition.location);
    if (macro != nullptr && macro->begin <= definition.begin && definition.end <= macro->end) {
      finding.rule = Rule::MacroMade;
      finding.complaint = "comes out of a macro";
      return finding;
    }
    const Declaration* found = find(definition);
    if (found == nullptr) {
      judge_missing(definition, macro, finding);
    } else {
      judge_found(definition, *found, finding);
    }
    return finding;
  }

  [[nodiscard]] const Declaration* find(const ClangDefinition& definition) const {
    const bool is_class = is_class_word(definition.kind);
    const auto [first, last] = by_name_.equal_range(definition.location);
    for (auto it = first; it != last; ++it) {
      if (may_be_called(definition.kind, it->second->kind)) return it->second;
    }
    // Whatever it is taken for, it is there.
    if (first != last && expansion_at(definition.location) == nullptr) return first->second;
    if (is_class) {
      const auto body = by_body_end_.find(definition.end);
      if (body != by_body_end_.end() && body->second->name.empty()) return body->second;
    }
    return nullptr;
  }

  void judge_missing(const ClangDefinition& definition, const Expansion* macro, Finding& finding) {
    const std::size_t token = token_at(definition.location);
    const int first = text_.line_of(definition.begin);
    const int last = text_.line_of(expected_end(definition) - 1);
    finding.complaint = fmt::format("lines {}-{}: the outline has none there", first, last);
    const bool is_unnamed_bit_field = definition.kind == "field" && definition.name.empty();
    if (is_unnamed_bit_field && lines_.contains({first, last})) {
      finding.rule = Rule::Same;
      finding.complaint.clear();
    } else if (token < outline_.tokens.size() && !read_.contains(outline_.tokens[token].begin)) {
      finding.rule = Rule::BranchNotRead;
    } else if (macro != nullptr &&
               (lines_.contains({first, last}) || is_invocation(macro->begin))) {
      finding.rule = Rule::MacroHead;
    }
  }

  [[nodiscard]] bool is_invocation(std::size_t name) const {
    const auto found = by_name_.find(name);
    return found != by_name_.end() && found->second->kind == DeclarationKind::MacroInvocation;
  }

  void judge_found(const ClangDefinition& definition, const Declaration& found, Finding& finding) {
    finding.rule = Rule::Same;
    const auto complain = [&](std::string complaint) {
      finding.rule = Rule::Unexplained;
      finding.complaint = std::move(complaint);
    };
    const bool is_included = is_included_in_class(definition);
    if (!may_be_called(definition.kind, found.kind) && !is_included) {
      return complain(fmt::format("is a {} in the outline", kind_name(found.kind)));
    }
    const std::size_t begin = expected_begin(definition);
    const int first = text_.line_of(begin);
    const int our_first = text_.line_of(found.range.begin);
    if (const std::size_t left = specifier_left_out(found.range.begin); left != 0) {
      return complain(fmt::format("a specifier on line {} is left out", text_.line_of(left)));
    }
    if (our_first != first) {
      complain(fmt::format("begins on line {}, in the outline on {}", first, our_first));
      if (only_specifiers(found.range.begin, begin)) {
        finding.rule = Rule::SpecifierAbove;
      } else if (has_branch_between(found.range.begin, begin)) {
        finding.rule = Rule::BranchNotRead;
        return;
      } else {
        return;
      }
    }
    const int last = text_.line_of(expected_end(definition) - 1);
    const int our_last = text_.line_of(found.range.end - 1);
    if (our_last != last &&
        !(is_class_word(definition.kind) && only_specifiers(definition.end, found.range.end))) {
      complain(fmt::format("ends on line {}, in the outline on {}", last, our_last));
      if (has_branch_between(found.range.end, expected_end(definition))) {
        finding.rule = Rule::BranchNotRead;
      }
      return;
    }
    if (is_included) {
      finding.rule = Rule::Included;
      finding.complaint = "its class begins in another file";
      return;
    }
    if (const Rule rule = judge_name(definition, found); rule != Rule::Same) {
      finding.rule = rule;
      finding.complaint = fmt::format("is called {} in the outline", found.qualified_name);
    }
  }

  [[nodiscard]] static bool is_included_in_class(const ClangDefinition& definition) {
    return !definition.enclosing.empty() && definition.enclosing.back().is_elsewhere;
  }

  /// Whether an `#if`, `#else` or `#endif` stands between the two, in either order.
  [[nodiscard]] bool has_branch_between(std::size_t a, std::size_t b) const {
    return std::any_of(outline_.directives.begin(), outline_.directives.end(),
                       [&](const Directive& directive) {
                         const bool is_branch = directive.kind == DirectiveKind::If ||
                                                directive.kind == DirectiveKind::Else ||
                                                directive.kind == DirectiveKind::Endif;
                         return is_branch && directive.range.begin >= std::min(a, b) &&
                                directive.range.begin < std::max(a, b);
                       });
  }

  [[nodiscard]] bool is_macro(std::string_view name) const {
    return std::any_of(clang_.expansions.begin(), clang_.expansions.end(),
                       [&](const Expansion& expansion) {
                         return text_.slice({expansion.begin, expansion.end}) == name;
                       });
  }

  Rule judge_name(const ClangDefinition& definition, const Declaration& found) const {
    Rule rule = definition.is_friend ? Rule::Friend : Rule::Same;
    const bool is_word = !definition.name.starts_with("operator");
    if (is_word && definition.name != found.name) {
      // `~X` is spelled `~ X` by nobody, `X` in front of `<` by us: only the unnamed remain.
      if (!found.name.empty()) return Rule::Unexplained;
      rule = Rule::TypedefName;
    }
    std::string path = found.qualified_name;
    if (!found.name.empty()) {
      path.resize(path.size() >= found.name.size() ? path.size() - found.name.size() : 0);
      if (path.ends_with("::")) path.resize(path.size() - 2);
    }
    const std::vector<std::string> ours = split(path);
    std::size_t next = 0;
    for (const Enclosing& enclosing : definition.enclosing) {
      if (enclosing.name.empty()) continue;
      if (next < ours.size() && ours[next] == enclosing.name) {
        ++next;
      } else if (enclosing.is_from_macro && next < ours.size() && is_macro(ours[next])) {
        rule = Rule::MacroNamespace;  // namespace NAME_FROM_MACRO {
        ++next;
      } else if (enclosing.is_from_macro) {
        rule = Rule::MacroNamespace;
      } else if (enclosing.is_elsewhere) {
        rule = Rule::Included;
      } else if (enclosing.is_inline_namespace && !found.qualifier.empty()) {
        rule = Rule::InlineNamespace;
      } else {
        return Rule::Unexplained;
      }
    }
    return next == ours.size() ? rule : Rule::Unexplained;
  }

  /// Index of the token in front of `token` that is no comment; `outline_.tokens.size()`: none.
  [[nodiscard]] std::size_t before(std::size_t token) const {
    while (token > 0) {
      if (!is_comment(--token)) return token;
    }
    return outline_.tokens.size();
  }

  /// Index of the opener whose closer is `token`.
  [[nodiscard]] std::size_t opener_of(std::size_t token) const {
    int depth = 0;
    while (true) {
      const std::string_view word = spelled(token);
      if (word == ")" || word == "]") ++depth;
      if ((word == "(" || word == "[") && --depth == 0) return token;
      if (token == 0) return token;
      --token;
    }
  }

  /// The token at which the specifier that ends with `token` begins, as far as bytes alone tell:
  /// attributes, `extern "C"`, `friend`, `export`. `token` + 1 when it is none.
  [[nodiscard]] std::size_t specifier_begin(std::size_t token) const {
    const std::string_view word = spelled(token);
    if (word == "]") {
      const std::size_t open = opener_of(token);
      return spelled(open + 1) == "[" ? open : token + 1;
    }
    if (word == ")") {
      const std::size_t name = before(opener_of(token));
      const std::string_view called = spelled(name);
      const bool is_attribute =
          called == "__attribute__" || called == "alignas" || called == "__declspec";
      return is_attribute ? name : token + 1;
    }
    if (word == ">" || word == ">>") return template_begin(token);
    if (word == "friend" || word == "export" || word == "typedef" || word == "__extension__") {
      return token;
    }
    if (word.starts_with('"')) {
      const std::size_t name = before(token);
      return spelled(name) == "extern" ? name : token + 1;
    }
    return token + 1;
  }

  /// The `template` whose parameters end with `token`.
  [[nodiscard]] std::size_t template_begin(std::size_t token) const {
    int depth = 0;
    for (std::size_t i = token; i > 0; --i) {
      const std::string_view word = spelled(i);
      if (word == ")" || word == "]") i = opener_of(i);
      if (word == ";" || word == "{" || word == "}") break;
      depth += word == ">" ? 1 : word == ">>" ? 2 : word == "<" ? -1 : 0;
      if (word == "<" && depth == 0) return spelled(i - 1) == "template" ? i - 1 : token + 1;
    }
    return token + 1;
  }

  /// Where clang's definition begins by our rule: clang leaves attributes in front out.
  [[nodiscard]] std::size_t expected_begin(const ClangDefinition& definition) const {
    std::size_t token = token_at(definition.begin);
    while (true) {
      const std::size_t previous = before(token);
      if (previous >= outline_.tokens.size()) break;
      const std::size_t begin = specifier_begin(previous);
      if (begin > previous) break;
      token = begin;
    }
    return token < outline_.tokens.size() ? outline_.tokens[token].begin : definition.begin;
  }

  /// Index behind the `>` that closes the `<` at `token`.
  [[nodiscard]] std::size_t template_end(std::size_t token) const {
    int depth = 0;
    for (; token < outline_.tokens.size(); ++token) {
      const std::string_view word = spelled(token);
      depth += word == "<" ? 1 : word == ">" ? -1 : word == ">>" ? -2 : 0;
      if (depth <= 0) return token + 1;
    }
    return token;
  }

  /// Where the macro begins that ends right in front of `offset` and specifies; 0 when none does.
  [[nodiscard]] std::size_t specifier_left_out(std::size_t offset) const {
    const std::size_t previous = before(token_at(offset));
    if (previous >= outline_.tokens.size()) return 0;
    const Expansion* macro = expansion_at(outline_.tokens[previous].begin);
    return macro != nullptr && macro->is_specifier ? macro->begin : 0;
  }

  /// Whether nothing but macros, attributes and specifiers stands between.
  [[nodiscard]] bool only_specifiers(std::size_t begin, std::size_t end) const {
    for (std::size_t token = token_at(begin);
         token < outline_.tokens.size() && outline_.tokens[token].begin < end;) {
      const Expansion* macro = expansion_at(outline_.tokens[token].begin);
      if (macro != nullptr) {
        token = token_at(macro->end);
        continue;
      }
      const std::string_view word = spelled(token);
      if (is_comment(token) || word == "friend" || word == "extern" || word == "inline" ||
          word == "static" || word == "typedef" || word == "constexpr" || word == "explicit" ||
          word == ";" || word.starts_with('"')) {
        ++token;
      } else if (word == "template") {
        token = template_end(token + 1);
      } else if (word == "[" || word == "__attribute__" || word == "alignas") {
        int depth = 0;
        do {
          const std::string_view inner = spelled(token);
          if (inner == "(" || inner == "[") ++depth;
          if (inner == ")" || inner == "]") --depth;
          ++token;
        } while (token < outline_.tokens.size() && (depth > 0 || spelled(token) == "("));
      } else {
        return false;
      }
    }
    return true;
  }

  /// Where clang's definition ends by our rule: with its `;`.
  [[nodiscard]] std::size_t expected_end(const ClangDefinition& definition) const {
    std::size_t end = std::max(definition.end, definition.begin + 1);
    const Expansion* macro = expansion_at(end - 1);
    if (macro != nullptr) {
      // Behind a macro that makes the end there may be a `;`, or nothing more.
      const std::size_t next = token_at(macro->end);
      return spelled(next) == ";" ? outline_.tokens[next].end : macro->end;
    }
    const bool has_body = text_.bytes()[end - 1] == '}' && definition.kind != "variable" &&
                          definition.kind != "field" && definition.kind != "type_alias" &&
                          definition.kind != "concept";
    if (has_body && !is_class_word(definition.kind)) return end;
    if (has_body) {
      std::size_t next = token_at(end);
      while (next < outline_.tokens.size() && is_comment(next)) ++next;
      return spelled(next) == ";" ? outline_.tokens[next].end : end;
    }
    int depth = 0;
    for (std::size_t token = token_at(end); token < outline_.tokens.size(); ++token) {
      if (is_comment(token)) continue;
      const std::string_view word = spelled(token);
      if (word == "(" || word == "[" || word == "{") ++depth;
      if ((word == ")" || word == "]" || word == "}") && --depth < 0) break;
      if (word == ";" && depth == 0) return outline_.tokens[token].end;
    }
    return end;
  }

  const SourceText& text_;
  const ClangFile& clang_;
  Outline outline_;
  std::unordered_multimap<std::size_t, const Declaration*> by_name_;
  std::unordered_map<std::size_t, const Declaration*> by_body_end_;
  std::set<std::pair<int, int>> lines_;
  std::unordered_set<std::size_t> read_;
};

}  // namespace

std::string_view rule_name(Rule rule) {
  switch (rule) {
    case Rule::Same:
      return "same";
    case Rule::SpecifierAbove:
      return "specifier above";
    case Rule::MacroMade:
      return "made by a macro";
    case Rule::MacroHead:
      return "named by a macro";
    case Rule::MacroNamespace:
      return "namespace from a macro";
    case Rule::InlineNamespace:
      return "inline namespace left out";
    case Rule::Friend:
      return "friend in a class";
    case Rule::TypedefName:
      return "named by its typedef";
    case Rule::Included:
      return "included in a scope";
    case Rule::BranchNotRead:
      return "branch not read";
    case Rule::Local:
      return "local";
    case Rule::Reviewed:
      return "reviewed";
    case Rule::Unexplained:
      break;
  }
  return "unexplained";
}

std::string_view rule_meaning(Rule rule) {
  switch (rule) {
    case Rule::Same:
      return "the same name and lines";
    case Rule::SpecifierAbove:
      return "the outline begins with the macro that specifies it, clang behind that";
    case Rule::MacroMade:
      return "the whole definition comes out of one macro";
    case Rule::MacroHead:
      return "a macro makes its name; the outline has the macro's invocation instead";
    case Rule::MacroNamespace:
      return "a macro opens a namespace around it, or stands for its qualifier";
    case Rule::InlineNamespace:
      return "the qualifier that is written leaves out an inline namespace";
    case Rule::Friend:
      return "a friend defined in a class has the class in its name";
    case Rule::TypedefName:
      return "a class without a name, which clang calls by its typedef";
    case Rule::Included:
      return "the class or namespace around it begins in a file that includes this one";
    case Rule::BranchNotRead:
      return "it, or the begin of it, is in a branch of an #if that does not go with another";
    case Rule::Local:
      return "stands in a function's body";
    case Rule::Reviewed:
      return "a row of reviewed.txt says why";
    case Rule::Unexplained:
      break;
  }
  return "a fault";
}

std::vector<Finding> compare(const SourceText& text, const ClangFile& clang) {
  return FileComparison(text, clang).run();
}

}  // namespace patchgen::agreement
