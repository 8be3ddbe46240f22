#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include <patchgen/plan.h>

namespace patchgen {

inline OutlinedFile outlined(std::string code, std::string name = "x.cpp") {
  OutlinedFile file;
  auto text = std::make_shared<SourceText>(std::move(name), std::move(code));
  file.outline = std::make_shared<Outline>(read_outline(*text));
  file.text = std::move(text);
  return file;
}

/// Where `word` stands in `file`.
inline ByteRange range_of(const OutlinedFile& file, std::string_view word) {
  const std::size_t begin = file.text->bytes().find(word);
  return {begin, begin + word.size()};
}

}  // namespace patchgen
