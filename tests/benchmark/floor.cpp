// patchgen_floor FILE…: the least that a process can do that reads the files with libclang. It is
// linked against the library, parses and tokenises each file, and ends. whole_process and
// many_specs hold patchgen against it.

#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>

#include "benchmark/libclang_floor.h"

namespace {

bool read(const char* path) {
  std::ifstream in(path, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  if (in && patchgen::benchmark::parse_and_tokenize(text) > 0) return true;
  std::fprintf(stderr, "patchgen_floor: cannot read %s\n", path);
  return false;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::fputs("usage: patchgen_floor FILE…\n", stderr);
    return 2;
  }
  for (int i = 1; i < argc; ++i) {
    if (!read(argv[i])) return 1;
  }
  return 0;
}
