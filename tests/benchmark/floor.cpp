// patchgen_floor FILE: the least that a process can do that reads FILE with libclang. It is linked
// against the library, parses and tokenises the file, and ends. whole_process holds patchgen
// against it.

#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>

#include "benchmark/libclang_floor.h"

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fputs("usage: patchgen_floor FILE\n", stderr);
    return 2;
  }
  std::ifstream in(argv[1], std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  if (!in || patchgen::benchmark::parse_and_tokenize(text) <= 0) {
    std::fprintf(stderr, "patchgen_floor: cannot read %s\n", argv[1]);
    return 1;
  }
  return 0;
}
