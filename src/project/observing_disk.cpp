#include "project/observing_disk.h"

#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "project/digest.h"

namespace patchgen {
namespace {

using Question = Observation::Question;

std::string answer_of_failure(const DiskError& error) {
  return "cannot: " + error.reason;
}

std::string answer_of_list(const std::vector<std::string>& paths) {
  std::string all;
  for (const std::string& path : paths) {
    all += path;
    all += '\0';
  }
  return to_hex(digest_of(all));
}

/// The file that the name `program` stands for.
std::string find_program(const std::string& program) {
  if (program.find('/') != std::string::npos) return program;
  // NOLINTNEXTLINE(concurrency-mt-unsafe): nothing here changes the environment.
  const char* variable = std::getenv("PATH");
  std::string_view folders = variable == nullptr ? "" : variable;
  while (!folders.empty()) {
    const std::size_t end = std::min(folders.find(':'), folders.size());
    const std::string path = fmt::format("{}/{}", folders.substr(0, end), program);
    if (::access(path.c_str(), X_OK) == 0) return path;
    folders.remove_prefix(std::min(end + 1, folders.size()));
  }
  return "";
}

std::string answer_of_program(const std::string& program) {
  const std::string path = find_program(program);
  struct stat status{};
  if (::stat(path.c_str(), &status) != 0) return "none";
  return fmt::format("{} {}:{} {:o} {} {}.{}", path, status.st_dev, status.st_ino, status.st_mode,
                     status.st_size, status.st_mtim.tv_sec, status.st_mtim.tv_nsec);
}

bool refuse(DiskError& error) {
  error.reason = "a disk that is only looked at";
  return false;
}

}  // namespace

std::string answer_of_bytes(std::string_view bytes) {
  return to_hex(digest_of(bytes));
}

std::string_view answer_of_flag(bool yes) {
  return yes ? "yes" : "no";
}

std::string answer_of(const Disk& disk, Question question, const std::string& path) {
  switch (question) {
    case Question::Read: {
      DiskError error;
      const std::optional<std::string> bytes = disk.read(path, error);
      return bytes ? answer_of_bytes(*bytes) : answer_of_failure(error);
    }
    case Question::IsFile:
      return std::string(answer_of_flag(disk.is_file(path)));
    case Question::IsDirectory:
      return std::string(answer_of_flag(disk.is_directory(path)));
    case Question::FilesBelow:
      return answer_of_list(disk.files_below(path));
    case Question::Program:
      return answer_of_program(path);
  }
  return "";
}

void ObservingDisk::note(Question question, const std::string& path, std::string answer) const {
  const auto same = [&](const Observation& each) {
    return each.question == question && each.path == path;
  };
  const auto known = std::find_if(observations_.begin(), observations_.end(), same);
  if (known != observations_.end()) {
    are_consistent_ = are_consistent_ && known->answer == answer;
    return;
  }
  observations_.push_back({question, path, std::move(answer)});
}

std::optional<std::string> ObservingDisk::read(const std::string& path, DiskError& error) const {
  std::optional<std::string> bytes = disk_.read(path, error);
  note(Question::Read, path, bytes ? answer_of_bytes(*bytes) : answer_of_failure(error));
  return bytes;
}

bool ObservingDisk::is_file(const std::string& path) const {
  const bool yes = disk_.is_file(path);
  note(Question::IsFile, path, std::string(answer_of_flag(yes)));
  return yes;
}

bool ObservingDisk::is_directory(const std::string& path) const {
  const bool yes = disk_.is_directory(path);
  note(Question::IsDirectory, path, std::string(answer_of_flag(yes)));
  return yes;
}

std::vector<std::string> ObservingDisk::files_below(const std::string& directory) const {
  std::vector<std::string> files = disk_.files_below(directory);
  note(Question::FilesBelow, directory, answer_of_list(files));
  return files;
}

std::optional<std::vector<WriteResult>> ObservingDisk::write_all(std::span<const FileToWrite>,
                                                                 DiskError& error) {
  refuse(error);
  return std::nullopt;
}
bool ObservingDisk::write_scratch(const std::string&, std::string_view, DiskError& error) {
  return refuse(error);
}
bool ObservingDisk::remove_file(const std::string&, DiskError& error) {
  return refuse(error);
}
bool ObservingDisk::can_write(const std::string& path, DiskError& error) const {
  return disk_.can_write(path, error);
}

}  // namespace patchgen
