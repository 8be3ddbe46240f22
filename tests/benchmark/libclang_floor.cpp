#include "benchmark/libclang_floor.h"

#include <clang-c/Index.h>
#include <string>

namespace patchgen::benchmark {

int parse_and_tokenize(const std::string& text) {
  constexpr const char* kName = "upstream.cpp";
  const char* arguments[] = {"-x", "c++", "-std=c++20"};
  CXUnsavedFile file{kName, text.data(), text.size()};
  CXIndex index = clang_createIndex(0, 0);
  CXTranslationUnit unit = clang_parseTranslationUnit(
      index, kName, arguments, 3, &file, 1,
      CXTranslationUnit_SingleFileParse | CXTranslationUnit_SkipFunctionBodies);
  int count = -1;
  if (unit != nullptr) {
    CXFile handle = clang_getFile(unit, kName);
    const CXSourceRange all = clang_getRange(
        clang_getLocationForOffset(unit, handle, 0),
        clang_getLocationForOffset(unit, handle, static_cast<unsigned>(text.size())));
    CXToken* tokens = nullptr;
    unsigned token_count = 0;
    clang_tokenize(unit, all, &tokens, &token_count);
    clang_disposeTokens(unit, tokens, token_count);
    clang_disposeTranslationUnit(unit);
    count = static_cast<int>(token_count);
  }
  clang_disposeIndex(index);
  return count;
}

}  // namespace patchgen::benchmark
