#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <patchgen/disk.h>

namespace patchgen {

/// What was asked of a disk, and what it said.
struct Observation {
  enum class Question : std::uint8_t {
    Read,
    IsFile,
    IsDirectory,
    FilesBelow,
    Program,  ///< which file `path`, a path or a name to find in PATH, runs, and its state
  };
  Question question = Question::Read;
  std::string path;
  std::string answer;  ///< as answer_of gives it

  friend bool operator==(const Observation&, const Observation&) = default;
};

/// What `disk` says now: the digest of the bytes or the reason why they cannot be read, "yes" or
/// "no", the digest of the list. Programs are the machine's, whatever the disk. Equal answers are
/// equal facts.
std::string answer_of(const Disk& disk, Observation::Question question, const std::string& path);

/// The answer to Question::Read of a file that holds `bytes`.
std::string answer_of_bytes(std::string_view bytes);
/// The answer to a question that is answered yes or no.
std::string_view answer_of_flag(bool yes);

/// Passes on what it is asked to another disk, and remembers the answers: a result that depends on
/// nothing else stays the same as long as they do. Writes nothing; whether one could write is not
/// remembered. For one thread.
class ObservingDisk final : public Disk {
 public:
  explicit ObservingDisk(const Disk& disk) : disk_(disk) {}

  /// In the order of the first question, each question once.
  [[nodiscard]] const std::vector<Observation>& observations() const { return observations_; }
  /// False when a question got another answer the second time: something changes meanwhile, and
  /// what depends on the answers depends on no state of the disk.
  [[nodiscard]] bool are_consistent() const { return are_consistent_; }
  /// Adds what was learned in another way.
  void note(Observation::Question question, const std::string& path, std::string answer) const;

  std::optional<std::string> read(const std::string& path, DiskError& error) const override;
  std::optional<std::vector<WriteResult>> write_all(std::span<const FileToWrite> files,
                                                    DiskError& error) override;
  bool write_scratch(const std::string& path, std::string_view bytes, DiskError& error) override;
  bool remove_file(const std::string& path, DiskError& error) override;
  bool can_write(const std::string& path, DiskError& error) const override;
  [[nodiscard]] bool is_file(const std::string& path) const override;
  [[nodiscard]] bool is_directory(const std::string& path) const override;
  [[nodiscard]] std::vector<std::string> files_below(const std::string& directory) const override;

 private:
  const Disk& disk_;
  mutable std::vector<Observation> observations_;
  mutable bool are_consistent_ = true;
};

}  // namespace patchgen
