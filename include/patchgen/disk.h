#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <patchgen/file_state.h>

namespace patchgen {

/// What went wrong with a file, in words for a message ("no such file", "is a directory",
/// "permission denied", "no space left on device", …).
struct DiskError {
  std::string reason;
  std::size_t file = 0;  ///< write_all: index of the file at fault
};

/// The reason of a file that is not there.
inline constexpr std::string_view kNoSuchFile = "no such file";

/// What is below a folder, in paths relative to it, sorted.
struct FolderListing {
  std::vector<std::string> files;
  /// Folders that could not be listed (`is_folder`), and what is neither a file nor a folder: a
  /// pipe, a link to nothing.
  struct Other {
    std::string path;
    std::string reason;
    bool is_folder = false;
  };
  std::vector<Other> others;
  std::vector<std::string> links;  ///< of `files`, those that are symbolic links
};

enum class WriteResult : std::uint8_t { Written, Unchanged };

/// A file and the bytes that it is to hold; both outlive the call that writes them.
struct FileToWrite {
  std::string_view path;
  std::string_view bytes;
};

/// The seam to the file system: tests run on a virtual one. Paths are UTF-8, `/`-separated,
/// absolute or relative to the working directory. Nothing throws. Implementations are safe to call
/// from several threads at once.
class Disk {
 public:
  /// Larger files are refused: no C++ source is that large, and offsets are 32 bits wide.
  static constexpr std::size_t kMaxFileSize = std::size_t{64} << 20;

  virtual ~Disk() = default;

  /// Reads all of `path`, which may be a pipe (`/dev/stdin`). Fails with a reason for a missing or
  /// unreadable file, a directory, a file above kMaxFileSize.
  virtual std::optional<std::string> read(const std::string& path, DiskError& error) const = 0;
  /// The same with the state that the file has as long as it holds these bytes.
  virtual std::optional<StatedBytes> read_with_state(const std::string& path,
                                                     DiskError& error) const;

  /// Makes each path hold its bytes, or changes nothing: missing folders are made; temporary files
  /// in the same folders are written and synced to disk, all of them, and only then renamed over
  /// their paths, so that at any time each path is whole, old or new. A file that already holds its
  /// bytes is left untouched, its time stamp too. The mode of an existing file is kept, but for its
  /// owner's permission to read it, which is added. On failure nothing is left behind. Only the end
  /// of the process between two renames can leave some files new and others old. The results are
  /// those of `files`, in order.
  virtual std::optional<std::vector<WriteResult>> write_all(std::span<const FileToWrite> files,
                                                            DiskError& error) = 0;
  /// The same for one file.
  std::optional<WriteResult> write(std::string_view path, std::string_view bytes, DiskError& error);

  /// Makes `path` hold `bytes`, whole at any time as with write_all, but not synced: after a power
  /// cut it may be empty or cut short. For caches, which can be made anew.
  virtual bool write_scratch(const std::string& path, std::string_view bytes, DiskError& error) = 0;

  /// Removes the file `path`, or the link that it is; what is behind the link stays.
  virtual bool remove_file(const std::string& path, DiskError& error) = 0;

  /// Whether `write` of `path` could be expected to work: nothing is changed by asking. The reason
  /// otherwise: the folder is a file, is read-only, `path` is a directory, ….
  virtual bool can_write(const std::string& path, DiskError& error) const = 0;

  [[nodiscard]] virtual bool is_file(const std::string& path) const = 0;
  [[nodiscard]] virtual bool is_directory(const std::string& path) const = 0;
  /// What is at `path`, without reading it.
  [[nodiscard]] virtual FileLook look(const std::string& path) const;
  /// Paths of all regular files below `directory`, relative to it, sorted; hidden folders and
  /// symbolic links to folders are not entered.
  [[nodiscard]] virtual std::vector<std::string> files_below(
      const std::string& directory) const = 0;
  /// The same with what is no file; only folders for which `enters`, given their relative path, is
  /// true are looked into; it may be asked by several threads at once. The folder itself is the
  /// path "".
  [[nodiscard]] virtual FolderListing list_below(
      const std::string& directory,
      const std::function<bool(const std::string& folder)>& enters) const;
};

/// The machine's own file system. A `path` that is a symbolic link is written through to the file
/// it names; the link stays. Only regular files are ever replaced, never a device or a pipe.
///
/// A write past the file size limit of the process (`ulimit -f`) is a DiskError only while SIGXFSZ
/// is ignored; the signal's default ends the process. The program ignores it first thing in `main`;
/// a library leaves signals alone.
class RealDisk final : public Disk {
 public:
  /// Nanoseconds since 1970.
  using Clock = std::int64_t (*)();

  RealDisk();
  /// With another clock than the machine's, for tests.
  explicit RealDisk(Clock clock) : clock_(clock) {}

  std::optional<std::string> read(const std::string& path, DiskError& error) const override;
  std::optional<StatedBytes> read_with_state(const std::string& path,
                                             DiskError& error) const override;
  std::optional<std::vector<WriteResult>> write_all(std::span<const FileToWrite> files,
                                                    DiskError& error) override;
  bool write_scratch(const std::string& path, std::string_view bytes, DiskError& error) override;
  bool remove_file(const std::string& path, DiskError& error) override;
  bool can_write(const std::string& path, DiskError& error) const override;
  [[nodiscard]] bool is_file(const std::string& path) const override;
  [[nodiscard]] bool is_directory(const std::string& path) const override;
  [[nodiscard]] FileLook look(const std::string& path) const override;
  [[nodiscard]] std::vector<std::string> files_below(const std::string& directory) const override;
  [[nodiscard]] FolderListing list_below(
      const std::string& directory,
      const std::function<bool(const std::string& folder)>& enters) const override;

 private:
  Clock clock_;
};

}  // namespace patchgen
