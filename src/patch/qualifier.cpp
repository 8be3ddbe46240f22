#include "patch/qualifier.h"

#include "patch/code_words.h"

namespace patchgen {

std::vector<std::string_view> qualifier_before(const IndexedTokens& near, std::size_t index) {
  const CodeWords code(near.file(), near.all());
  std::vector<std::string_view> words;
  while (code.before(index) == "::") {
    --index;
    if (is_any(code.before(index), {">", ">>"})) index = code.opening(index - 1).value_or(0);
    if (!code.is_name_before(index)) {
      words.insert(words.begin(), "");
      break;
    }
    --index;
    words.insert(words.begin(), code.word(index));
  }
  return words;
}

}  // namespace patchgen
