#include "agreement/corpora.h"

#include <fstream>
#include <nlohmann/json.hpp>

namespace patchgen::agreement {
namespace {

std::string expanded(std::string text, const std::string& project_root) {
  constexpr std::string_view kProject = "${project}";
  for (std::size_t at = text.find(kProject); at != std::string::npos; at = text.find(kProject)) {
    text.replace(at, kProject.size(), project_root);
  }
  return text;
}

}  // namespace

std::vector<Corpus> read_corpora(const std::string& path, const std::string& project_root) {
  std::ifstream file(path);
  const nlohmann::json all = nlohmann::json::parse(file, nullptr, true, true);
  std::vector<Corpus> corpora;
  for (const nlohmann::json& entry : all) {
    Corpus corpus;
    corpus.name = entry.at("name");
    corpus.package = entry.at("package");
    const auto list = [&](const char* key) {
      std::vector<std::string> values = entry.value(key, std::vector<std::string>{});
      for (std::string& value : values) value = expanded(value, project_root);
      return values;
    };
    corpus.roots = list("roots");
    corpus.needs = list("needs");
    corpus.flags = list("flags");
    corpus.sources = list("sources");
    corpus.units = entry.value("units", std::vector<std::vector<std::string>>{});
    corpus.precompiled = entry.value("precompiled", std::vector<std::string>{});
    corpus.every = entry.value("every", std::size_t{1});
    corpora.push_back(std::move(corpus));
  }
  return corpora;
}

std::vector<ReviewedRow> read_reviewed(const std::string& path) {
  std::vector<ReviewedRow> rows;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    const std::size_t space = line.find(' ');
    if (line.empty() || line.front() == '#' || space == std::string::npos) continue;
    rows.push_back({line.substr(0, space), line.substr(line.find_first_not_of(' ', space)), false});
  }
  return rows;
}

}  // namespace patchgen::agreement
