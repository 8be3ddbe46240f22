#include "emit/include_paths.h"

#include <filesystem>
#include <fmt/format.h>
#include <optional>

#include "patch/token_view.h"

namespace patchgen {
namespace {

namespace fs = std::filesystem;

/// `a/b/../c.h` next to `source` as a path below the source root; empty when it leads out of it.
std::string below_root(const std::string& source, std::string_view include) {
  const fs::path path = (fs::path(source).parent_path() / include).lexically_normal();
  const std::string result = path.generic_string();
  return result.starts_with("..") || path.is_absolute() ? "" : result;
}

/// The output of the source `path`, relative to the folder of the output that includes it; nothing
/// when it is no source.
std::optional<std::string> generated(const std::string& path, const IncludeLayout& layout) {
  const fs::path output = layout.output_path;
  if (path == layout.source_path) return output.filename().generic_string();
  const auto sibling = layout.siblings.find(path);
  if (sibling == layout.siblings.end()) return std::nullopt;
  return fs::path(sibling->second).lexically_relative(output.parent_path()).generic_string();
}

/// What `spelled`, with its delimiters, has to name from the output; nothing when it stays.
std::optional<std::string> target_of(std::string_view spelled, const IncludeLayout& layout) {
  const std::string named(spelled.substr(1, spelled.size() - 2));
  if (spelled.front() == '<' && spelled.back() == '>') {
    // A bare name may well be a header of the system.
    return named.find('/') == std::string::npos ? std::nullopt : generated(named, layout);
  }
  if (spelled.front() != '"' || spelled.back() != '"') return std::nullopt;
  const std::string path = below_root(layout.source_path, named);
  if (const auto output = generated(path, layout)) return output;
  const bool is_near = !path.empty() && layout.exists(path);
  // What does not stand beside the file is looked for below the source root.
  if (!is_near) return generated(named, layout);
  const bool is_same = fs::path(named).lexically_normal().generic_string() == path;
  return is_same ? std::nullopt : std::optional(path);
}

/// The literal of `#define TARGET_INCLUDE "lib/kernel.cpp"`; empty for other directives.
ByteRange defined_literal(const OutlinedFile& file, const Directive& directive) {
  constexpr std::size_t kTokens = 4;
  if (directive.kind != DirectiveKind::Define) return {};
  const std::vector<Token> tokens = code_tokens_in(file, directive.range);
  const bool is_one = tokens.size() == kTokens && tokens.back().kind == TokenKind::Literal;
  return is_one ? tokens.back().range() : ByteRange{};
}

/// What a macro that names a source, to have it included, has to name: its output, as it is found
/// from the output directory.
std::optional<std::string> target_of_macro(std::string_view literal, const IncludeLayout& layout) {
  if (literal.size() < 2 || literal.front() != '"' || literal.back() != '"') return std::nullopt;
  const std::string named(literal.substr(1, literal.size() - 2));
  for (const std::string& path : {below_root(layout.source_path, named), named}) {
    if (path == layout.source_path) return layout.output_path;
    const auto sibling = layout.siblings.find(path);
    if (sibling != layout.siblings.end()) return sibling->second;
  }
  return std::nullopt;
}

}  // namespace

std::vector<Edit> rewrite_includes(const OutlinedFile& file, std::size_t source,
                                   const IncludeLayout& layout) {
  std::vector<Edit> edits;
  for (const Directive& directive : file.outline->directives) {
    const bool includes = directive.kind == DirectiveKind::Include;
    const ByteRange range = includes ? directive.argument : defined_literal(file, directive);
    if (range.size() < 2) continue;
    const std::string_view spelled = file.text->slice(range);
    const std::optional<std::string> target =
        includes ? target_of(spelled, layout) : target_of_macro(spelled, layout);
    if (!target) continue;
    const std::string wanted = fmt::format("\"{}\"", *target);
    if (wanted == spelled) continue;
    Edit edit;
    edit.source = source;
    edit.range = range;
    edit.code.text = wanted;
    edits.push_back(std::move(edit));
  }
  return edits;
}

}  // namespace patchgen
