#include "property/corpus.h"

#include <algorithm>
#include <filesystem>

#include "project/text_check.h"
#include "support/temporary_directory.h"

namespace patchgen {
namespace {

namespace fs = std::filesystem;

const std::vector<std::string> kFolders = {"/usr/include/c++/12",
                                           "/usr/include/fmt",
                                           "/usr/include/CLI",
                                           "/usr/include/nlohmann",
                                           "/usr/include/gtest",
                                           "/usr/include/gmock",
                                           "/usr/include/dlib",
                                           "/usr/lib/llvm-19/include/clang-c",
                                           "/usr/lib/llvm-19/include/clang"};

bool is_header(const fs::directory_entry& entry) {
  if (!entry.is_regular_file() || entry.file_size() == 0) return false;
  const std::string extension = entry.path().extension().string();
  return extension.empty() || extension == ".h" || extension == ".hpp" || extension == ".tcc";
}

std::vector<std::string> headers_below(const std::string& folder) {
  std::vector<std::string> found;
  if (!fs::is_directory(folder)) return found;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
    if (is_header(entry) && why_not_source(read_whole_file(entry.path().string())).empty()) {
      found.push_back(entry.path().string());
    }
  }
  std::sort(found.begin(), found.end());
  return found;
}

}  // namespace

std::vector<std::string> header_corpus(std::size_t most) {
  std::vector<std::string> corpus;
  const std::size_t share = most / kFolders.size() + 1;
  std::vector<std::string> spare;
  for (const std::string& folder : kFolders) {
    const std::vector<std::string> found = headers_below(folder);
    const std::size_t step = std::max<std::size_t>(1, found.size() / share);
    for (std::size_t i = 0; i < found.size(); ++i)
      (i % step == 0 ? corpus : spare).push_back(found[i]);
  }
  for (std::size_t i = 0; i < spare.size() && corpus.size() < most; i += 3)
    corpus.push_back(spare[i]);
  std::sort(corpus.begin(), corpus.end());
  if (corpus.size() > most) corpus.resize(most);
  return corpus;
}

}  // namespace patchgen
