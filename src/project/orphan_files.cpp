#include "project/orphan_files.h"

#include <algorithm>
#include <cstddef>
#include <fmt/format.h>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "drift/compare.h"
#include "emit/header_words.h"
#include "project/output_owner.h"
#include "project/paths.h"
#include "support/parallel.h"
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

/// Which specs there are. Nothing is looked at before the first question, which is asked for
/// a file that nobody accounts for.
class KnownSpecs {
 public:
  KnownSpecs(const SpecOutputs& outputs, CanonicalPaths& paths)
      : outputs_(outputs), paths_(paths) {}

  bool has(const std::string& spec) { return contains(specs_, outputs_.specs, spec); }
  bool has_failed(const std::string& spec) {
    return contains(failed_, outputs_.failed_specs, spec);
  }

 private:
  using Set = std::optional<std::set<std::string>>;

  bool contains(Set& set, const std::vector<std::string>& specs, const std::string& spec) {
    if (!set) {
      set.emplace();
      for (const std::string& each : specs) set->insert(paths_.of(each));
    }
    return set->contains(paths_.of(spec));
  }

  const SpecOutputs& outputs_;
  CanonicalPaths& paths_;
  Set specs_;
  Set failed_;
};

/// Why the file that names `spec` in its header is an orphan; nothing when it is none.
std::optional<Reason> why_orphan(const Disk& disk, const OrphanSearch& search, KnownSpecs& known,
                                 const std::string& spec) {
  if (spec.empty()) {
    if (search.whole_project) return Reason{.text = "no spec of the project gives it"};
    return std::nullopt;
  }
  const std::string path = join_path(search.project_root, spec);
  if (known.has_failed(path)) return std::nullopt;
  if (known.has(path)) {
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

/// The files below the folder that nobody accounts for. A folder that cannot be listed is an error.
std::vector<std::string> unaccounted_files(const Disk& disk, const OrphanSearch& search,
                                           CanonicalPaths& paths, Diagnostics& diagnostics) {
  std::vector<std::string> found;
  InnerProjects inner_projects(disk, search.folder);
  const FolderListing listing =
      disk.list_below(search.folder, [](const std::string&) { return true; });
  for (const FolderListing::Other& other : listing.others) {
    if (!other.is_folder || inner_projects.contain(join_path(other.path, "x"))) continue;
    const std::string folder =
        other.path.empty() ? search.folder : join_path(search.folder, other.path);
    cannot_look(folder, other.reason, diagnostics);
  }
  const std::unordered_set<std::string> links(listing.links.begin(), listing.links.end());
  const std::unordered_set<std::string>& accounted = search.outputs->accounted;
  std::string canonical_folder = paths.of(search.folder);
  if (!canonical_folder.ends_with('/')) canonical_folder += '/';
  for (const std::string& relative : listing.files) {
    const bool is_link = links.contains(relative);
    if (!is_link && accounted.contains(canonical_folder + relative)) continue;  // nearly all
    // What a run has not finished with, or could not: no output yet.
    if (is_scratch_name(file_name(relative)) || inner_projects.contain(relative)) continue;
    std::string path = join_path(search.folder, relative);
    if (!accounted.contains(paths.of_file(path, is_link))) found.push_back(std::move(path));
  }
  return found;
}

/// What stands at the beginning of a file.
struct FoundHeader {
  ReadHeader header;
  std::optional<DiskError> unread;  ///< why the file cannot be read
};

std::vector<FoundHeader> headers_of(const Disk& disk, const std::vector<std::string>& files) {
  // With one spec of many, nearly all files are those of others.
  constexpr std::size_t kFilesOfAThread = 16;
  constexpr std::size_t kMostThreads = 8;
  const std::size_t threads =
      std::clamp(files.size() / kFilesOfAThread, std::size_t{1}, usable_threads(kMostThreads));
  std::vector<FoundHeader> headers(files.size());
  for_each_in_parallel(files.size(), static_cast<unsigned>(threads), [&](std::size_t i) {
    DiskError error;
    const std::optional<std::string> bytes = disk.read(files[i], error);
    if (bytes) {
      headers[i].header = header_of(files[i], *bytes);
    } else {
      headers[i].unread = error;
    }
  });
  return headers;
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
  KnownSpecs specs(*search.outputs, paths);
  const std::vector<std::string> files = unaccounted_files(disk, search, paths, diagnostics);
  const std::vector<FoundHeader> headers = headers_of(disk, files);
  for (std::size_t i = 0; i < files.size(); ++i) {
    if (headers[i].unread) note_unread(files[i], *headers[i].unread, diagnostics);
    const ReadHeader& header = headers[i].header;
    if (!header.found) continue;
    const std::optional<Reason> why = why_orphan(disk, search, specs, header.spec);
    if (!why) continue;
    const OutputOwner owner = owners.owner_of(paths.of(files[i]), header, why->has_spec);
    if (owner == OutputOwner::AnotherProject) continue;
    const bool is_doubtful = why->is_doubtful || owner == OutputOwner::Unknown;
    if (is_doubtful && !search.takes_doubtful) {
      note_doubt(files[i], why->text, search.removal, diagnostics);
      continue;
    }
    DiskError error;
    const std::optional<std::string> bytes = disk.read(files[i], error);
    if (!bytes) continue;  // gone meanwhile
    Drift drift;
    drift.kind = DriftKind::Orphan;
    drift.path = files[i];
    drift.spec = header.spec;
    drift.message = why->text;
    drift.edited = was_edited(files[i], *bytes);
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
