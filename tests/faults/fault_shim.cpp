// Preloaded into the program: counts its calls that change files, and at the one that it is told to
// ends the process, has the call fail, or has a signal come. So each place where a run can be cut
// off is met exactly, whatever the machine's speed.
//
//   FAULT_AT    the number of the call, 1 for the first
//   FAULT_KIND  "kill"; "error N" with an errno; "signal N"
//   FAULT_MARK  a file that is made when the call is reached: it gets the call's name

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

std::atomic<long> calls = 0;

template <typename Function>
Function real(const char* name) {
  return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

void mark(const char* name) {
  const char* path = std::getenv("FAULT_MARK");
  if (path == nullptr) return;
  const long file = ::syscall(SYS_open, path, O_WRONLY | O_CREAT | O_TRUNC, 0666);
  ::syscall(SYS_write, file, name, std::strlen(name));
  ::syscall(SYS_close, file);
}

/// What a kill leaves of a write.
struct Partial {
  int descriptor;
  const void* bytes;
  std::size_t size;
};

/// True when the call `name` is to fail; errno is set then.
bool fails(const char* name, const Partial* partial = nullptr) {
  const char* at = std::getenv("FAULT_AT");
  const char* kind = std::getenv("FAULT_KIND");
  if (at == nullptr || kind == nullptr || ++calls != std::atol(at)) return false;
  mark(name);
  if (std::strncmp(kind, "error ", 6) == 0) {
    errno = std::atoi(kind + 6);
    return true;
  }
  if (std::strncmp(kind, "signal ", 7) == 0) {
    ::kill(::getpid(), std::atoi(kind + 7));
    return false;
  }
  if (partial != nullptr) {
    ::syscall(SYS_write, partial->descriptor, partial->bytes, partial->size / 2);
  }
  ::kill(::getpid(), SIGKILL);
  while (true) ::pause();
}

constexpr int kChanges = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC;

}  // namespace

extern "C" {

int open(const char* path, int flags, ...) {
  std::va_list rest;
  va_start(rest, flags);
  const unsigned mode = (flags & O_CREAT) != 0 ? va_arg(rest, unsigned) : 0;
  va_end(rest);
  if ((flags & kChanges) != 0 && fails("open")) return -1;
  return real<int (*)(const char*, int, ...)>("open")(path, flags, mode);
}

ssize_t write(int descriptor, const void* bytes, std::size_t size) {
  const Partial partial{descriptor, bytes, size};
  if (descriptor > STDERR_FILENO && fails("write", &partial)) return -1;
  return real<ssize_t (*)(int, const void*, std::size_t)>("write")(descriptor, bytes, size);
}

int fsync(int descriptor) {
  if (fails("fsync")) return -1;
  return real<int (*)(int)>("fsync")(descriptor);
}

int fchmod(int descriptor, mode_t mode) noexcept {
  if (fails("fchmod")) return -1;
  return real<int (*)(int, mode_t)>("fchmod")(descriptor, mode);
}

int rename(const char* from, const char* to) noexcept {
  if (fails("rename")) return -1;
  return real<int (*)(const char*, const char*)>("rename")(from, to);
}

int renameat2(int from_folder, const char* from, int to_folder, const char* to,
              unsigned flags) noexcept {
  if (fails("renameat2")) return -1;
  return real<int (*)(int, const char*, int, const char*, unsigned)>("renameat2")(
      from_folder, from, to_folder, to, flags);
}

int unlink(const char* path) noexcept {
  if (fails("unlink")) return -1;
  return real<int (*)(const char*)>("unlink")(path);
}

int unlinkat(int folder, const char* path, int flags) noexcept {
  if (fails("unlinkat")) return -1;
  return real<int (*)(int, const char*, int)>("unlinkat")(folder, path, flags);
}

int mkdir(const char* path, mode_t mode) noexcept {
  if (fails("mkdir")) return -1;
  return real<int (*)(const char*, mode_t)>("mkdir")(path, mode);
}

int rmdir(const char* path) noexcept {
  if (fails("rmdir")) return -1;
  return real<int (*)(const char*)>("rmdir")(path);
}

}  // extern "C"
