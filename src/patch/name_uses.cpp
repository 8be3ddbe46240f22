#include "patch/name_uses.h"

#include <algorithm>
#include <array>
#include <string>
#include <unordered_map>

#include "patch/function_head.h"
#include "patch/template_text.h"
#include "patch/token_view.h"

namespace patchgen {
namespace {

constexpr std::array kBeforeNoVariable = {
    std::string_view("return"),   std::string_view("new"),       std::string_view("delete"),
    std::string_view("throw"),    std::string_view("case"),      std::string_view("else"),
    std::string_view("do"),       std::string_view("goto"),      std::string_view("typename"),
    std::string_view("class"),    std::string_view("struct"),    std::string_view("union"),
    std::string_view("public"),   std::string_view("private"),   std::string_view("protected"),
    std::string_view("using"),    std::string_view("virtual"),   std::string_view("operator"),
    std::string_view("sizeof"),   std::string_view("const"),     std::string_view("static"),
    std::string_view("inline"),   std::string_view("friend"),    std::string_view("explicit"),
    std::string_view("enum"),     std::string_view("co_return"), std::string_view("co_yield"),
    std::string_view("co_await"), std::string_view("constexpr"), std::string_view("template"),
    std::string_view("alignof"),  std::string_view("decltype"),  std::string_view("extern"),
    std::string_view("and"),      std::string_view("or"),        std::string_view("not")};

/// Tokens that are looked back over for the begin of a declaration.
constexpr std::size_t kFarthest = 200;

/// Reads the uses in one range.
class UseReader {
 public:
  UseReader(const OutlinedFile& file, ByteRange range)
      : file_(file), tokens_(code_tokens_in(file, range)) {
    drop_includes();
    for_each_declaration(file.outline->declarations,
                         [&](const Declaration& declaration, const Declaration*) {
                           if (declaration.range.overlaps(range)) add_own_names(declaration);
                         });
  }

  std::vector<NameUse> run() {
    std::vector<NameUse> uses;
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      if (tokens_[i].kind != TokenKind::Identifier) continue;
      const std::string_view previous = word_before(i);
      if (previous == "." || previous == "->" || previous == "goto") continue;
      NameUse use;
      use.name = word(i);
      use.range = tokens_[i].range();
      use.called = word(i + 1) == "(" || word(i + 1) == "<";
      if (previous == "::") {
        const bool named = i >= 2 && tokens_[i - 2].kind == TokenKind::Identifier;
        use.scope = named ? word(i - 2) : "";
        use.global = !named && word_before(i, 2) != ">";
        if (!named && !use.global) continue;  // a member of a template's instance
      } else if (declares_variable(i) || is_local(use)) {
        continue;
      }
      uses.push_back(use);
    }
    return uses;
  }

 private:
  [[nodiscard]] std::string_view word(std::size_t index) const {
    return index < tokens_.size() ? spelling(*file_.text, tokens_[index]) : "";
  }
  [[nodiscard]] std::string_view word_before(std::size_t index, std::size_t steps = 1) const {
    return index >= steps ? word(index - steps) : "";
  }

  void drop_includes() {
    auto directive = file_.outline->directives.begin();
    const auto end = file_.outline->directives.end();
    std::erase_if(tokens_, [&](const Token& token) {
      while (directive != end && directive->range.end <= token.begin) ++directive;
      return directive != end && directive->kind == DirectiveKind::Include &&
             directive->range.contains(token.begin);
    });
  }

  /// Parameters and template parameters of `declaration`, and the variables in its body.
  void add_own_names(const Declaration& declaration) {
    if (!declaration.template_head.empty()) {
      for (std::string& name : template_heads_names(declaration)) {
        if (name.ends_with("...")) name.resize(name.size() - 3);
        locals_[std::move(name)].push_back(declaration.range);
      }
    }
    if (!is_function_like(declaration.kind)) return;
    for (const Parameter& parameter : read_function_head(file_, declaration).parameters) {
      locals_[parameter.name].push_back(declaration.range);
    }
    const auto first = std::lower_bound(
        tokens_.begin(), tokens_.end(), declaration.body.begin,
        [](const Token& token, std::size_t offset) { return token.begin < offset; });
    for (auto i = static_cast<std::size_t>(first - tokens_.begin());
         i < tokens_.size() && tokens_[i].begin < declaration.body.end; ++i) {
      const bool declares = tokens_[i].kind == TokenKind::Identifier &&
                            (declares_variable(i) || declares_binding(i) || declares_further(i) ||
                             declares_parameter(i) || declares_with_template(i));
      if (declares) locals_[std::string(word(i))].push_back(declaration.range);
    }
  }

