#include "patch/name_uses.h"

#include <algorithm>
#include <string>
#include <unordered_map>

#include "patch/function_head.h"
#include "patch/local_names.h"
#include "patch/template_text.h"
#include "patch/token_view.h"
#include "source/result_arrow.h"

namespace patchgen {
namespace {

/// Reads the uses in one range.
class UseReader {
 public:
  UseReader(const OutlinedFile& file, ByteRange range)
      : file_(file), tokens_(code_tokens_in(file, range)), names_(file, tokens_) {
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
      const bool of_object = previous == "." || (previous == "->" && !gives_result(i - 1));
      if (of_object || names_.is_label(i)) continue;
      NameUse use;
      use.name = word(i);
      use.range = tokens_[i].range();
      use.called = word(i + 1) == "(" || word(i + 1) == "<";
      if (previous == "::") {
        const bool named = i >= 2 && tokens_[i - 2].kind == TokenKind::Identifier;
        use.scope = named ? word(i - 2) : "";
        use.global = !named && word_before(i, 2) != ">";
        if (!named && !use.global) continue;  // a member of a template's instance
        if (named && word_before(i, 3) != "::" && is_local(word(i - 2), use.range)) continue;
      } else if (names_.declares(i) || is_local(use.name, use.range)) {
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
    suffixes_.push_back(declaration.suffix);
    for (const Parameter& parameter : read_function_head(file_, declaration).parameters) {
      locals_[parameter.name].push_back(declaration.range);
    }
    const auto first = std::lower_bound(
        tokens_.begin(), tokens_.end(), declaration.body.begin,
        [](const Token& token, std::size_t offset) { return token.begin < offset; });
    for (auto i = static_cast<std::size_t>(first - tokens_.begin());
         i < tokens_.size() && tokens_[i].begin < declaration.body.end; ++i) {
      if (!names_.declares(i)) continue;
      ByteRange reach = names_.reach(i);
      reach.end = std::min(reach.end, declaration.range.end);
      locals_[std::string(word(i))].push_back(reach);
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

  /// The `->` at `index` stands in front of what a function or a lambda returns.
  [[nodiscard]] bool gives_result(std::size_t index) const {
    if (is_result_arrow(index, [&](std::size_t i) { return word(i); })) return true;
    const bool behind_parameters = word_before(index) == ")" || word_before(index) == "]";
    return behind_parameters &&
           std::any_of(suffixes_.begin(), suffixes_.end(),
                       [&](ByteRange suffix) { return suffix.contains(tokens_[index].begin); });
  }

  [[nodiscard]] bool is_local(std::string_view name, ByteRange where) const {
    const auto found = locals_.find(std::string(name));
    return found != locals_.end() &&
           std::any_of(found->second.begin(), found->second.end(),
                       [&](ByteRange range) { return range.contains(where); });
  }

  const OutlinedFile& file_;
  std::vector<Token> tokens_;
  LocalNames names_;
  std::vector<ByteRange> suffixes_;  ///< of the functions
  /// Where each name means a variable or a parameter.
  std::unordered_map<std::string, std::vector<ByteRange>> locals_;
};

}  // namespace

std::vector<NameUse> name_uses(const OutlinedFile& file, ByteRange range) {
  return UseReader(file, range).run();
}

}  // namespace patchgen
