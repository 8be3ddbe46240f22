// patchgen_synthesize DIRECTORY LINES: writes a synthetic upstream of LINES lines, its spec and its
// patch file into DIRECTORY, which must exist.

#include <charconv>
#include <cstdio>
#include <fstream>
#include <string>
#include <string_view>

#include "benchmark/synthetic_model.h"

namespace {

bool write(const std::string& path, std::string_view bytes) {
  std::ofstream out(path, std::ios::binary);
  out << bytes;
  out.close();
  if (!out) std::fprintf(stderr, "patchgen_synthesize: cannot write %s\n", path.c_str());
  return static_cast<bool>(out);
}

}  // namespace

int main(int argc, char** argv) {
  int lines = 0;
  if (argc == 3) {
    const std::string_view text = argv[2];
    std::from_chars(text.data(), text.data() + text.size(), lines);
  }
  if (lines < patchgen::benchmark::kMinimumLines) {
    std::fprintf(stderr, "usage: patchgen_synthesize DIRECTORY LINES (at least %d)\n",
                 patchgen::benchmark::kMinimumLines);
    return 2;
  }
  const auto model = patchgen::benchmark::synthetic_model(lines);
  const std::string directory = std::string(argv[1]) + "/";
  const bool written = write(directory + patchgen::benchmark::kUpstreamName, model.upstream) &&
                       write(directory + patchgen::benchmark::kSpecName, model.spec) &&
                       write(directory + patchgen::benchmark::kPatchFileName, model.patch_file);
  return written ? 0 : 1;
}
