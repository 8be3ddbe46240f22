#include "project/result_cache.h"

#include <cstdint>
#include <fmt/format.h>
#include <string_view>
#include <utility>

#include "project/digest.h"
#include "project/packed_bytes.h"
#include "project/paths.h"

namespace patchgen {
namespace {

/// To be raised with every change of what entries hold.
constexpr int kEntryVersion = 2;
constexpr std::size_t kDigestLength = 32;

void pack(Packer& packer, const Diagnostic& said) {
  packer.add(static_cast<std::uint32_t>(said.severity));
  packer.add(static_cast<std::uint32_t>(said.fault));
  packer.add(said.file);
  packer.add(static_cast<std::uint32_t>(said.line));
  packer.add(static_cast<std::uint32_t>(said.column));
  packer.add(said.message);
  packer.add(said.source_line);
  packer.add(static_cast<std::uint32_t>(said.underline_columns));
  packer.add_all(said.hints);
}

Diagnostic unpack_diagnostic(Unpacker& packed) {
  Diagnostic said;
  said.severity = static_cast<Severity>(packed.number());
  said.fault = static_cast<Fault>(packed.number());
  said.file = packed.text();
  said.line = static_cast<decltype(said.line)>(packed.number());
  said.column = static_cast<decltype(said.column)>(packed.number());
  said.message = packed.text();
  said.source_line = packed.text();
  said.underline_columns = static_cast<decltype(said.underline_columns)>(packed.number());
  said.hints = packed.texts();
  return said;
}

std::string pack(const GenerateResult& result, const std::vector<Observation>& seen) {
  Packer packer;
  packer.add_count(seen.size());
  for (const Observation& each : seen) {
    packer.add(static_cast<std::uint32_t>(each.question));
    packer.add(each.path);
    packer.add(each.answer);
  }
  packer.add(result.spec_path);
  packer.add(result.project_root);
  packer.add(result.output_dir);
  packer.add_all(result.inputs);
  packer.add_count(result.files.size());
  for (const GeneratedFile& file : result.files) {
    packer.add(file.path);
    packer.add(file.diff_path);
    packer.add(file.output);
  }
  packer.add_count(result.diagnostics.all().size());
  for (const Diagnostic& each : result.diagnostics.all()) pack(packer, each);
  return packer.bytes();
}

GenerateResult unpack_result(Unpacker& packed) {
  GenerateResult result;
  result.spec_path = packed.text();
  result.project_root = packed.text();
  result.output_dir = packed.text();
  result.inputs = packed.texts();
  result.files.resize(packed.count());
  for (GeneratedFile& file : result.files) {
    file.path = packed.text();
    file.diff_path = packed.text();
    file.output = packed.text();
  }
  for (std::size_t left = packed.count(); left > 0; --left) {
    result.diagnostics.add(unpack_diagnostic(packed));
  }
  return result;
}

/// What remember wrote as `bytes`; nothing when they are something else.
std::optional<std::string_view> body_of(std::string_view bytes) {
  if (bytes.size() < kDigestLength) return std::nullopt;
  const std::string_view body = bytes.substr(kDigestLength);
  if (bytes.substr(0, kDigestLength) != to_hex(digest_of(body))) return std::nullopt;
  return body;
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
  std::pair key(seen.question, seen.path);
  {
    const std::lock_guard lock(mutex_);
    const auto known = answers_.find(key);
    if (known != answers_.end()) return known->second == seen.answer;
  }
  std::string answer = answer_of(disk_, seen.question, seen.path);
  const bool same = answer == seen.answer;
  const std::lock_guard lock(mutex_);
  answers_.emplace(std::move(key), std::move(answer));
  return same;
}

std::optional<GenerateResult> ResultCache::find(const std::string& spec_path) {
  DiskError ignored;  // an entry that is not there or cannot be read is none
  const std::optional<std::string> bytes = disk_.read(entry_path(spec_path), ignored);
  if (!bytes) return std::nullopt;
  const std::optional<std::string_view> body = body_of(*bytes);
  if (!body) return std::nullopt;
  Unpacker packed(*body);
  for (std::size_t left = packed.count(); left > 0; --left) {
    Observation seen;
    seen.question = static_cast<Observation::Question>(packed.number());
    seen.path = packed.text();
    seen.answer = packed.text();
    if (packed.failed() || !is_still_true(seen)) return std::nullopt;
  }
  GenerateResult result = unpack_result(packed);
  if (packed.failed()) return std::nullopt;  // whole, but not of this shape
  return result;
}

void ResultCache::remember(const GenerateResult& result, const std::vector<Observation>& seen) {
  std::string bytes = pack(result, seen);
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
