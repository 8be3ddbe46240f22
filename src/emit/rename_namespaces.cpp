#include "emit/rename_namespaces.h"

#include <algorithm>
#include <fmt/format.h>
#include <memory>
#include <string>
#include <tuple>
#include <utility>

#include "emit/left_behind_names.h"
#include "emit/lost_scopes.h"
#include "emit/namespace_blocks.h"
#include "emit/namespace_warnings.h"
#include "emit/qualified_names.h"
#include "support/edit_distance.h"

namespace patchgen {
namespace {

void sort(std::vector<TextChange>& changes) {
  std::stable_sort(changes.begin(), changes.end(), [](const TextChange& a, const TextChange& b) {
    return std::tuple(a.range.begin, !a.range.empty()) <
           std::tuple(b.range.begin, !b.range.empty());
  });
}

/// Of changes that share bytes only the first one is made.
void drop_overlaps(std::vector<TextChange>& changes) {
  std::size_t end = 0;
  std::erase_if(changes, [&](const TextChange& change) {
    if (change.range.begin < end) return true;
    end = std::max(end, change.range.end);
    return false;
  });
}

/// True when `range` lies in what `edit` takes away, or over an end of it.
bool is_taken(ByteRange range, const Edit& edit) {
  if (range.empty()) return edit.range.begin < range.begin && range.begin < edit.range.end;
  return range.overlaps(edit.range);
}

/// Applies `changes`, sorted, to a block of code.
void change_code(CodeBlock& code, const std::vector<TextChange>& changes) {
  std::string text;
  std::vector<int> frozen;
  std::size_t at = 0;
  int old_line = 0;
  int new_line = 0;
  const auto copy_to = [&](std::size_t end) {
    for (; at < end; ++at) {
      text += code.text[at];
      if (code.text[at] != '\n') continue;
      ++old_line;
      ++new_line;
      const auto& lines = code.frozen_lines;
      if (std::find(lines.begin(), lines.end(), old_line) != lines.end())
        frozen.push_back(new_line);
    }
  };
  for (const TextChange& change : changes) {
    copy_to(change.range.begin);
    text += change.text;
    new_line += static_cast<int>(std::count(change.text.begin(), change.text.end(), '\n'));
    const auto skipped = code.text.begin() + static_cast<std::ptrdiff_t>(at);
    old_line += static_cast<int>(
        std::count(skipped, skipped + static_cast<std::ptrdiff_t>(change.range.size()), '\n'));
    at = change.range.end;
  }
  copy_to(code.text.size());
  code.text = std::move(text);
  code.frozen_lines = std::move(frozen);
}

}  // namespace

NamespaceRenames::NamespaceRenames(const PatchSpec& spec, const std::vector<OutlinedFile>& sources)
    : spec_(spec), sources_(sources), world_(sources) {
  for (const NamespaceRename& rename : spec.namespace_renames) {
    NamespaceMove move{.from = split_path(rename.from.value), .to = split_path(rename.to.value)};
    move.common = common_length(move.from, move.to);
    moves_.push_back(std::move(move));
  }
}

void NamespaceRenames::check(Diagnostics& diagnostics) const {
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    const NamespaceRename& rename = spec_.namespace_renames[i];
    if (!world_.is_namespace(moves_[i].from)) {
      std::string files;
      for (const OutlinedFile& source : sources_) {
        files += (files.empty() ? "" : ", ") + source.text->name();
      }
      Diagnostic diagnostic =
          error_at(*spec_.text, rename.from.where,
                   fmt::format("no namespace '{}' in {}", rename.from.value, files));
      const std::vector<std::string> known(world_.namespaces().begin(), world_.namespaces().end());
      for (const std::string& near : nearest(rename.from.value, known, 3)) {
        diagnostic.hints.push_back(fmt::format("did you mean '{}'?", near));
      }
      diagnostics.add(std::move(diagnostic));
    }
    for (std::size_t length = 1; length <= moves_[i].to.size(); ++length) {
      const NamePath prefix = first_of(moves_[i].to, length);
      if (!world_.is_type(prefix)) continue;
      Diagnostic diagnostic = error_at(
          *spec_.text, rename.to.where,
          fmt::format("'{}' is a type in the sources, not a namespace", join_names(prefix)));
      diagnostic.hints = {"choose a name that the sources do not use"};
      diagnostics.add(std::move(diagnostic));
    }
  }
}

void NamespaceRenames::apply(std::vector<Edit>& edits, std::size_t source,
                             Diagnostics& diagnostics) const {
  std::vector<TextChange> changes = changes_in(source, edits);
  warn_of_macros(sources_[source], moves_, changes, diagnostics);
  warn_of_macro_arguments(sources_[source], moves_, changes, edits, world_, diagnostics);
  warn_of_left_behind_names(sources_[source], sources_, moves_, edits, diagnostics);
  warn_of_c_names(sources_[source], moves_, edits, diagnostics);
  warn_of_absent_classes(sources_[source], moves_, edits, world_, diagnostics);
  for (Edit& edit : edits) rename_code(edit);
  for (TextChange& change : changes) {
    Edit edit;
    edit.source = source;
    edit.range = change.range;
    edit.code.text = std::move(change.text);
    const NamespaceRename& rename = spec_.namespace_renames[change.move];
    edit.origin = fmt::format("namespace: {} -> {}", rename.from.value, rename.to.value);
    edit.asked_at = rename.from.where;
    edits.push_back(std::move(edit));
  }
}

std::vector<TextChange> NamespaceRenames::changes_in(std::size_t source,
                                                     const std::vector<Edit>& edits) const {
  const OutlinedFile& file = sources_[source];
  std::vector<TextChange> changes = change_blocks(file, {}, moves_);
  for (TextChange& change : keep_lost_scopes(file, edits, moves_, world_)) {
    changes.push_back(std::move(change));
  }
  for (const QualifiedName& name : qualified_names(file, {}, world_)) {
    if (auto change = change_of(name, moves_, world_)) changes.push_back(*std::move(change));
  }
  std::erase_if(changes, [&](const TextChange& change) {
    return std::any_of(edits.begin(), edits.end(),
                       [&](const Edit& edit) { return is_taken(change.range, edit); });
  });
  sort(changes);
  drop_overlaps(changes);
  return changes;
}

void NamespaceRenames::rename_code(Edit& edit) const {
  if (edit.code.text.empty() || edit.is_as_written) return;
  const OutlinedFile& around = sources_[edit.source];
  OutlinedFile code;
  code.text = std::make_shared<SourceText>(around.text->name(), edit.code.text);
  code.outline = std::make_shared<Outline>(read_outline(*code.text));
  const std::size_t offset = edit.range.begin;
  std::vector<TextChange> changes = change_blocks(code, blocks_at(around, offset), moves_);
  for (const QualifiedName& name :
       qualified_names(code, scope_at(around, offset, world_), world_)) {
    if (auto change = change_of(name, moves_, world_)) changes.push_back(*std::move(change));
  }
  sort(changes);
  drop_overlaps(changes);
  change_code(edit.code, changes);
}

}  // namespace patchgen
