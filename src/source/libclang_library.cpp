#include "source/libclang_library.h"

#include <dlfcn.h>

namespace patchgen {
namespace {

template <class Function>
void resolve(void* library, const char* name, Function& function, std::string& failure) {
  function = reinterpret_cast<Function>(dlsym(library, name));
  if (function == nullptr && failure.empty()) failure = std::string("it has no ") + name;
}

LibclangLibrary open_library() {
  LibclangLibrary loaded;
  // Never closed: libclang registers handlers that must outlive every use of it.
  void* library = dlopen(PATCHGEN_LIBCLANG_SONAME, RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) {
    const char* reason = dlerror();
    loaded.failure = reason != nullptr ? reason : "unknown reason";
    return loaded;
  }
  const auto get = [&](const char* name, auto& function) {
    resolve(library, name, function, loaded.failure);
  };
  get("clang_createIndex", loaded.create_index);
  get("clang_disposeIndex", loaded.dispose_index);
  get("clang_parseTranslationUnit2", loaded.parse_translation_unit);
  get("clang_disposeTranslationUnit", loaded.dispose_translation_unit);
  get("clang_getFile", loaded.get_file);
  get("clang_getLocationForOffset", loaded.get_location_for_offset);
  get("clang_getRange", loaded.get_range);
  get("clang_getRangeStart", loaded.get_range_start);
  get("clang_getRangeEnd", loaded.get_range_end);
  get("clang_getFileLocation", loaded.get_file_location);
  get("clang_tokenize", loaded.tokenize);
  get("clang_disposeTokens", loaded.dispose_tokens);
  get("clang_getTokenKind", loaded.get_token_kind);
  get("clang_getTokenExtent", loaded.get_token_extent);
  return loaded;
}

}  // namespace

const LibclangLibrary& LibclangLibrary::instance() {
  static const LibclangLibrary library = open_library();
  return library;
}

}  // namespace patchgen
