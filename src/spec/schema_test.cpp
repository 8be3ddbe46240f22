#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <patchgen/patch_spec.h>
#include <patchgen/project.h>

#include "project/project_file.h"
#include "spec/operation_table.h"
#include "spec/spec_keys.h"
#include "spec/spec_test_support.h"

// The parser's tables, the JSON Schemas and the documentation must say the same.

namespace patchgen {
namespace {

using Json = nlohmann::ordered_json;
using Set = std::set<std::string>;

std::string read_file(const std::string& path) {
  std::ifstream file(std::string(PATCHGEN_PROJECT_ROOT) + "/" + path, std::ios::binary);
  std::ostringstream bytes;
  bytes << file.rdbuf();
  return bytes.str();
}

Json read_schema(const std::string& path) {
  return Json::parse(read_file(path), nullptr, /*allow_exceptions=*/false);
}

template <class Range>
Set set_of(const Range& words) {
  return Set(words.begin(), words.end());
}

Set keys_in(const Json& object) {
  Set keys;
  for (const auto& [key, value] : object.items()) keys.insert(key);
  return keys;
}

const Json* branch_of(const Json& schema, const std::string& operation) {
  for (const Json& branch : schema["$defs"]["operation"]["oneOf"]) {
    if (branch["title"] == operation) return &branch;
  }
  return nullptr;
}

/// Every `properties` entry must say what it is for, itself or where it points.
void check_descriptions(const Json& schema, const Json& node, const std::string& place) {
  if (node.is_array()) {
    for (const Json& entry : node) check_descriptions(schema, entry, place);
  }
  if (!node.is_object()) return;
  if (node.contains("properties")) {
    EXPECT_EQ(node.value("additionalProperties", true), false) << place;
    for (const auto& [key, value] : node["properties"].items()) {
      if (key == "op") continue;
      const std::string ref = value.value("$ref", "");
      const bool described =
          value.contains("description") ||
          (!ref.empty() && schema[Json::json_pointer(ref.substr(1))].contains("description"));
      EXPECT_TRUE(described) << place << "/" << key;
    }
  }
  for (const auto& [key, value] : node.items())
    check_descriptions(schema, value, place + "/" + key);
}

/// Every `$ref` must lead somewhere.
void check_references(const Json& schema, const Json& node) {
  if (node.is_array()) {
    for (const Json& entry : node) check_references(schema, entry);
  }
  if (!node.is_object()) return;
  for (const auto& [key, value] : node.items()) {
    if (key == "$ref") {
      EXPECT_TRUE(schema.contains(Json::json_pointer(value.get<std::string>().substr(1)))) << value;
    }
    check_references(schema, value);
  }
}

TEST(PatchSpecSchema, HasTheKeysOfTheSpec) {
  const Json schema = read_schema("docs/patchspec.schema.json");
  ASSERT_TRUE(schema.is_object());
  EXPECT_EQ(schema["$schema"], "https://json-schema.org/draft/2020-12/schema");
  const Json& properties = schema["properties"];
  EXPECT_EQ(keys_in(properties), set_of(spec_keys()));
  EXPECT_EQ(keys_in(properties["upstream"]["properties"]), set_of(upstream_keys()));
  EXPECT_EQ(keys_in(schema["$defs"]["extension"]["properties"]), set_of(extends_keys()));
  EXPECT_EQ(schema["$defs"]["extension"]["properties"]["inherit"]["items"]["enum"].get<Set>(),
            set_of(inheritable_parts()));
  const Json& target = schema["$defs"]["target"]["oneOf"][1];
  EXPECT_EQ(keys_in(target["properties"]), set_of(target_keys()));
  EXPECT_EQ(target["required"], Json::array({target_keys().front()}));
  EXPECT_EQ(keys_in(properties["namespace"]["properties"]), set_of(namespace_keys()));
  const Json& source = properties["sources"]["items"];
  EXPECT_EQ(keys_in(source["properties"]), set_of(source_keys()));
  EXPECT_EQ(source["required"].get<Set>(), set_of(source_keys()));
}

TEST(PatchSpecSchema, HasTheOperationsOfTheTableInOrder) {
  const Json schema = read_schema("docs/patchspec.schema.json");
  std::vector<std::string> in_schema;
  for (const Json& branch : schema["$defs"]["operation"]["oneOf"]) {
    EXPECT_EQ(branch["title"], branch["properties"]["op"]["const"]);
    in_schema.push_back(branch["title"]);
  }
  std::vector<std::string> in_table;
  for (const OperationRow& row : operation_table()) in_table.push_back(row.name);
  EXPECT_EQ(in_schema, in_table);
}

TEST(PatchSpecSchema, HasTheKeysOfEachOperation) {
  const Json schema = read_schema("docs/patchspec.schema.json");
  for (const OperationRow& row : operation_table()) {
    const Json* branch = branch_of(schema, row.name);
    ASSERT_NE(branch, nullptr) << row.name;
    EXPECT_EQ(keys_in((*branch)["properties"]), set_of(keys_of(row))) << row.name;
    const Json replacement = (*branch)["properties"].value("replacement", Json::object());
    const bool list_allowed = replacement.value("$ref", "") == "#/$defs/replacements";
    EXPECT_EQ(list_allowed, row.many_replacements) << row.name;
  }
}

TEST(PatchSpecSchema, HasTheRequiredKeysOfEachOperation) {
  const Json schema = read_schema("docs/patchspec.schema.json");
  for (const OperationRow& row : operation_table()) {
    const Json* branch = branch_of(schema, row.name);
    ASSERT_NE(branch, nullptr) << row.name;
    Set required = (*branch)["required"].get<Set>();
    EXPECT_EQ(required.erase("op"), 1U) << row.name;
    for (const Json& group : branch->value("allOf", Json::array())) {
      for (const Json& choice : group["oneOf"]) required.insert(choice["required"][0]);
    }
    Set expected;
    for (const std::string& key : row.required) {
      expected.insert(key);
      for (const auto& group : alternative_keys()) {
        if (std::find(group.begin(), group.end(), key) == group.end()) continue;
        for (const std::string& other : group) {
          if (std::find(row.keys.begin(), row.keys.end(), other) != row.keys.end()) {
            expected.insert(other);
          }
        }
      }
    }
    EXPECT_EQ(required, expected) << row.name;
  }
}

TEST(PatchSpecSchema, IsDescribedAndWhole) {
  const Json schema = read_schema("docs/patchspec.schema.json");
  check_descriptions(schema, schema, "");
  check_references(schema, schema);
}

TEST(ProjectSchema, HasTheKeysOfTheProjectFile) {
  const Json schema = read_schema("docs/project.schema.json");
  ASSERT_TRUE(schema.is_object());
  EXPECT_EQ(schema["$schema"], "https://json-schema.org/draft/2020-12/schema");
  EXPECT_EQ(keys_in(schema["properties"]), set_of(project_keys()));
  EXPECT_EQ(schema["properties"]["output_dir"]["default"], ProjectFile{}.output_dir);
  EXPECT_EQ(schema["properties"]["time_limit"]["default"], ProjectFile{}.time_limit.count());
  EXPECT_EQ(keys_in(schema["properties"]["upstreams"]["additionalProperties"]["properties"]),
            set_of(upstream_version_keys()));
  EXPECT_EQ(keys_in(schema["$defs"]["format"]["properties"]), set_of(format_keys()));
  EXPECT_EQ(keys_in(schema["$defs"]["verify"]["properties"]), set_of(verify_keys()));
  EXPECT_EQ(keys_in(schema["properties"]["overrides"]["items"]["properties"]),
            set_of(override_keys()));
  check_descriptions(schema, schema, "");
}

/// The text of the section under `heading`, up to the next heading.
std::string section(const std::string& document, const std::string& heading) {
  const std::size_t begin = document.find("\n" + heading + "\n");
  if (begin == std::string::npos) return "";
  const std::size_t body = begin + heading.size() + 2;
  return document.substr(body, document.find("\n#", body) - body);
}

bool mentions(const std::string& text, const std::string& key) {
  return text.find("`" + key + "`") != std::string::npos;
}

TEST(SpecDocument, ExplainsEachOperationAndKey) {
  const std::string document = read_file("docs/spec.md");
  ASSERT_FALSE(document.empty());
  for (const OperationRow& row : operation_table()) {
    const std::string body = section(document, "### `" + row.name + "`");
    ASSERT_FALSE(body.empty()) << row.name;
    for (const std::string& key : row.keys) EXPECT_TRUE(mentions(body, key)) << row.name << key;
  }
  for (const auto& keys :
       {spec_keys(), extends_keys(), inheritable_parts(), namespace_keys(), upstream_keys(),
        source_keys(), target_keys(), common_operation_keys(), unsupported_spec_keys()}) {
    for (const std::string& key : keys) EXPECT_TRUE(mentions(document, key)) << key;
  }
}

TEST(ProjectDocument, ExplainsEachKey) {
  const std::string document = read_file("docs/project.md");
  const auto expect_mentioned = [](const std::string& text, std::span<const std::string> keys) {
    for (const std::string& key : keys) EXPECT_TRUE(mentions(text, key)) << key;
  };
  expect_mentioned(document, project_keys());
  expect_mentioned(section(document, "## Versions of upstreams"), upstream_version_keys());
  expect_mentioned(section(document, "## Formatting"), format_keys());
  expect_mentioned(section(document, "## Verifying"), verify_keys());
  expect_mentioned(section(document, "## Overrides"), override_keys());
  for (const char* scope : {"patched", "all", "none"}) EXPECT_TRUE(mentions(document, scope));
}

TEST(SpecDocument, HasNoOtherOperations) {
  const std::string document = read_file("docs/spec.md");
  const std::size_t begin = document.find("\n## Operations\n");
  const std::size_t end = document.find("\n## ", begin + 1);
  std::istringstream lines(document.substr(begin, end - begin));
  std::vector<std::string> headings;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("### `")) headings.push_back(line.substr(5, line.size() - 6));
  }
  std::vector<std::string> names;
  for (const OperationRow& row : operation_table()) names.push_back(row.name);
  EXPECT_EQ(headings, names);
}

