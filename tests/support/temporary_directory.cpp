#include "support/temporary_directory.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <system_error>

namespace patchgen {

namespace fs = std::filesystem;

TemporaryDirectory::TemporaryDirectory() {
  std::string name = fs::canonical(fs::temp_directory_path()).string() + "/patchgen-test-XXXXXX";
  if (::mkdtemp(name.data()) == nullptr) {
    throw std::runtime_error("no temporary directory can be made: " + name);
  }
  path_ = name;
}

TemporaryDirectory::~TemporaryDirectory() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
  if (!fs::exists(path_, ignored)) {
    return;
  }
  // A folder without rights cannot be emptied, except by root: give the rights back first.
  fs::permissions(path_, fs::perms::owner_all, fs::perm_options::add, ignored);
  for (fs::recursive_directory_iterator entry(path_, ignored), end; !ignored && entry != end;
       entry.increment(ignored)) {
    std::error_code unknown;
    if (!entry->is_symlink(unknown) && entry->is_directory(unknown)) {
      fs::permissions(entry->path(), fs::perms::owner_all, fs::perm_options::add, unknown);
    }
  }
  fs::remove_all(path_, ignored);
}

std::string TemporaryDirectory::operator/(std::string_view relative) const {
  return path_ + "/" + std::string(relative);
}

std::string TemporaryDirectory::write(std::string_view relative, std::string_view bytes) const {
  const std::string path = *this / relative;
  fs::create_directories(fs::path(path).parent_path());
  std::ofstream file(path, std::ios::binary | std::ios::trunc);
  file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  file.close();
  if (!file) {
    throw std::runtime_error("cannot be written: " + path);
  }
  return path;
}

std::string TemporaryDirectory::read(std::string_view relative) const {
  return read_whole_file(*this / relative);
}

bool TemporaryDirectory::exists(std::string_view relative) const {
  std::error_code ignored;
  return fs::exists(fs::symlink_status(*this / relative, ignored));
}

std::string read_whole_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::string bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  if (!file) {
    throw std::runtime_error("cannot be read: " + path);
  }
  return bytes;
}

}  // namespace patchgen
