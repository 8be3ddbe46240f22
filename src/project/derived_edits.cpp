#include "project/derived_edits.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "emit/include_guard.h"
#include "emit/include_paths.h"
#include "emit/rename_namespaces.h"

namespace patchgen {
namespace {

/// Adds those of `more` that no edit of `edits` has bytes in common with.
void add_where_free(std::vector<Edit>& edits, std::vector<Edit> more) {
  const std::size_t known = edits.size();
  for (Edit& each : more) {
    const auto touched = [&](const Edit& edit) { return edit.range.overlaps(each.range); };
    const auto end = edits.begin() + static_cast<std::ptrdiff_t>(known);
    if (std::none_of(edits.begin(), end, touched)) edits.push_back(std::move(each));
  }
}

/// Says that `edits` follow from the output of `entry`.
std::vector<Edit> of_output(std::vector<Edit> edits, const SourceEntry& entry,
                            const std::string& origin) {
  for (Edit& edit : edits) {
    edit.origin = origin;
    edit.asked_at = entry.output.where;
  }
  return edits;
}

std::vector<Edit> include_edits(
    const PatchSpec& spec, const std::vector<OutlinedFile>& sources, std::size_t source,
    const std::function<bool(std::size_t, const std::string&)>& exists) {
  const SourceEntry& own = spec.sources[source];
  IncludeLayout layout;
  layout.source_path = own.input.value;
  layout.output_path = own.output.value;
  for (const SourceEntry& entry : spec.sources) {
    if (entry.input.value != layout.source_path) {
      layout.siblings[entry.input.value] = entry.output.value;
    }
  }
  layout.exists = [&](const std::string& path) { return exists(source, path); };
  return of_output(rewrite_includes(sources[source], source, layout), own, "include path");
}

/// The guard of each source, and every use of it in the others, follows the output's name.
void add_guards(const PatchSpec& spec, const std::vector<OutlinedFile>& sources,
                std::vector<std::vector<Edit>>& edits) {
  for (std::size_t guarded = 0; guarded < sources.size(); ++guarded) {
    const SourceEntry& entry = spec.sources[guarded];
    const std::string old_guard = include_guard(sources[guarded]);
    if (old_guard.empty()) continue;
    const std::string new_guard = guard_for(entry.output.value, old_guard);
    if (new_guard == old_guard) continue;
    for (std::size_t i = 0; i < sources.size(); ++i) {
      add_where_free(edits[i], of_output(rename_guard(sources[i], i, old_guard, new_guard), entry,
                                         "include guard"));
    }
  }
}

}  // namespace

std::vector<std::vector<Edit>> edits_by_source(
    const PatchSpec& spec, const std::vector<OutlinedFile>& sources, std::vector<Edit> planned,
    const std::function<bool(std::size_t source, const std::string& path)>& exists,
    Diagnostics& diagnostics) {
  std::vector<std::vector<Edit>> edits(sources.size());
  for (Edit& edit : planned) {
    const std::size_t source = edit.source;
    edits[source].push_back(std::move(edit));
  }
  if (spec.operations.empty() && spec.namespace_renames.empty()) return edits;
  const NamespaceRenames renames(spec, sources);
  renames.check(diagnostics);
  for (std::size_t i = 0; i < sources.size(); ++i) {
    if (!renames.empty()) renames.apply(edits[i], i, diagnostics);
    add_where_free(edits[i], include_edits(spec, sources, i, exists));
  }
  add_guards(spec, sources, edits);
  for (std::vector<Edit>& each : edits) {
    std::stable_sort(each.begin(), each.end(), [](const Edit& a, const Edit& b) {
      return std::tuple(a.range.begin, !a.range.empty(), a.rank) <
             std::tuple(b.range.begin, !b.range.empty(), b.rank);
    });
  }
  return edits;
}

}  // namespace patchgen