/// The examples of `document` that begin with "```json", each with what stands behind that.
std::vector<std::pair<std::string, std::string>> examples_in(const std::string& document) {
  std::istringstream lines(read_file(document));
  std::vector<std::pair<std::string, std::string>> examples;
  for (std::string line; std::getline(lines, line);) {
    constexpr std::string_view kFence = "```json";
    if (!line.starts_with(kFence)) continue;
    const std::string kind = line.substr(kFence.size());
    std::string example;
    while (std::getline(lines, line) && line != "```") example += line + "\n";
    examples.emplace_back(kind, example);
  }
  return examples;
}

TEST(SpecDocument, ItsExamplesAreValid) {
  const auto examples = examples_in("docs/spec.md");
  EXPECT_GE(examples.size(), 13U);
  for (const auto& [kind, example] : examples) {
    EXPECT_EQ(kind, "");
    const bool is_operation = example.starts_with("{ \"op\"");
    EXPECT_EQ(errors_of(is_operation ? with_operation(example) : example), "") << example;
  }
}

TEST(ProjectDocument, ItsExamplesAreValid) {
  const auto examples = examples_in("docs/project.md");
  EXPECT_GE(examples.size(), 5U);
  for (const auto& [kind, example] : examples) {
    EXPECT_EQ(kind, " project");
    Diagnostics diagnostics;
    EXPECT_TRUE(parse_project_file(SourceText("example", example), diagnostics)) << example;
  }
}

}  // namespace
}  // namespace patchgen
