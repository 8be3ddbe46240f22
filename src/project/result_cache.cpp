#include "project/result_cache.h"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <utility>

#include "project/digest.h"
#include "project/paths.h"

namespace patchgen {
namespace {

using Json = nlohmann::json;

/// To be raised with every change of what entries hold.
constexpr int kEntryVersion = 1;
constexpr std::size_t kDigestLength = 32;

Json to_json(const Diagnostic& said) {
  return {static_cast<int>(said.severity),
          static_cast<int>(said.fault),
          said.file,
          said.line,
          said.column,
          said.message,
          said.source_line,
          said.underline_columns,
          said.hints};
}

Diagnostic diagnostic_from(const Json& json) {
  Diagnostic said;
  said.severity = static_cast<Severity>(json.at(0).get<int>());
  said.fault = static_cast<Fault>(json.at(1).get<int>());
  json.at(2).get_to(said.file);
  json.at(3).get_to(said.line);
  json.at(4).get_to(said.column);
  json.at(5).get_to(said.message);
  json.at(6).get_to(said.source_line);
  json.at(7).get_to(said.underline_columns);
  json.at(8).get_to(said.hints);
  return said;
}

Json to_json(const GenerateResult& result, const std::vector<Observation>& seen) {
  Json files = Json::array();
  for (const GeneratedFile& file : result.files) {
    files.push_back({file.path, file.diff_path, file.output});
  }
  Json said = Json::array();
  for (const Diagnostic& each : result.diagnostics.all()) said.push_back(to_json(each));
  Json facts = Json::array();
  for (const Observation& each : seen) {
    facts.push_back({static_cast<int>(each.question), each.path, each.answer});
  }
  return {{"spec", result.spec_path}, {"root", result.project_root}, {"dir", result.output_dir},
          {"inputs", result.inputs},  {"files", std::move(files)},   {"said", std::move(said)},
          {"seen", std::move(facts)}};
}

GenerateResult result_from(const Json& json) {
  GenerateResult result;
  json.at("spec").get_to(result.spec_path);
  json.at("root").get_to(result.project_root);
  json.at("dir").get_to(result.output_dir);
  json.at("inputs").get_to(result.inputs);
  for (const Json& each : json.at("files")) {
    GeneratedFile& file = result.files.emplace_back();
    each.at(0).get_to(file.path);
    each.at(1).get_to(file.diff_path);
    each.at(2).get_to(file.output);
  }
  for (const Json& each : json.at("said")) result.diagnostics.add(diagnostic_from(each));
  return result;
}

std::vector<Observation> observations_from(const Json& json) {
  std::vector<Observation> seen;
  for (const Json& each : json.at("seen")) {
    seen.push_back({static_cast<Observation::Question>(each.at(0).get<std::uint8_t>()),
                    each.at(1).get<std::string>(), each.at(2).get<std::string>()});
  }
  return seen;
}

/// The entry in `bytes`; nothing when they are not what remember wrote.
std::optional<Json> read_entry(std::string_view bytes) {
  if (bytes.size() < kDigestLength) return std::nullopt;
  const std::string_view body = bytes.substr(kDigestLength);
  if (bytes.substr(0, kDigestLength) != to_hex(digest_of(body))) return std::nullopt;
  Json json = Json::from_msgpack(body, true, false);
  if (json.is_discarded()) return std::nullopt;
  return json;
}

}  // namespace

ResultCache::ResultCache(Disk& disk, std::string folder, std::string run)
    : disk_(disk), folder_(std::move(folder)), run_(std::move(run)) {}

std::string ResultCache::entry_path(const std::string& spec_path) const {
  const std::string key =
      to_hex(digest_of(fmt::format("{}\n{}\n{}", kEntryVersion, run_, spec_path)));
  // As in git's object store: folders of some thousand files are slow on some file systems.
  return join_path(folder_, fmt::format("{}/{}", key.substr(0, 2), key.substr(2)));
}

bool ResultCache::is_still_true(const Observation& seen) {
  const std::pair key(seen.question, seen.path);
  {
    const std::lock_guard lock(mutex_);
    const auto known = answers_.find(key);
    if (known != answers_.end()) return known->second == seen.answer;
  }
  std::string answer = answer_of(disk_, seen.question, seen.path);
  const bool same = answer == seen.answer;
  const std::lock_guard lock(mutex_);
  answers_.emplace(key, std::move(answer));
  return same;
}

std::optional<GenerateResult> ResultCache::find(const std::string& spec_path) {
  DiskError ignored;  // an entry that is not there or cannot be read is none
  const std::optional<std::string> bytes = disk_.read(entry_path(spec_path), ignored);
  if (!bytes) return std::nullopt;
  const std::optional<Json> entry = read_entry(*bytes);
  if (!entry) return std::nullopt;
  try {
    const std::vector<Observation> seen = observations_from(*entry);
    const auto is_true = [&](const Observation& each) { return is_still_true(each); };
    if (!std::all_of(seen.begin(), seen.end(), is_true)) return std::nullopt;
    return result_from(*entry);
  } catch (const Json::exception&) {
    return std::nullopt;  // whole, but not of this shape
  }
}

void ResultCache::remember(const GenerateResult& result, const std::vector<Observation>& seen) {
  const std::vector<std::uint8_t> packed = Json::to_msgpack(to_json(result, seen));
  std::string bytes(packed.begin(), packed.end());
  bytes.insert(0, to_hex(digest_of(bytes)));
  DiskError error;
  if (disk_.write_scratch(entry_path(result.spec_path), bytes, error)) return;
  const std::lock_guard lock(mutex_);
  if (problem_.empty()) problem_ = error.reason;
}

std::string ResultCache::problem() const {
  const std::lock_guard lock(mutex_);
  return problem_;
}

}  // namespace patchgen
