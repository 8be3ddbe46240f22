#include <nlohmann/json.hpp>

#include <patchgen/outline.h>

namespace patchgen {
namespace {

using Json = nlohmann::ordered_json;

Json to_json(const std::vector<Declaration>& declarations, const SourceText& text) {
  Json list = Json::array();
  for (const Declaration& declaration : declarations) {
    const int first = text.line_of(declaration.range.begin);
    const int last = declaration.range.empty() ? first : text.line_of(declaration.range.end - 1);
    list.push_back({{"kind", kind_name(declaration.kind)},
                    {"name", declaration.name},
                    {"qualified_name", declaration.qualified_name},
                    {"signature", declaration.signature},
                    {"definition", declaration.is_definition},
                    {"lines", Json::array({first, last})},
                    {"bytes", Json::array({declaration.range.begin, declaration.range.end})},
                    {"condition", declaration.conditions},
                    {"children", to_json(declaration.children, text)}});
  }
  return list;
}

}  // namespace

std::string outline_as_json(const Outline& outline, const SourceText& text) {
  const Json json = {{"file", text.name()}, {"declarations", to_json(outline.declarations, text)}};
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace patchgen
