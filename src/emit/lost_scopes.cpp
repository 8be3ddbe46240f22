#include "emit/lost_scopes.h"

#include <set>
#include <string>
#include <string_view>

#include "patch/token_view.h"
#include "source/spelling.h"

namespace patchgen {
namespace {

bool continues_a_name(std::string_view before) {
  return before == "::" || before == "." || before == "->";
}

/// The identifiers that `range` of `file` uses without a qualifier.
void add_uses(const OutlinedFile& file, ByteRange range, std::set<std::string>& used) {
  std::string_view before;
  for (const Token& token : tokens_in(file, range)) {
    if (token.kind == TokenKind::Comment) continue;
    const std::string_view word = spelling(*file.text, token);
    if (token.kind == TokenKind::Identifier && !continues_a_name(before)) used.emplace(word);
    before = word;
  }
}

void add_uses(const std::string& code, std::set<std::string>& used) {
  std::string_view before;
  for (const std::string_view word : split_spelling(code)) {
    if (is_identifier_spelling(word) && !continues_a_name(before)) used.emplace(word);
    before = word;
  }
}

/// Finds the blocks of one file that a move takes out of another namespace.
class LostScopes {
 public:
  LostScopes(const OutlinedFile& file, const std::vector<Edit>& edits,
             const std::vector<NamespaceMove>& moves, const NamespaceWorld& world)
      : file_(file), edits_(edits), moves_(moves), world_(world) {}

  void walk(const std::vector<Declaration>& declarations, const NamePath& around) {
    for (const Declaration& declaration : declarations) {
      if (declaration.kind == DeclarationKind::LinkageSpecification) {
        walk(declaration.children, around);
      }
      if (declaration.kind != DeclarationKind::Namespace) continue;
      NamePath path = around;
      for (std::string& each : split_path(declaration.name)) path.push_back(std::move(each));
      for (std::size_t m = 0; m < moves_.size(); ++m) {
        const bool renamed = lies_in(path, moves_[m].from) && around.size() < moves_[m].from.size();
        if (renamed) keep(declaration, m);
      }
      walk(declaration.children, path);
    }
  }

  std::vector<TextChange> take() { return std::move(changes_); }

 private:
  void keep(const Declaration& block, std::size_t m) {
    const NamespaceMove& move = moves_[m];
    std::string text;
    for (std::size_t i = move.common + 1; i < move.from.size(); ++i) {
      const NamePath lost = first_of(move.from, i);
      if (uses_names_of(block, lost, move)) text += "\nusing namespace " + join_names(lost) + ";";
    }
    if (text.empty()) return;
    const std::size_t at = block.body.begin + 1;
    changes_.push_back({.range = {at, at}, .text = text, .move = m});
  }

  [[nodiscard]] bool uses_names_of(const Declaration& block, const NamePath& lost,
                                   const NamespaceMove& move) const {
    std::set<std::string> used;
    add_uses(file_, block.body, used);
    for (const Edit& edit : edits_) {
      if (block.body.contains(edit.range)) add_uses(edit.code.text, used);
    }
    const std::set<std::string>& own = world_.names_in(move.from);
    for (const std::string& name : world_.names_in(lost)) {
      const bool is_moved = name == move.from[lost.size()];
      if (!is_moved && !own.contains(name) && used.contains(name)) return true;
    }
    return false;
  }

  const OutlinedFile& file_;
  const std::vector<Edit>& edits_;
  const std::vector<NamespaceMove>& moves_;
  const NamespaceWorld& world_;
  std::vector<TextChange> changes_;
};

}  // namespace

std::vector<TextChange> keep_lost_scopes(const OutlinedFile& file, const std::vector<Edit>& edits,
                                         const std::vector<NamespaceMove>& moves,
                                         const NamespaceWorld& world) {
  LostScopes scopes(file, edits, moves, world);
  scopes.walk(file.outline->declarations, {});
  return scopes.take();
}

}  // namespace patchgen
