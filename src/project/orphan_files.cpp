#include "project/orphan_files.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <optional>
#include <string_view>

#include "drift/compare.h"
#include "emit/header_words.h"
#include "project/output_owner.h"
#include "project/paths.h"
#include "support/scratch_name.h"

namespace patchgen {
namespace {

/// The first lines that a diff adds: of a generated file's diff they are the header.
std::string first_added_lines(std::string_view diff) {
  std::string added;
  std::size_t at = diff.find("\n@@ ");
  while (at < diff.size()) {
    const std::size_t begin = at + 1;
    at = std::min(diff.find('\n', begin), diff.size());
    const std::string_view line = diff.substr(begin, at - begin);
    if (line.starts_with("@@ ")) {
      if (!added.empty()) break;
      continue;
    }
    if (line.starts_with('+')) {
      added += line.substr(1);
      added += '\n';
    } else if (!added.empty()) {
      break;
    }
  }
  return added;
}

ReadHeader header_of(std::string_view path, std::string_view bytes) {
  return path.ends_with(".diff") ? read_header(first_added_lines(bytes)) : read_header(bytes);
}

/// Whether `path` is found by those who list its folder, as the project's globs do.
bool is_listed(const Disk& disk, const std::string& path) {
  const std::string folder = parent_path(path);
  const std::vector<std::string> files = disk.files_below(folder.empty() ? "." : folder);
  return std::find(files.begin(), files.end(), file_name(path)) != files.end();
}

struct Reason {
  std::string text;
  bool has_spec = false;     ///< the project has a spec of the name that the header gives
  bool is_doubtful = false;  ///< another project file may have it among its specs
};

/// Why the file that names `spec` in its header is an orphan; nothing when it is none.
std::optional<Reason> why_orphan(const Disk& disk, const OrphanSearch& search,
                                 const std::string& spec) {
  if (spec.empty()) {
    if (search.whole_project) return Reason{.text = "no spec of the project gives it"};
    return std::nullopt;
  }
  const std::string path = join_path(search.project_root, spec);
  const std::string canonical = canonical_path(path);
  if (search.failed_specs.contains(canonical)) return std::nullopt;
  if (search.specs.contains(canonical)) {
    return Reason{.text = fmt::format("{} gives another output", path), .has_spec = true};
  }
  if (!search.whole_project) return std::nullopt;
  DiskError error;
  if (!disk.read(path, error)) {
    // What cannot be read is there all the same.
    if (error.reason != kNoSuchFile) return std::nullopt;
    return Reason{.text = fmt::format("its spec {} is gone", path)};
  }
  if (!is_listed(disk, path)) return std::nullopt;
  return Reason{.text = fmt::format("its spec {} is none of the project's", path),
                .has_spec = true,
                .is_doubtful = true};
}

/// The folders below `folder`, relative to it, that a project of their own begins in.
class InnerProjects {
 public:
  InnerProjects(const Disk& disk, const std::string& folder) : disk_(disk), folder_(folder) {}

  /// Whether `relative`, a file's path, lies in one.
  bool contain(const std::string& relative) {
    const std::string parent = parent_path(relative);
    if (parent.empty()) return false;
    const auto known = known_.find(parent);
    if (known != known_.end()) return known->second;
    const bool inside =
        disk_.is_file(join_path(join_path(folder_, parent), kProjectFileName)) || contain(parent);
    known_.emplace(parent, inside);
    return inside;
  }

