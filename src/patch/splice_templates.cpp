#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "patch/class_templates.h"
#include "patch/splice_parts.h"
#include "patch/template_text.h"
#include "patch/token_view.h"

namespace patchgen {
namespace {

/// The name of a template parameter, `Ts` for the pack `Ts...`.
std::string plain(std::string name) {
  if (name.ends_with("...")) name.resize(name.size() - 3);
  return name;
}

/// It is more than `template <>`.
bool has_parameters(const Found& from, ByteRange head) {
  constexpr std::size_t kTokensOfNone = 3;
  return code_tokens_in(*from.file, head).size() > kTokensOfNone;
}

void append_heads(std::vector<std::string>& heads, const Found& from,
                  const std::vector<ByteRange>& ranges, std::size_t first) {
  for (std::size_t i = first; i < ranges.size(); ++i) heads.push_back(text_of(from, ranges[i]));
}

/// The declaration in the class has the default arguments of template parameters. True when its
/// head takes the place of `head`.
bool splice_declared_head(SpliceState& state, std::string& head, const TemplateHead& mine,
                          std::size_t index, std::size_t count) {
  if (!state.declared) return false;
  const Found& declaration = state.declared->declaration();
  const std::vector<ByteRange> heads = template_heads(declaration);
  if (heads.size() != count) return false;
  const TemplateHead theirs = read_template_head(*declaration.file, heads[index]);
  const auto& names = theirs.names;
  for (std::size_t n = 0; n < mine.names.size() && n < names.size(); ++n) {
    state.declared->rename(plain(names[n]), plain(mine.names[n]));
  }
  if (!theirs.has_more) return false;
  head = state.declared->text(heads[index]);
  return true;
}

/// The replacement's heads; upstream's where it says the same and more, since its default
/// arguments and constraints stay.
void append_own_heads(SpliceState& state, std::vector<std::string>& heads,
                      const std::vector<ByteRange>& ranges, std::size_t first) {
  std::vector<ByteRange> old;
  if (state.splice.upstream) {
    old = template_heads(*state.splice.upstream);
    old.erase(old.begin(),
              old.begin() + static_cast<std::ptrdiff_t>(class_head_count(*state.splice.upstream)));
  }
  for (std::size_t i = first; i < ranges.size(); ++i) {
    heads.push_back(state.splice.carries_defaults
                        ? text_of(state.splice.replacement, ranges[i])
                        : head_without_defaults(*state.splice.replacement.file, ranges[i]));
    TemplateHead mine = read_template_head(*state.splice.replacement.file, ranges[i]);
    mine.has_more |=
        splice_declared_head(state, heads.back(), mine, i - first, ranges.size() - first);
    if (old.size() != ranges.size() - first) continue;
    const TemplateHead theirs = read_template_head(*state.splice.upstream->file, old[i - first]);
    if (mine.has_more || !theirs.has_more || mine.parameters != theirs.parameters) continue;
    heads.back() = text_of(*state.splice.upstream, old[i - first]);
    for (std::size_t n = 0; n < mine.names.size(); ++n) {
      state.renames.emplace_back(plain(mine.names[n]), plain(theirs.names[n]));
      if (state.declared)
        state.declared->rename(state.renames.back().first, state.renames.back().second);
    }
  }
}

void set_template_heads(SpliceState& state, const std::vector<std::string>& heads,
                        const std::vector<ByteRange>& new_heads) {
  bool same = heads.size() == new_heads.size();
  for (std::size_t i = 0; same && i < heads.size(); ++i) {
    same = heads[i] == text_of(state.splice.replacement, new_heads[i]);
  }
  if (same) return;
  std::string text;
  for (const std::string& head : heads) text += head + "\n";
  const std::size_t begin = head_begin(*state.splice.replacement.file, state.made);
  state.rewriter.replace({state.made.range.begin, begin}, text);
}

}  // namespace

void splice_template_heads(SpliceState& state) {
  const auto new_heads = template_heads(state.splice.replacement);
  const std::size_t new_class_heads =
      state.splice.drops_head ? new_heads.size() : class_head_count(state.splice.replacement);
  std::vector<std::string> heads;
  if (state.splice.place == FunctionPlace::OutOfLine && state.splice.upstream) {
    const auto old_heads = template_heads(*state.splice.upstream);
    const std::size_t old_class_heads = class_head_count(*state.splice.upstream);
    // `ops<float>::` of a specialisation's member is upstream's to say.
    const bool names_parameters = std::any_of(
        new_heads.begin(), new_heads.begin() + static_cast<std::ptrdiff_t>(new_class_heads),
        [&](ByteRange head) { return has_parameters(state.splice.replacement, head); });
    state.keeps_qualifier =
        !state.splice.drops_head && names_parameters && old_class_heads == new_class_heads;
    const bool own = new_heads.size() > new_class_heads;
    for (std::size_t i = 0; i < old_class_heads; ++i) {
      heads.push_back(state.keeps_qualifier ? text_of(state.splice.replacement, new_heads[i])
                                            : text_of(*state.splice.upstream, old_heads[i]));
    }
    if (!own) append_heads(heads, *state.splice.upstream, old_heads, old_class_heads);
  } else if (state.splice.upstream && new_heads.size() == new_class_heads) {
    const auto old_heads = template_heads(*state.splice.upstream);
    append_heads(heads, *state.splice.upstream, old_heads,
                 class_head_count(*state.splice.upstream));
  }
  append_own_heads(state, heads, new_heads, new_class_heads);
  set_template_heads(state, heads, new_heads);
}

}  // namespace patchgen