  std::vector<std::string> template_heads_names(const Declaration& declaration) const {
    std::vector<std::string> names;
    std::size_t begin = declaration.template_head.begin;
    for (const Token& token : code_tokens_in(file_, declaration.template_head)) {
      if (spelling(*file_.text, token) != "template") continue;
      begin = token.begin;
      for (std::string& name :
           template_parameter_names(file_, {begin, declaration.template_head.end})) {
        names.push_back(std::move(name));
      }
    }
    return names;
  }

  /// `auto loss = …`, `Tensor loss;`, `const T& loss :`: the token declares a variable of its own.
  [[nodiscard]] bool declares_variable(std::size_t index) const {
    const std::string_view next = word(index + 1);
    constexpr std::array kEnds = {
        std::string_view("="), std::string_view(";"), std::string_view(","), std::string_view(")"),
        std::string_view("{"), std::string_view(":"), std::string_view("["), std::string_view("(")};
    if (index == 0 || std::find(kEnds.begin(), kEnds.end(), next) == kEnds.end()) return false;
    const std::string_view previous = word_before(index);
    const TokenKind kind = tokens_[index - 1].kind;
    if (kind == TokenKind::Identifier) return true;
    if (kind == TokenKind::Keyword) {
      return std::find(kBeforeNoVariable.begin(), kBeforeNoVariable.end(), previous) ==
             kBeforeNoVariable.end();
    }
    const bool reference = previous == "&" || previous == "*" || previous == "&&";
    return (previous == ">" || reference) && (next == "=" || next == ";" || next == ":") &&
           word_before(index, 2) != "=";
  }

  /// `auto [a, b] = …`, `auto& [a, b] : …`, and the captures `[a = f()]` of a lambda.
  [[nodiscard]] bool declares_binding(std::size_t index) const {
    std::size_t at = index;
    while (at > 0 && word(at) != "[" && word(at) != ";" && word(at) != "{" && word(at) != "]") --at;
    if (word(at) != "[" || at == index) return false;
    if (word(index + 1) == "=") return true;
    const std::string_view previous = word_before(at);
    return previous == "auto" ||
           (word_before(at, 2) == "auto" && (previous == "&" || previous == "&&"));
  }

  /// The second name of `int a = 1, b = 2;`.
  [[nodiscard]] bool declares_further(std::size_t index) const {
    return word_before(index) == "," && (word(index + 1) == "=" || word(index + 1) == ";");
  }

  /// A parameter of a lambda: `[&](const T& a, std::vector<T> b)`.
  [[nodiscard]] bool declares_parameter(std::size_t index) const {
    const std::string_view next = word(index + 1);
    const std::string_view previous = word_before(index);
    const bool fits = (next == "," || next == ")" || next == "=") &&
                      (previous == "&" || previous == "&&" || previous == "*" || previous == ">");
    if (!fits) return false;
    int depth = 0;
    for (std::size_t at = index; at-- > 1 && index - at < kFarthest;) {
      if (word(at) == ")") ++depth;
      if (word(at) == ";" || word(at) == "{") return false;
      if (word(at) == "(" && depth-- == 0) return word(at - 1) == "]";
    }
    return false;
  }

  /// `std::vector<T> a(n);`: a statement that begins with a template's name.
  [[nodiscard]] bool declares_with_template(std::size_t index) const {
    const std::string_view next = word(index + 1);
    const std::string_view previous = word_before(index);
    const bool fits =
        (previous == ">" || previous == ">>") && (next == "(" || next == "{" || next == "[");
    if (!fits) return false;
    int depth = 0;
    std::size_t at = index - 1;
    for (;; --at) {
      if (word(at) == ">") ++depth;
      if (word(at) == ">>") depth += 2;
      if (word(at) == "<" && --depth <= 0) break;
      if (at == 0 || word(at) == ";" || index - at > kFarthest) return false;
    }
    while (at > 0 && (tokens_[at - 1].kind == TokenKind::Identifier || word(at - 1) == "::")) --at;
    constexpr std::array kBefore = {std::string_view(";"), std::string_view("{"),
                                    std::string_view("}"), std::string_view("const"),
                                    std::string_view("static")};
    return at > 0 && std::find(kBefore.begin(), kBefore.end(), word(at - 1)) != kBefore.end();
  }

  [[nodiscard]] bool is_local(const NameUse& use) const {
    const auto found = locals_.find(std::string(use.name));
    return found != locals_.end() &&
           std::any_of(found->second.begin(), found->second.end(),
                       [&](ByteRange range) { return range.contains(use.range); });
  }

  const OutlinedFile& file_;
  std::vector<Token> tokens_;
  /// Where each name means a variable or a parameter.
  std::unordered_map<std::string, std::vector<ByteRange>> locals_;
};

}  // namespace

std::vector<NameUse> name_uses(const OutlinedFile& file, ByteRange range) {
  return UseReader(file, range).run();
}

}  // namespace patchgen
