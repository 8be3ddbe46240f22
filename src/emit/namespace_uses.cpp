#include "emit/namespace_uses.h"

#include <algorithm>
#include <utility>

namespace patchgen {
namespace {

/// What the words of a name mean, as far as they are namespaces.
struct Meaning {
  std::vector<NamespaceWorld::Lookup> words;
  std::size_t level = 0;  ///< number of components of the scope in which the first word was found
};

Meaning meaning_of(const QualifiedName& name, const NamespaceWorld& world) {
  Meaning meaning;
  for (const QualifiedName::Word& word : name.words) {
    std::optional<NamespaceWorld::Lookup> found;
    if (!meaning.words.empty()) {
      found = world.member(meaning.words.back().path, word.text);
    } else if (name.rooted) {
      found = world.member({}, word.text);
    } else {
      found = world.find(name.scope, word.text, meaning.level);
    }
    if (!found) break;
    meaning.words.push_back(*std::move(found));
  }
  return meaning;
}

/// True when the words up to number `last` are used as a namespace: something follows, or the
/// context says so.
bool is_used_as_namespace(const QualifiedName& name, std::size_t last) {
  if (last + 1 < name.words.size() || name.goes_on || name.names_namespace) return true;
  // `a::b` is the namespace and nothing else, say as the argument of a macro; one word alone may be
  // anything.
  return name.words.size() > 1;
}

/// True when `name`, looked up from the new scope, would find one of the namespaces that the move
/// brings in its way, below `level`.
bool is_hidden(std::string_view name, const NamePath& old_scope, const NamePath& new_scope,
               std::size_t level, const NamespaceMove& move, const NamespaceWorld& world) {
  for (std::size_t i = level + 1; i < move.to.size(); ++i) {
    if (move.to[i] != name) continue;
    const NamePath around = first_of(move.to, i);
    if (!lies_in(new_scope, around)) continue;
    const bool was_there = lies_in(old_scope, around) && world.is_namespace(around / name);
    if (!was_there) return true;
  }
  return false;
}

/// The whole new name, found from any scope.
std::string whole_name(const QualifiedName& name, const NamespaceMove& move,
                       const NamePath& new_scope, const NamespaceWorld& world) {
  const bool hidden = is_hidden(move.to.front(), name.scope, new_scope, 0, move, world);
  const bool rooted = hidden && !name.rooted && !name.follows_word;
  return (rooted ? "::" : "") + join_names(move.to);
}

/// The words up to number `last` are `move.from`.
std::optional<TextChange> renamed(const QualifiedName& name, const Meaning& meaning,
                                  std::size_t last, const NamespaceMove& move,
                                  const NamePath& new_scope, const NamespaceWorld& world) {
  const auto component = [&](std::size_t i) { return meaning.words[i].path.size() - 1; };
  std::size_t first = 0;
  while (first <= last && component(first) < move.common) ++first;
  const std::string tail = join_names(move.to, move.common);
  const bool hidden =
      !name.rooted && first > 0 &&
      is_hidden(name.words.front().text, name.scope, new_scope, meaning.level, move, world);
  if (hidden) {
    return TextChange{.range = {name.words.front().range.begin, name.words[last].range.end},
                      .text = whole_name(name, move, new_scope, world)};
  }
  if (first > last) {
    const std::size_t end = name.words[last].range.end;
    return TextChange{.range = {end, end}, .text = "::" + tail};
  }
  const ByteRange replaced{name.words[first].range.begin, name.words[last].range.end};
  if (first > 0) {
    if (!tail.empty()) return TextChange{.range = replaced, .text = tail};
    return TextChange{.range = {name.words[first - 1].range.end, replaced.end}, .text = ""};
  }
  const bool relative =
      component(0) == move.common && !tail.empty() &&
      !is_hidden(move.to[move.common], name.scope, new_scope, move.common, move, world);
  return TextChange{.range = replaced,
                    .text = relative ? tail : whole_name(name, move, new_scope, world)};
}

/// A name that has nothing to do with `move`, but would mean something else behind it.
std::optional<TextChange> uncovered(const QualifiedName& name, const Meaning& meaning,
                                    const NamespaceMove& move, const NamePath& new_scope,
                                    const NamespaceWorld& world) {
  const bool qualified = name.words.size() > 1 || name.goes_on || name.names_namespace;
  if (name.rooted || name.follows_word || !qualified) return std::nullopt;
  const bool known = !meaning.words.empty();
  if (world.is_type(name.scope / name.words.front().text)) return std::nullopt;
  std::size_t level = known ? meaning.level : 0;
  if (lies_in(name.scope, move.from) && level >= move.from.size()) {
    level += move.to.size() - move.from.size();
  }
  if (!is_hidden(name.words.front().text, name.scope, new_scope, level, move, world)) {
    return std::nullopt;
  }
  std::string text = "::";
  if (level > 0) text += join_names(first_of(new_scope, level)) + "::";
  const std::size_t begin = name.words.front().range.begin;
  return TextChange{.range = {begin, begin}, .text = std::move(text)};
}

}  // namespace

NamePath moved(const NamePath& path, const std::vector<NamespaceMove>& moves) {
  for (const NamespaceMove& move : moves) {
    if (!lies_in(path, move.from)) continue;
    NamePath result = move.to;
    result.insert(result.end(), path.begin() + static_cast<std::ptrdiff_t>(move.from.size()),
                  path.end());
    return result;
  }
  return path;
}

std::optional<TextChange> change_of(const QualifiedName& name,
                                    const std::vector<NamespaceMove>& moves,
                                    const NamespaceWorld& world) {
  const Meaning meaning = meaning_of(name, world);
  const NamePath new_scope = moved(name.scope, moves);
  for (std::size_t m = 0; m < moves.size(); ++m) {
    std::optional<TextChange> change;
    const auto reached = std::find_if(
        meaning.words.begin(), meaning.words.end(),
        [&](const NamespaceWorld::Lookup& word) { return word.path == moves[m].from; });
    const auto last = static_cast<std::size_t>(reached - meaning.words.begin());
    if (reached == meaning.words.end()) {
      change = uncovered(name, meaning, moves[m], new_scope, world);
    } else if (!reached->by_alias && is_used_as_namespace(name, last)) {
      change = renamed(name, meaning, last, moves[m], new_scope, world);
    }
    if (!change) continue;
    change->move = m;
    return change;
  }
  return std::nullopt;
}

}  // namespace patchgen