 private:
  const Disk& disk_;
  const std::string& folder_;
  std::map<std::string, bool> known_;  ///< by folder
};

/// Whether somebody has put work into `bytes` since they were generated.
bool was_edited(const std::string& path, const std::string& bytes) {
  if (path.ends_with(".diff")) return false;
  return !is_as_generated(SourceText(path, bytes));
}

/// Why `folder` cannot be looked into; nothing when it can, or when nothing is there.
std::optional<std::string> why_no_folder(const Disk& disk, std::string folder) {
  if (folder.size() > 1 && folder.ends_with('/')) folder.pop_back();
  if (folder.empty() || disk.is_directory(folder)) return std::nullopt;
  if (disk.is_file(folder)) return "is not a folder";
  const std::string parent = parent_path(folder);
  if (parent != folder && !parent.empty() && !disk.is_directory(parent)) {
    return why_no_folder(disk, parent);
  }
  const FolderListing beside =
      disk.list_below(parent.empty() ? "." : parent, [](const std::string&) { return false; });
  for (const FolderListing::Other& other : beside.others) {
    if (other.path == file_name(folder)) return other.reason;
  }
  DiskError error;
  if (disk.read(folder, error) || error.reason == kNoSuchFile) return std::nullopt;
  return error.reason;
}

void cannot_look(const std::string& folder, std::string_view reason, Diagnostics& diagnostics) {
  diagnostics.add(error_in(
      folder, fmt::format("cannot look for orphans in this folder: {}", reason), Fault::System));
}

void note_unread(const std::string& path, const DiskError& error, Diagnostics& diagnostics) {
  // What is larger than any source is no output.
  if (error.reason == kNoSuchFile || error.reason.starts_with("is too large")) return;
  Diagnostic warning =
      error_in(path, fmt::format("cannot tell whether it is an orphan: {}", error.reason));
  warning.severity = Severity::Warning;
  diagnostics.add(std::move(warning));
}

void note_doubt(const std::string& path, const std::string& why, const std::string& removal,
                Diagnostics& diagnostics) {
  Diagnostic warning =
      error_in(path, fmt::format("it is an orphan, unless another project gives it: {}", why));
  warning.severity = Severity::Warning;
  warning.hints = {
      fmt::format("if none does, remove it, with all of which this is said: {}", removal),
      "an output folder that is one project's alone leaves no doubt"};
  diagnostics.add(std::move(warning));
}

}  // namespace

std::vector<Drift> find_orphans(const Disk& disk, const OrphanSearch& search, CanonicalPaths& paths,
                                Diagnostics& diagnostics) {
  std::vector<Drift> orphans;
  if (!disk.is_directory(search.folder)) {
    const std::optional<std::string> reason = why_no_folder(disk, search.folder);
    if (reason) cannot_look(search.folder, *reason, diagnostics);
    return orphans;
  }
  OutputOwners owners(disk, paths, paths.of(search.folder), search.project_root);
  InnerProjects inner_projects(disk, search.folder);
  const FolderListing listing =
      disk.list_below(search.folder, [](const std::string&) { return true; });
  for (const FolderListing::Other& other : listing.others) {
    if (!other.is_folder || inner_projects.contain(join_path(other.path, "x"))) continue;
    const std::string folder =
        other.path.empty() ? search.folder : join_path(search.folder, other.path);
    cannot_look(folder, other.reason, diagnostics);
  }
  for (const std::string& relative : listing.files) {
    // What a run has not finished with, or could not: no output yet.
    if (is_scratch_name(file_name(relative))) continue;
    const std::string path = join_path(search.folder, relative);
    if (inner_projects.contain(relative)) continue;
    if (search.accounted.contains(paths.of(path))) continue;
    DiskError error;
    const std::optional<std::string> bytes = disk.read(path, error);
    if (!bytes) {
      note_unread(path, error, diagnostics);
      continue;
    }
    const ReadHeader header = header_of(path, *bytes);
    if (!header.found) continue;
    const std::optional<Reason> why = why_orphan(disk, search, header.spec);
    if (!why) continue;
    const OutputOwner owner = owners.owner_of(paths.of(path), header, why->has_spec);
    if (owner == OutputOwner::AnotherProject) continue;
    const bool is_doubtful = why->is_doubtful || owner == OutputOwner::Unknown;
    if (is_doubtful && !search.takes_doubtful) {
      note_doubt(path, why->text, search.removal, diagnostics);
      continue;
    }
    Drift drift;
    drift.kind = DriftKind::Orphan;
    drift.path = path;
    drift.spec = header.spec;
    drift.message = why->text;
    drift.edited = was_edited(path, *bytes);
    if (drift.edited) drift.advice = "it was changed since it was generated: keep what is to stay";
    orphans.push_back(std::move(drift));
  }
  return orphans;
}

void remove_left_behind_below(Disk& disk, const std::string& folder) {
  for (const std::string& relative : disk.files_below(folder)) {
    DiskError ignored;  // another run may have been faster; else it is tried again next time
    if (is_left_behind(file_name(relative))) disk.remove_file(join_path(folder, relative), ignored);
  }
}

}  // namespace patchgen
