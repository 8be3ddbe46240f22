// recall_outlines: reads paths from standard input, one a line, and prints what `patchgen outline
// --format json` prints for each, on one line. One process for many files: starting one costs
// more than reading a header.

#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>

#include <patchgen/outline.h>

int main() {
  std::ios::sync_with_stdio(false);
  std::string path;
  while (std::getline(std::cin, path)) {
    std::ifstream in(path, std::ios::binary);
    const patchgen::SourceText text(path, std::string{std::istreambuf_iterator<char>(in), {}});
    const patchgen::Outline outline = patchgen::read_outline(text);
    if (!in) {
      std::fprintf(stderr, "recall_outlines: cannot read %s\n", path.c_str());
      return 1;
    }
    std::cout << nlohmann::json::parse(patchgen::outline_as_json(outline, text)).dump() << '\n';
  }
  return 0;
}
