#include "e2e/workspace.h"

#include <filesystem>
#include <fmt/format.h>
#include <iterator>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace patchgen {

namespace fs = std::filesystem;

const std::string kSmallUpstream = R"(// An upstream file.
#include <vector>

namespace models {

int scale(int x) { return x * 2; }

int scale(long x) { return x > 0 ? 3 : 4; }

class Norm {
 public:
  int forward(int x) const { return x; }
  int eps() const { return 1; }
};

class Head {
 public:
  int forward(int x) const { return x + 1; }
};

}  // namespace models
)";

const std::string kSmallPatches = R"(namespace models {

class FastNorm {
 public:
  int forward(int x) const { return x << 1; }
};

class Norm {
 public:
  int forward(int x) const { return x + 7; }
};

int scale(int x) { return x << 1; }

}  // namespace models
)";

const std::string kReplaceNorm =
    R"({"op":"replace_class","target":"Norm","replacement":"FastNorm"})";

std::string small_spec(std::string_view operations, std::string_view output) {
  return R"({"source":"m.cpp","output":")" + std::string(output) +
         R"(","patch_files":["p.cpp"],"operations":[)" + std::string(operations) + "]}";
}

Workspace::Workspace() {
  folder_.write("m.cpp", kSmallUpstream);
  folder_.write("p.cpp", kSmallPatches);
}

ProcessResult Workspace::run(std::vector<std::string> arguments,
                             std::vector<std::string> environment) const {
  arguments.insert(arguments.begin(), PATCHGEN_BINARY);
  if (environment.empty()) environment = {"NO_COLOR", "CLICOLOR_FORCE"};
  environment.push_back(cache_setting());
  return run_process({.arguments = std::move(arguments),
                      .environment = std::move(environment),
                      .working_directory = path()});
}

ProcessResult Workspace::run_behind(std::vector<std::string> prefix,
                                    std::vector<std::string> arguments) const {
  prefix.emplace_back(PATCHGEN_BINARY);
  prefix.insert(prefix.end(), std::make_move_iterator(arguments.begin()),
                std::make_move_iterator(arguments.end()));
  return run_process({.arguments = std::move(prefix),
                      .environment = {cache_setting()},
                      .working_directory = path()});
}

ProcessResult Workspace::run_as_ordinary_user(std::vector<std::string> arguments) const {
  if (::geteuid() != 0) return run(std::move(arguments));
  constexpr uid_t kNobody = 65534;
  if (::chown(path().c_str(), kNobody, kNobody) != 0) return {};
  return run_behind({"setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"},
                    std::move(arguments));
}

std::map<std::string, std::string> Workspace::snapshot() const {
  std::map<std::string, std::string> files;
  for (const fs::directory_entry& entry :
       fs::recursive_directory_iterator(path(), fs::directory_options::skip_permission_denied)) {
    struct stat status{};
    if (::lstat(entry.path().c_str(), &status) != 0) continue;
    std::string& state = files[entry.path().lexically_relative(path()).generic_string()];
    state = fmt::format("{}.{:09}", status.st_mtim.tv_sec, status.st_mtim.tv_nsec);
    if (S_ISREG(status.st_mode) && status.st_size < (1 << 20) &&
        ::access(entry.path().c_str(), R_OK) == 0) {
      state += '\n';
      state += read_whole_file(entry.path().string());
    }
  }
  return files;
}

}  // namespace patchgen
