#include "emit/namespace_blocks.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <string_view>
#include <utility>

#include "emit/closing_comments.h"
#include "patch/token_view.h"

namespace patchgen {
namespace {

bool is_block(const Declaration& declaration) {
  return declaration.kind == DeclarationKind::Namespace ||
         declaration.kind == DeclarationKind::LinkageSpecification;
}

/// One component of a namespace's own name.
struct Component {
  std::string name;
  bool is_inline = false;
};

std::vector<Component> own_components(const OutlinedFile& file, const Declaration& declaration) {
  std::vector<Component> components;
  bool is_inline = false;
  for (const Token& token : tokens_in(file, declaration.name_range)) {
    const std::string_view word = spelling(*file.text, token);
    if (word == "inline") is_inline = true;
    if (token.kind != TokenKind::Identifier) continue;
    components.push_back({std::string(word), is_inline});
    is_inline = false;
  }
  return components;
}

std::string spelled(const std::vector<Component>& components) {
  std::string result;
  for (std::size_t i = 0; i < components.size(); ++i) {
    if (i > 0) result += "::";
    if (components[i].is_inline) result += "inline ";
    result += components[i].name;
  }
  return result;
}

std::string head_of(const OutlinedFile& file, const Declaration& declaration) {
  std::string head;
  for (const Token& token :
       tokens_in(file, {declaration.range.begin, declaration.body.begin + 1})) {
    if (token.kind == TokenKind::Comment) continue;
    const std::string_view word = spelling(*file.text, token);
    const bool joins = head.empty() || word == "::" || head.ends_with("::");
    head += (joins ? "" : " ") + std::string(word);
  }
  return head;
}

NamePath path_of(const OutlinedFile& file, const Declaration& declaration, NamePath around) {
  if (declaration.kind != DeclarationKind::Namespace) return around;
  for (Component& each : own_components(file, declaration)) around.push_back(std::move(each.name));
  return around;
}

/// Walks the blocks of one file.
class BlockWalker {
 public:
  BlockWalker(const OutlinedFile& file, const std::vector<NamespaceMove>& moves)
      : file_(file), moves_(moves) {}

  void walk(const std::vector<Declaration>& declarations, std::vector<OpenBlock>& open) {
    for (const Declaration& declaration : declarations) {
      if (!is_block(declaration)) continue;
      const NamePath around = open.empty() ? NamePath{} : open.back().path;
      const NamePath path = path_of(file_, declaration, around);
      const bool changed =
          declaration.kind == DeclarationKind::Namespace && change(declaration, path, open);
      if (declaration.kind == DeclarationKind::Namespace && !changed) {
        const NamePath own = own_names(declaration);
        change_comment(declaration, path, path, {own, own});
      }
      open.push_back({head_of(file_, declaration), path});
      walk(declaration.children, open);
      open.pop_back();
    }
  }

  std::vector<TextChange> take() { return std::move(changes_); }

 private:
  void put(ByteRange range, std::string text) {
    changes_.push_back({.range = range, .text = std::move(text), .move = move_});
  }

  /// Renames the namespace itself; false when none of its own components is what a move is about.
  bool change(const Declaration& declaration, const NamePath& path,
              const std::vector<OpenBlock>& open) {
    const NamePath around = open.empty() ? NamePath{} : open.back().path;
    for (move_ = 0; move_ < moves_.size(); ++move_) {
      const NamespaceMove& move = moves_[move_];
      if (!lies_in(path, move.from) || around.size() >= move.from.size()) continue;
      std::size_t kept = open.size();
      const auto path_at = [&](std::size_t n) { return n == 0 ? NamePath{} : open[n - 1].path; };
      while (!lies_in(move.to, path_at(kept))) --kept;
      const std::vector<Component> name =
          new_components(declaration, path, move, path_at(kept).size());
      if (kept < open.size()) step_out(declaration, open, kept);
      const std::string reopened = heads(open, kept);
      if (name.empty()) {
        dissolve(declaration, reopened);
        return true;
      }
      rename(declaration, name);
      NamePath own;
      for (const Component& component : name) own.push_back(component.name);
      change_comment(declaration, path, moved(path, moves_), {own_names(declaration), own});
      const std::size_t end = end_of(declaration);
      if (!reopened.empty()) put({end, end}, "\n" + reopened);
      return true;
    }
    move_ = 0;
    return false;
  }

  /// The components of the new name behind the first `shared` ones, which open blocks provide.
  [[nodiscard]] std::vector<Component> new_components(const Declaration& declaration,
                                                      const NamePath& path,
                                                      const NamespaceMove& move,
                                                      std::size_t shared) const {
    const std::vector<Component> own = own_components(file_, declaration);
    const std::size_t outer = path.size() - own.size();
    const std::size_t renamed = move.from.size() - 1 - outer;
    // What was inline stays so, and those around it become so: the names stay members of what is
    // around them all.
    const bool was_inline =
        own[renamed].is_inline || (renamed == 0 && is_inline_namespace(file_, declaration));
    const bool same_parent = move.common + 1 == move.from.size();
    std::vector<Component> name;
    for (std::size_t i = shared; i < move.to.size(); ++i) {
      const bool last = i + 1 == move.to.size();
      name.push_back({move.to[i], was_inline && (last || (same_parent && i >= move.common))});
    }
    name.insert(name.end(), own.begin() + static_cast<std::ptrdiff_t>(move.from.size() - outer),
                own.end());
    return name;
  }

