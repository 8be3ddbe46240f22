#include "patch/own_namespace.h"

#include <cstddef>

#include "patch/token_view.h"

namespace patchgen {
namespace {

std::vector<std::string> named(const std::vector<std::string>& namespaces) {
  std::vector<std::string> result;
  for (const std::string& each : namespaces) {
    if (!each.empty()) result.push_back(each);
  }
  return result;
}

}  // namespace

std::vector<std::string> foreign_namespaces(const DeclarationIndex& patches,
                                            const Found& replacement,
                                            const DeclarationIndex& upstream, const Found& target) {
  const auto own = named(enclosing_namespaces(patches, replacement.declaration));
  const auto there = named(enclosing_namespaces(upstream, target.declaration));
  return own == there ? std::vector<std::string>() : own;
}

void drop_own_namespace(SliceRewriter& rewriter, const OutlinedFile& file, ByteRange range,
                        std::string_view name, const std::vector<std::string>& namespaces,
                        ByteRange except) {
  if (namespaces.empty()) return;
  const std::vector<Token> tokens = code_tokens_in(file, range);
  const auto word = [&](std::size_t i) { return spelling(*file.text, tokens[i]); };
  for (std::size_t i = 1; i < tokens.size(); ++i) {
    if (word(i) != name || except.contains(tokens[i].begin)) continue;
    std::size_t first = i;
    std::size_t left = namespaces.size();
    while (left > 0 && first >= 2 && word(first - 1) == "::" &&
           word(first - 2) == namespaces[left - 1]) {
      first -= 2;
      --left;
    }
    if (first == i) continue;
    const bool more = first > 0 && word(first - 1) == "::";
    if (more && left > 0) continue;
    if (more) --first;
    rewriter.remove({tokens[first].begin, tokens[i].begin});
  }
}

}  // namespace patchgen
