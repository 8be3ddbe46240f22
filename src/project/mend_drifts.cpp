#include "project/mend_drifts.h"

#include <cstddef>
#include <fmt/format.h>
#include <string_view>

#include "project/orphan_files.h"
#include "support/interruption.h"

namespace patchgen {
namespace {

bool may_mend(const Drift& drift, const CheckOptions& options) {
  switch (drift.kind) {
    case DriftKind::Edited:
    case DriftKind::Unreadable:
      return options.force;
    case DriftKind::Orphan:
      return options.prune && (options.force || !drift.edited);
    default:
      return true;
  }
}

Diagnostic system_error(std::string_view path, std::string_view what, const DiskError& error) {
  return error_in(std::string(path), fmt::format("cannot {}: {}", what, error.reason),
                  Fault::System);
}

}  // namespace

void mend_drifts(Disk& disk, std::vector<Drift>& drifts,
                 const std::vector<std::vector<Repair>>& repairs,
                 const std::set<std::string>& folders, const CheckOptions& options,
                 Diagnostics& diagnostics) {
  std::vector<FileToWrite> files;
  for (std::size_t i = 0; i < drifts.size(); ++i) {
    if (!may_mend(drifts[i], options)) continue;
    for (const Repair& repair : repairs[i]) files.push_back({repair.path, repair.bytes});
  }
  DiskError error;
  for (const FileToWrite& file : files) {
    if (!disk.can_write(std::string(file.path), error)) {
      diagnostics.add(system_error(file.path, "write", error));
    }
  }
  if (diagnostics.has_errors() || options.dry_run || interrupted()) return;
  for (const std::string& folder : folders) remove_left_behind_below(disk, folder);
  if (!disk.write_all(files, error)) {
    diagnostics.add(system_error(files[error.file].path, "write", error));
    return;
  }
  for (Drift& drift : drifts) {
    if (!may_mend(drift, options) || interrupted()) continue;
    // When an orphan is gone, another run was faster.
    drift.mended = drift.kind != DriftKind::Orphan || disk.remove_file(drift.path, error) ||
                   error.reason == kNoSuchFile;
    if (!drift.mended) diagnostics.add(system_error(drift.path, "remove", error));
  }
}

}  // namespace patchgen
