#include "emit/include_paths.h"

#include <filesystem>
#include <fmt/format.h>

namespace patchgen {
namespace {

namespace fs = std::filesystem;

/// `a/b/../c.h` next to `source` as a path below the source root; empty when it leads out of it.
std::string below_root(const std::string& source, std::string_view include) {
  const fs::path path = (fs::path(source).parent_path() / include).lexically_normal();
  const std::string result = path.generic_string();
  return result.starts_with("..") || path.is_absolute() ? "" : result;
}

}  // namespace

std::vector<Edit> rewrite_includes(const OutlinedFile& file, std::size_t source,
                                   const IncludeLayout& layout) {
  std::vector<Edit> edits;
  for (const Directive& directive : file.outline->directives) {
    if (directive.kind != DirectiveKind::Include || directive.argument.size() < 2) continue;
    const std::string_view spelled = file.text->slice(directive.argument);
    if (spelled.front() != '"' || spelled.back() != '"') continue;
    const std::string named(spelled.substr(1, spelled.size() - 2));
    std::string path = below_root(layout.source_path, named);
    auto sibling = layout.siblings.find(path);
    const bool is_near = sibling != layout.siblings.end() || (!path.empty() && layout.exists(path));
    if (!is_near) {
      // What does not stand beside the file is looked for below the source root.
      path = named;
      sibling = layout.siblings.find(path);
      if (sibling == layout.siblings.end()) continue;
    }
    const std::string target =
        sibling == layout.siblings.end()
            ? path
            : fs::path(sibling->second)
                  .lexically_relative(fs::path(layout.output_path).parent_path())
                  .generic_string();
    const std::string wanted = fmt::format("\"{}\"", target);
    if (wanted == spelled) continue;
    Edit edit;
    edit.source = source;
    edit.range = directive.argument;
    edit.code.text = wanted;
    edits.push_back(std::move(edit));
  }
  return edits;
}

}  // namespace patchgen
