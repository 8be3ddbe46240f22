#pragma once

#include <clang-c/Index.h>
#include <string>

namespace patchgen {

/// The functions of libclang that patchgen calls. The library is opened at run time because that
/// costs more than a run that reads no C++.
struct LibclangLibrary {
  decltype(&clang_createIndex) create_index = nullptr;
  decltype(&clang_disposeIndex) dispose_index = nullptr;
  decltype(&clang_parseTranslationUnit2) parse_translation_unit = nullptr;
  decltype(&clang_disposeTranslationUnit) dispose_translation_unit = nullptr;
  decltype(&clang_getFile) get_file = nullptr;
  decltype(&clang_getLocationForOffset) get_location_for_offset = nullptr;
  decltype(&clang_getRange) get_range = nullptr;
  decltype(&clang_getRangeStart) get_range_start = nullptr;
  decltype(&clang_getRangeEnd) get_range_end = nullptr;
  decltype(&clang_getFileLocation) get_file_location = nullptr;
  decltype(&clang_tokenize) tokenize = nullptr;
  decltype(&clang_disposeTokens) dispose_tokens = nullptr;
  decltype(&clang_getTokenKind) get_token_kind = nullptr;
  decltype(&clang_getTokenExtent) get_token_extent = nullptr;

  std::string failure;  ///< why the library cannot be used; empty when it can

  /// The library, opened by the first call; safe to call from several threads at once.
  static const LibclangLibrary& instance();
};

}  // namespace patchgen