  void rename(const Declaration& declaration, const std::vector<Component>& name) {
    // `inline namespace a {` and `namespace [[x]] a {` take one component only.
    const ByteRange head{declaration.range.begin, declaration.name_range.begin};
    const bool plain = code_tokens_in(file_, head).size() == 1;
    const std::string text = plain ? spelled(name) : name.back().name;
    if (text != file_.text->slice(declaration.name_range)) put(declaration.name_range, text);
    if (plain || name.size() == 1) return;
    std::string opening;
    std::string closing;
    for (std::size_t i = 0; i + 1 < name.size(); ++i) {
      opening +=
          fmt::format("{}namespace {} {{ ", name[i].is_inline ? "inline " : "", name[i].name);
      closing += " }";
    }
    put({declaration.range.begin, declaration.range.begin}, opening);
    put({declaration.body.end, declaration.body.end}, closing);
  }

  /// Takes the head and the closing brace away; `reopened` stands where the brace was.
  void dissolve(const Declaration& declaration, const std::string& reopened) {
    put(whole_line({declaration.range.begin, declaration.body.begin + 1}), "");
    const ByteRange end{declaration.body.end - 1, end_of(declaration)};
    put(reopened.empty() ? whole_line(end) : end, reopened);
  }

  /// Behind the closing brace and its comment.
  [[nodiscard]] std::size_t end_of(const Declaration& declaration) const {
    const std::optional<Token> comment = closing_comment(file_, declaration);
    return comment ? comment->end : declaration.body.end;
  }

  /// `range` with its line end when nothing else stands on its line.
  [[nodiscard]] ByteRange whole_line(ByteRange range) const {
    const SourceText& text = *file_.text;
    const std::size_t begin = text.line_begin(range.begin);
    const ByteRange last = text.full_line_range(text.line_of(range.end - 1));
    const auto is_blank = [](std::string_view part) {
      return part.find_first_not_of(" \t\r\n") == std::string_view::npos;
    };
    const bool alone =
        is_blank(text.slice({begin, range.begin})) && is_blank(text.slice({range.end, last.end}));
    return alone ? ByteRange{begin, last.end} : range;
  }

  void step_out(const Declaration& declaration, const std::vector<OpenBlock>& open,
                std::size_t kept) {
    std::string text;
    for (std::size_t i = open.size(); i > kept; --i) {
      const std::string& head = open[i - 1].head;
      text += fmt::format("}}  // {}\n", std::string_view(head).substr(0, head.size() - 2));
    }
    put({declaration.owned.begin, declaration.owned.begin}, text + "\n");
  }

  /// The lines that open the blocks behind the first `kept` again.
  static std::string heads(const std::vector<OpenBlock>& open, std::size_t kept) {
    std::string text;
    for (std::size_t i = kept; i < open.size(); ++i) text += (i > kept ? "\n" : "") + open[i].head;
    return text;
  }

  [[nodiscard]] NamePath own_names(const Declaration& declaration) const {
    NamePath names;
    for (const Component& each : own_components(file_, declaration)) names.push_back(each.name);
    return names;
  }

  void change_comment(const Declaration& declaration, const NamePath& old_path,
                      const NamePath& new_path, const OwnNames& own) {
    const std::optional<Token> comment = closing_comment(file_, declaration);
    if (!comment) return;
    for (std::size_t m = 0; m < moves_.size(); ++m) {
      auto change = change_closing_comment(file_, *comment, old_path, new_path, own, moves_[m]);
      if (!change) continue;
      move_ = m;
      put(change->first, std::move(change->second));
      return;
    }
  }

  const OutlinedFile& file_;
  const std::vector<NamespaceMove>& moves_;
  std::vector<TextChange> changes_;
  std::size_t move_ = 0;  ///< that the changes are for
};

}  // namespace

std::vector<TextChange> change_blocks(const OutlinedFile& file,
                                      const std::vector<OpenBlock>& around,
                                      const std::vector<NamespaceMove>& moves) {
  BlockWalker walker(file, moves);
  std::vector<OpenBlock> open = around;
  walker.walk(file.outline->declarations, open);
  return walker.take();
}

std::vector<OpenBlock> blocks_at(const OutlinedFile& file, std::size_t offset) {
  std::vector<OpenBlock> open;
  const std::vector<Declaration>* declarations = &file.outline->declarations;
  while (declarations != nullptr) {
    const std::vector<Declaration>* inner = nullptr;
    for (const Declaration& each : *declarations) {
      if (!is_block(each) || offset <= each.body.begin || offset >= each.body.end) continue;
      const NamePath around = open.empty() ? NamePath{} : open.back().path;
      open.push_back({head_of(file, each), path_of(file, each, around)});
      inner = &each.children;
      break;
    }
    declarations = inner;
  }
  return open;
}

}  // namespace patchgen
