// Any bytes: reading them as C++ must neither crash nor hang, and each range must lie in the file.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include <patchgen/outline.h>
#include <patchgen/target.h>

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

void check(const patchgen::Declaration& declaration, patchgen::ByteRange file) {
  require(file.contains(declaration.range));
  require(!declaration.range.empty());
  require(declaration.owned.contains(declaration.range));
  for (const patchgen::ByteRange& part :
       {declaration.name_range, declaration.template_head, declaration.qualifier,
        declaration.parameters, declaration.suffix, declaration.bases, declaration.initializers,
        declaration.body}) {
    require(part.begin <= part.end);
    require(part.empty() || declaration.range.contains(part));
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const patchgen::SourceText text("fuzz.cpp",
                                  std::string(reinterpret_cast<const char*>(data), size));
  const patchgen::Outline outline = patchgen::read_outline(text);
  patchgen::for_each_declaration(
      outline.declarations, [&](const patchgen::Declaration& declaration,
                                const patchgen::Declaration*) { check(declaration, {0, size}); });
  const std::string tree = patchgen::outline_as_text(outline, text);
  const std::string json = patchgen::outline_as_json(outline, text);
  require(!tree.empty() && !json.empty());
  const auto target = patchgen::parse_target_name(text.bytes().substr(0, 200));
  if (target) patchgen::find_targets(outline, *target);
  return 0;
}
