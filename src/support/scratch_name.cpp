#include "support/scratch_name.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdint>
#include <ctime>
#include <dirent.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <memory>
#include <optional>
#include <sys/random.h>
#include <system_error>
#include <unistd.h>

#include "support/posix_file.h"

namespace patchgen {
namespace {

constexpr std::string_view kPrefix = ".patchgen-";
constexpr std::string_view kSuffix = ".tmp";
constexpr std::uint64_t kSecondsOfADay = 24 * 60 * 60;

/// What a name says.
struct Scratch {
  std::uint64_t host = 0;
  std::uint64_t process = 0;
  std::uint64_t time = 0;  ///< in seconds since 1970
};

std::string first_bytes_of(const std::string& path) {
  std::array<char, 64> bytes{};
  const FileDescriptor file = open_file(path, O_RDONLY);
  const ssize_t count = file.valid() ? ::read(file.get(), bytes.data(), bytes.size()) : 0;
  return {bytes.data(), static_cast<std::size_t>(count > 0 ? count : 0)};
}

std::string target_of(const char* link) {
  std::array<char, 64> target{};
  const ssize_t count = ::readlink(link, target.data(), target.size());
  return {target.data(), static_cast<std::size_t>(count > 0 ? count : 0)};
}

/// Where process numbers mean the same: a start of a machine, a container on it. 0: unknown.
std::uint32_t this_host() {
  static const std::uint32_t host = [] {
    const std::string boot = first_bytes_of("/proc/sys/kernel/random/boot_id");
    const std::string container = target_of("/proc/self/ns/pid");
    if (boot.empty() || container.empty()) return std::uint32_t{0};
    std::uint32_t hash = 0x811c9dc5U;
    for (const char byte : boot + container) {
      hash = (hash ^ static_cast<unsigned char>(byte)) * 0x01000193U;
    }
    return hash;
  }();
  return host;
}

std::uint32_t random_number() {
  static std::atomic<std::uint32_t> next = 0;
  std::uint32_t number = 0;
  return ::getrandom(&number, sizeof number, 0) == sizeof number ? number : next++;
}

/// The number that `text` begins with, which a `-` or the end follows; both are taken away.
std::optional<std::uint64_t> take_number(std::string_view& text, int base) {
  std::uint64_t number = 0;
  const char* end = text.data() + text.size();
  const auto [at, failed] = std::from_chars(text.data(), end, number, base);
  if (failed != std::errc() || (at != end && *at != '-')) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(at - text.data()));
  if (!text.empty()) text.remove_prefix(1);
  return number;
}

std::optional<Scratch> read_name(std::string_view name) {
  constexpr int kDecimal = 10;
  constexpr int kHex = 16;
  if (!name.starts_with(kPrefix) || !name.ends_with(kSuffix)) return std::nullopt;
  name.remove_prefix(kPrefix.size());
  name.remove_suffix(std::min(kSuffix.size(), name.size()));
  const auto host = take_number(name, kHex);
  const auto process = host ? take_number(name, kDecimal) : std::nullopt;
  const auto time = process ? take_number(name, kHex) : std::nullopt;
  const auto random = time ? take_number(name, kHex) : std::nullopt;
  if (!random || !name.empty()) return std::nullopt;
  return Scratch{.host = *host, .process = *process, .time = *time};
}

}  // namespace

std::string scratch_name() {
  return fmt::format("{}{:08x}-{}-{:x}-{:08x}{}", kPrefix, this_host(), ::getpid(),
                     static_cast<std::uint64_t>(std::time(nullptr)), random_number(), kSuffix);
}

bool is_scratch_name(std::string_view name) {
  return read_name(name).has_value();
}

bool is_left_behind(std::string_view name) {
  const std::optional<Scratch> scratch = read_name(name);
  if (!scratch) return false;
  if (scratch->host == this_host() && scratch->host != 0) {
    return ::kill(static_cast<pid_t>(scratch->process), 0) != 0 && errno == ESRCH;
  }
  const auto now = static_cast<std::uint64_t>(std::time(nullptr));
  return now > scratch->time && now - scratch->time > kSecondsOfADay;
}

void remove_left_behind(const std::string& folder) {
  const std::unique_ptr<DIR, int (*)(DIR*)> entries(::opendir(folder.c_str()), ::closedir);
  if (!entries) return;
  // NOLINTNEXTLINE(concurrency-mt-unsafe): safe on streams of their own, says the manual.
  while (const dirent* entry = ::readdir(entries.get())) {
    if (is_left_behind(entry->d_name)) {
      ::unlinkat(::dirfd(entries.get()), entry->d_name, 0);
    }
  }
}

}  // namespace patchgen
