#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include <patchgen/generate.h>

#include "project/observing_disk.h"

namespace patchgen {

/// Remembers, from run to run, of which specs a check found nothing wrong, and all that it had seen
/// of the disk to find that: as long as the disk gives the same answers, so would the check. One
/// file a spec in a folder of its own; runs side by side may share it, since each entry is written
/// whole and carries its own digest. An entry that cannot be read or is damaged is none. Safe to
/// use from several threads.
class ResultCache {
 public:
  /// `run` is what else a result depends on: the program, the options, the working directory.
  ResultCache(Disk& disk, std::string folder, std::string run);

  /// What the check of `spec_path` gave, without bytes and without `spec`; nothing when something
  /// that it saw is different now.
  std::optional<GenerateResult> find(const std::string& spec_path);
  /// Keeps `result`, which has no errors and depends on `seen` alone.
  void remember(const GenerateResult& result, const std::vector<Observation>& seen);

  /// Why an entry could not be written, the first time that happened; empty when all could.
  [[nodiscard]] std::string problem() const;

 private:
  [[nodiscard]] std::string entry_path(const std::string& spec_path) const;
  bool is_still_true(const Observation& seen);

  Disk& disk_;
  std::string folder_;
  std::string run_;
  mutable std::mutex mutex_;
  std::map<std::pair<Observation::Question, std::string>, std::string> answers_;  ///< of this run
  std::string problem_;
};

}  // namespace patchgen
