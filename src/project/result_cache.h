#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <patchgen/generate.h>

#include "project/check_index.h"
#include "project/file_identities.h"
#include "project/noting_disk.h"
#include "project/observing_disk.h"

namespace patchgen {

/// A path that a remembered check has seen, and what is there now.
struct LookedAt {
  std::string_view path;  ///< belongs to the cache
  FileSight sight;
};

/// Remembers, from run to run, of which specs a check found nothing wrong, and all that it had seen
/// of the disk to find that: as long as the disk gives the same answers, so would the check. A file
/// whose state is the one that went with its bytes is not even read.
///
/// One index for each kind of run, in a folder that runs side by side may share: it is written
/// whole, carries its own digest, and keeps what another run has added meanwhile; of two that write
/// at the same moment one may lose what it has learned. An index that cannot be read or is damaged
/// is none; indexes that nothing was added to for a month go when a new one comes. Safe to use from
/// several threads.
class ResultCache {
 public:
  /// `run` is what else a result depends on: the program, the options, the working directory.
  ResultCache(Disk& disk, std::string folder, std::string_view run);

  struct Found {
    GenerateResult result;        ///< without bytes and without `spec`
    std::vector<LookedAt> looks;  ///< at all files that the check had to do with
  };
  /// What the check of `spec_path` gave; nothing when something that it saw is different now.
  std::optional<Found> find(const std::string& spec_path);

  /// The disk to read through, so that the states of files are known when they are remembered.
  [[nodiscard]] const Disk& disk() const { return noting_; }
  /// Keeps `result`, which has no errors and depends on `seen` alone, until save.
  void remember(const GenerateResult& result, std::vector<Observation> seen);

  /// Writes what this run has learned, if anything. When `project_specs` are given, which are all
  /// of a project, other specs that are not there any more are forgotten.
  void save(const std::vector<std::string>& project_specs = {});

  /// Why the index could not be written; empty when it could.
  [[nodiscard]] const std::string& problem() const { return problem_; }

 private:
  struct Verdict {
    enum class Stage : std::uint8_t { New, Begun, Done };
    FileSight sight;
    std::atomic<Stage> stage = Stage::New;
    bool holds = false;
  };
  struct Learned {
    std::vector<Observation> seen;
    std::string result;
  };
  const Verdict& verdict(std::size_t fact);
  void judge(std::size_t fact, Verdict& verdict);
  /// `owned` keeps the texts.
  void add_learned(CheckIndex& index, std::deque<std::string>& owned) const;
  void add_states(CheckIndex& index, std::deque<std::string>& owned) const;
  void drop_gone(CheckIndex& index, const std::vector<std::string>& project_specs) const;
  void remove_unused_indexes();

  Disk& disk_;
  NotingDisk noting_;
  std::string folder_;
  std::string path_;   ///< of the index
  std::string bytes_;  ///< of index_
  CheckIndex index_;
  std::unique_ptr<Verdict[]> verdicts_;  // NOLINT(*-avoid-c-arrays): of index_.facts, in place
  std::atomic<bool> has_new_states_ = false;
  std::mutex mutex_;
  std::map<std::string, Learned> learned_;  ///< by spec
  std::string problem_;
};

}  // namespace patchgen
