#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <patchgen/disk.h>

#include "support/posix_file.h"
#include "support/write_destination.h"

namespace patchgen {

/// A file that takes the place of another one in two steps, so that several can go together: all
/// are prepared, then all are put in place. Until `keep`, its end takes back what it did and
/// removes what it made.
class FileReplacement {
 public:
  explicit FileReplacement(Destination destination);
  ~FileReplacement();
  FileReplacement(const FileReplacement&) = delete;
  FileReplacement& operator=(const FileReplacement&) = delete;

  /// Writes `bytes` to a temporary file beside the destination, in folders that are made if need
  /// be; a synced one is on the disk then, whatever happens to the machine.
  bool prepare(std::string_view bytes, bool synced, DiskError& error);
  /// Renames the temporary file to the destination. A `revocable` one keeps what was there until
  /// its end, where the file system can exchange files.
  bool put_in_place(bool revocable, DiskError& error);
  /// Makes it final. Adds the folders whose entries have changed.
  void keep(std::set<std::string>& changed_folders);

 private:
  bool make_folders(DiskError& error);
  FileDescriptor open_temporary(DiskError& error);
  void take_over_status(int descriptor) const;
  void take_back();

  Destination destination_;
  std::string folder_;
  std::vector<std::string> made_folders_;  ///< outermost first
  std::string temporary_;                  ///< holds the old file once the two are exchanged
  bool in_place_ = false;
  bool exchanged_ = false;
  bool kept_ = false;
};

}  // namespace patchgen
