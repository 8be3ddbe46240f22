#include "emit/left_behind_names.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "patch/token_view.h"

namespace patchgen {
namespace {

/// What the sources declare, wherever it stands: none of it comes from a header.
std::set<std::string, std::less<>> declared_names(const std::vector<OutlinedFile>& sources) {
  std::set<std::string, std::less<>> names;
  for (const OutlinedFile& file : sources) {
    for_each_declaration(file.outline->declarations,
                         [&](const Declaration& each, const Declaration*) {
                           names.insert(each.name);
                           for (const Token& token : code_tokens_in(file, each.template_head)) {
                             names.emplace(spelling(*file.text, token));
                           }
                         });
    for (const Directive& directive : file.outline->directives) {
      if (directive.kind != DirectiveKind::Define) continue;
      for (const Token& token : code_tokens_in(file, directive.range)) {
        names.emplace(spelling(*file.text, token));
      }
    }
  }
  return names;
}

/// A using-directive brings in names that only headers know.
bool has_using_directive(const std::vector<OutlinedFile>& sources) {
  return std::any_of(sources.begin(), sources.end(), [](const OutlinedFile& file) {
    bool has = false;
    for_each_declaration(file.outline->declarations,
                         [&](const Declaration& each, const Declaration*) {
                           has = has || each.kind == DeclarationKind::UsingDirective;
                         });
    return has;
  });
}

/// `BaseConfig`, not `size_t`, `FILE` or `ggml_tensor`: types of C are global.
bool is_called_like_a_class(std::string_view name) {
  const auto is_lower = [](unsigned char c) { return std::islower(c) != 0; };
  return std::isupper(static_cast<unsigned char>(name.front())) != 0 &&
         name.find('_') == std::string_view::npos &&
         std::any_of(name.begin(), name.end(), is_lower);
}

/// Finds the types of one file that a move leaves behind.
class LeftBehind {
 public:
  LeftBehind(const OutlinedFile& file, const std::set<std::string, std::less<>>& declared,
             const std::vector<Edit>& edits)
      : file_(file), declared_(declared), edits_(edits) {}

  void walk(const std::vector<Declaration>& declarations, const NamePath& around,
            const NamePath& from) {
    for (const Declaration& each : declarations) {
      NamePath path = around;
      if (each.kind == DeclarationKind::Namespace) {
        for (std::string& name : split_path(each.name)) path.push_back(std::move(name));
      }
      if (lies_in(path, from)) {
        look_at(each.bases);
        if (is_function_like(each.kind)) look_at(each.parameters);
      }
      walk(each.children, path, from);
    }
  }

  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }
  [[nodiscard]] std::optional<ByteRange> first() const { return first_; }

 private:
  void look_at(ByteRange range) {
    const std::vector<Token> tokens = code_tokens_in(file_, range);
    const auto word = [&](std::size_t i) {
      return i < tokens.size() ? spelling(*file_.text, tokens[i]) : std::string_view();
    };
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      const std::string_view before = i > 0 ? word(i - 1) : std::string_view();
      if (tokens[i].kind != TokenKind::Identifier || before == "::" || word(i + 1) == "::")
        continue;
      // `(Tensor T)`: the name of a parameter stands behind its type.
      const bool is_type = before.empty() || before == "(" || before == "," || before == ":" ||
                           before == "<" || before == "const" || before == "public" ||
                           before == "protected" || before == "private" || before == "virtual";
      if (!is_type || !is_called_like_a_class(word(i)) || declared_.contains(word(i))) continue;
      if (is_gone(tokens[i].range())) continue;
      if (!first_) first_ = tokens[i].range();
      if (std::find(names_.begin(), names_.end(), word(i)) == names_.end()) {
        names_.emplace_back(word(i));
      }
    }
  }

  [[nodiscard]] bool is_gone(ByteRange range) const {
    return std::any_of(edits_.begin(), edits_.end(),
                       [&](const Edit& edit) { return edit.range.contains(range); });
  }

  const OutlinedFile& file_;
  const std::set<std::string, std::less<>>& declared_;
  const std::vector<Edit>& edits_;
  std::vector<std::string> names_;
  std::optional<ByteRange> first_;
};

/// What operations declare as it is to stand in the output: `using fl::Module;`.
void add_written_names(const std::vector<Edit>& edits, std::set<std::string, std::less<>>& names) {
  for (const Edit& edit : edits) {
    if (!edit.is_as_written) continue;
    const Outline outline = read_outline(SourceText("", edit.code.text));
    for_each_declaration(outline.declarations, [&](const Declaration& each, const Declaration*) {
      names.insert(each.name);
    });
  }
}

/// Whether one of `edits` is a using-directive for `outermost` or a namespace in it.
bool brings_in(const std::vector<Edit>& edits, const std::string& outermost) {
  for (const Edit& edit : edits) {
    for (const std::string_view global : {"", "::"}) {
      const std::string directive = fmt::format("using namespace {}{}", global, outermost);
      const std::size_t at = edit.code.text.find(directive);
      if (at == std::string::npos) continue;
      const std::string_view rest = std::string_view(edit.code.text).substr(at + directive.size());
      if (rest.starts_with(";") || rest.starts_with("::")) return true;
    }
  }
  return false;
}

/// `'A', 'B' and 3 more`
std::string listed(const std::vector<std::string>& names) {
  constexpr std::size_t kShown = 3;
  std::string text;
  for (std::size_t i = 0; i < names.size() && i < kShown; ++i) {
    text += fmt::format("{}'{}'", i == 0 ? "" : ", ", names[i]);
  }
  if (names.size() > kShown) text += fmt::format(" and {} more", names.size() - kShown);
  return text;
}

}  // namespace

void warn_of_left_behind_names(const OutlinedFile& file, const std::vector<OutlinedFile>& sources,
                               const std::vector<NamespaceMove>& moves,
                               const std::vector<Edit>& edits, Diagnostics& diagnostics) {
  const bool leaves = std::any_of(moves.begin(), moves.end(),
                                  [](const NamespaceMove& each) { return each.common == 0; });
  if (!leaves || has_using_directive(sources)) return;
  std::set<std::string, std::less<>> declared = declared_names(sources);
  add_written_names(edits, declared);
  for (const NamespaceMove& move : moves) {
    if (move.common != 0 || brings_in(edits, move.from.front())) continue;
    LeftBehind left(file, declared, edits);
    left.walk(file.outline->declarations, {}, move.from);
    if (!left.first()) continue;
    const std::string& outermost = move.from.front();
    Diagnostic warning =
        error_at(*file.text, *left.first(),
                 fmt::format("{} {} declared in no source: what a header declares in '{}' is not "
                             "found from '{}'",
                             listed(left.names()), left.names().size() == 1 ? "is" : "are",
                             outermost, join_names(move.to)));
    warning.severity = Severity::Warning;
    warning.hints = {
        fmt::format("if it does: {{ \"op\": \"add_using\", \"using\": \"using "
                    "namespace {};\" }}",
                    outermost)};
    if (move.from.size() > 1) {
      warning.hints.back() += fmt::format(", or a new name that begins with '{}::'", outermost);
    }
    diagnostics.add(std::move(warning));
  }
}

}  // namespace patchgen
