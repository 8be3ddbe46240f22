#include "emit/closing_comments.h"

#include <algorithm>
#include <string_view>

#include "patch/token_view.h"

namespace patchgen {
namespace {

bool is_name_byte(char c) {
  return c == '_' || c == ':' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') ||
         (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}

/// The name that a closing comment says it closes, as a range of its text; empty when it says none.
ByteRange name_in(std::string_view comment) {
  constexpr std::string_view kWord = "namespace";
  std::size_t begin = comment.find(kWord);
  const bool has_word = begin != std::string_view::npos;
  begin = has_word ? begin + kWord.size() : 2;
  const auto is_mark = [](char c) { return c == ' ' || c == '\t' || c == '\'' || c == '`'; };
  while (begin < comment.size() && is_mark(comment[begin])) ++begin;
  std::size_t end = begin;
  while (end < comment.size() && is_name_byte(comment[end])) ++end;
  while (end > begin && comment[end - 1] == ':') --end;
  while (begin < end && comment[begin] == ':') ++begin;
  if (has_word) return {begin, end};
  // Without that word the name must be all there is.
  std::string_view rest = comment.substr(end);
  if (rest.ends_with("*/")) rest.remove_suffix(2);
  const bool all = rest.find_first_not_of(" \t\r") == std::string_view::npos;
  return all ? ByteRange{begin, end} : ByteRange{};
}

/// What the components of `old_path` from number `first` on are called in `new_path`.
std::string renamed_tail(const NamePath& new_path, std::size_t first, const NamespaceMove& move) {
  if (first <= move.common) return join_names(new_path, first);
  const std::size_t from_end = move.from.size() - std::min(first, move.from.size());
  const std::size_t start = move.to.size() > from_end ? move.to.size() - from_end : 0;
  return join_names(new_path, std::max(start, move.common));
}

}  // namespace

std::optional<Token> closing_comment(const OutlinedFile& file, const Declaration& block) {
  const SourceText& text = *file.text;
  const ByteRange line = text.line_range(text.line_of(block.body.end - 1));
  for (const Token& token : tokens_in(file, {block.body.end, line.end})) {
    if (token.kind == TokenKind::Comment) return token;
    if (spelling(text, token) != ";") return std::nullopt;
  }
  return std::nullopt;
}

std::optional<std::pair<ByteRange, std::string>> change_closing_comment(
    const OutlinedFile& file, const Token& comment, const NamePath& old_path,
    const NamePath& new_path, const OwnNames& own, const NamespaceMove& move) {
  const std::string_view text = spelling(*file.text, comment);
  const ByteRange place = name_in(text);
  if (place.empty()) return std::nullopt;
  const std::string_view name = text.substr(place.begin, place.size());
  const NamePath path = split_path(name);
  std::string wanted(name);
  const bool is_own =
      path.size() <= old_path.size() && std::equal(path.rbegin(), path.rend(), old_path.rbegin());
  const std::size_t first = is_own ? old_path.size() - path.size() : 0;
  if (is_own && old_path != new_path && lies_in(old_path, move.from) && first < move.from.size()) {
    if (path == own.before) {
      wanted = join_names(own.after);
    } else {
      wanted = first == 0 ? join_names(new_path) : renamed_tail(new_path, first, move);
    }
  } else if (lies_in(path, move.from)) {
    wanted = join_names(moved(path, {move}));  // `}}  // namespace a::b` at the brace of a
  }
  if (wanted == name || wanted.empty()) return std::nullopt;
  return std::pair{ByteRange{comment.begin + place.begin, comment.begin + place.end}, wanted};
}

}  // namespace patchgen
