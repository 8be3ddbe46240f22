#include "patch/declared_comment.h"

#include <string>
#include <utility>

#include "patch/declared_head.h"
#include "patch/function_edits.h"
#include "patch/function_splice.h"
#include "patch/insertion_points.h"
#include "patch/name_map.h"
#include "patch/removal.h"
#include "patch/slice_rewriter.h"
#include "source/blank_text.h"
#include "source/indent_style.h"

namespace patchgen {
namespace {

ByteRange comment_above(const Found& found) {
  const Declaration& declaration = *found.declaration;
  return trimmed(*found.file->text, {declaration.owned.begin, declaration.range.begin});
}

ByteRange comment_behind(const Found& found) {
  const Declaration& declaration = *found.declaration;
  return trimmed(*found.file->text, {declaration.range.end, declaration.owned.end});
}

class CommentFollower {
 public:
  CommentFollower(const OperationContext& context, const Found& said, const Found& there)
      : context_(context), said_(said), there_(there) {}

  bool run() {
    const ByteRange above = comment_above(said_);
    if (!above.empty()) put_above(above);
    put_behind(comment_behind(said_), !above.empty());
    return changed_;
  }

 private:
  [[nodiscard]] CodeBlock code_of(ByteRange comment) const {
    SliceRewriter rewriter(*said_.file, comment);
    rewriter.apply(NameMap(context_.operation.name_map));
    return rewriter.render();
  }

  void put_above(ByteRange comment) {
    const SourceText& text = *there_.file->text;
    const ByteRange old = comment_above(there_);
    CodeBlock code = code_of(comment);
    if (differ_in_blanks_alone(code.text, text.slice(old))) return;
    const std::size_t begin = there_.declaration->range.begin;
    Edit edit = context_.edit(there_, old, EditLayout::Block);
    if (old.empty()) {
      const std::size_t line = text.line_begin(begin);
      if (line_before(text, there_.declaration->range) != line) return;  // shares its line
      edit = context_.edit(there_, {line, line}, EditLayout::NewLines);
      edit.indent = indentation_at(text, begin);
      edit.rank = kCodeRank;
    }
    edit.code = std::move(code);
    context_.add(std::move(edit));
    changed_ = true;
  }

  void put_behind(ByteRange comment, bool has_other) {
    const SourceText& text = *there_.file->text;
    const ByteRange old = comment_behind(there_);
    const bool stays = comment.empty() && !has_other;
    if (stays || (comment.empty() && old.empty())) return;
    std::string code = comment.empty() ? "" : "  " + code_of(comment).text;
    if (differ_in_blanks_alone(code, text.slice(old))) return;
    const std::size_t end = there_.declaration->range.end;
    const bool shares_line = old.empty() && line_after(text, there_.declaration->range) == end;
    if (shares_line || code.find('\n') != std::string::npos) return;
    Edit edit = context_.edit(there_, {end, old.empty() ? end : old.end}, EditLayout::Verbatim);
    edit.code.text = std::move(code);
    context_.add(std::move(edit));
    changed_ = true;
  }

  const OperationContext& context_;
  const Found& said_;
  const Found& there_;
  bool changed_ = false;
};

}  // namespace

bool follow_comment(const OperationContext& context, const Found& in_class,
                    const Replacement& replacement) {
  if (replacement.from_code) return false;
  const auto said = own_declaration(context.state.patches, replacement.found);
  if (!said || said->declaration->kind == DeclarationKind::Function) return false;
  if (!CommentFollower(context, *said, in_class).run()) return false;
  context.did(Effect::Action::Updated, "comment of " + subject_of(*in_class.declaration), in_class,
              in_class.declaration->owned, origin_with_place(replacement));
  return true;
}

}  // namespace patchgen
