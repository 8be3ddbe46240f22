#include "project/result_cache.h"

#include <cstdint>
#include <fmt/format.h>
#include <set>
#include <thread>
#include <utility>

#include "project/digest.h"
#include "project/packed_bytes.h"
#include "project/paths.h"
#include "support/scratch_name.h"

namespace patchgen {
namespace {

/// To be raised with every change of what indexes hold.
constexpr int kIndexVersion = 3;
constexpr std::string_view kExtension = ".checks";

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

std::string pack(const GenerateResult& result) {
  Packer packer;
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

/// Whether a file of that name below the folder of the cache is one of ours: an index, or an entry
/// of one spec, as there once were.
bool is_ours(std::string_view relative) {
  const auto all_hex = [](std::string_view text) {
    return text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
  };
  constexpr std::size_t kDigits = 32;
  if (relative.ends_with(kExtension)) {
    relative.remove_suffix(kExtension.size());
    return relative.size() == kDigits && all_hex(relative);
  }
  return relative.size() == kDigits + 1 && relative[2] == '/' && all_hex(relative.substr(0, 2)) &&
         all_hex(relative.substr(3));
}

}  // namespace

ResultCache::ResultCache(Disk& disk, std::string folder, std::string_view run)
    : disk_(disk), noting_(disk), folder_(std::move(folder)) {
  const std::string key = to_hex(digest_of(fmt::format("{}\n{}", kIndexVersion, run)));
  path_ = join_path(folder_, fmt::format("{}{}", key, kExtension));
  DiskError ignored;  // an index that is not there or cannot be read is none
  bytes_ = disk_.read(path_, ignored).value_or("");
  if (std::optional<CheckIndex> index = unpack_index(bytes_)) index_ = std::move(*index);
  verdicts_ = std::make_unique<Verdict[]>(index_.facts.size());  // NOLINT(*-avoid-c-arrays)
}

const ResultCache::Verdict& ResultCache::verdict(std::size_t fact) {
  using Stage = Verdict::Stage;
  Verdict& verdict = verdicts_[fact];
  if (verdict.stage == Stage::Done) return verdict;
  // std::call_once makes a system call each time, which is as long as all the rest.
  Stage expected = Stage::New;
  if (!verdict.stage.compare_exchange_strong(expected, Stage::Begun)) {
    while (verdict.stage != Stage::Done) std::this_thread::yield();
    return verdict;
  }
  judge(fact, verdict);
  verdict.stage = Stage::Done;
  return verdict;
}

void ResultCache::judge(std::size_t fact, Verdict& verdict) {
  const std::optional<PathFacts> facts = unpack_facts(index_.facts[fact]);
  if (!facts) return;
  FileLook look;
  verdict.holds = still_hold(*facts, noting_, look);
  verdict.sight = sight_of(look);
  const bool was_read = verdict.holds && facts->read.data() != nullptr &&
                        (!facts->state || look.state != facts->state);
  if (was_read && noting_.state_of(facts->path, facts->read)) has_new_states_ = true;
}

std::optional<ResultCache::Found> ResultCache::find(const std::string& spec_path) {
  const auto entry = index_.entries.find(spec_path);
  if (entry == index_.entries.end()) return std::nullopt;
  const auto facts = unpack_places(entry->second.facts, index_.facts.size());
  if (!facts) return std::nullopt;
  Found found;
  found.looks.reserve(facts->size());
  for (const std::uint32_t fact : *facts) {
    const Verdict& seen = verdict(fact);
    if (!seen.holds) return std::nullopt;
    found.looks.push_back({.path = path_of_facts(index_.facts[fact]), .sight = seen.sight});
  }
  Unpacker packed(entry->second.result);
  found.result = unpack_result(packed);
  found.result.spec_path = spec_path;
  if (packed.failed()) return std::nullopt;
  return found;
}

void ResultCache::remember(const GenerateResult& result, std::vector<Observation> seen) {
  Learned learned{.seen = std::move(seen), .result = pack(result)};
  const std::lock_guard lock(mutex_);
  learned_.insert_or_assign(result.spec_path, std::move(learned));
}

void ResultCache::save(const std::vector<std::string>& project_specs) {
  const std::lock_guard lock(mutex_);
  if (learned_.empty() && !has_new_states_) return;
  DiskError error;
  // Another run may have written meanwhile.
  const std::optional<std::string> bytes = disk_.read(path_, error);
  std::optional<CheckIndex> index = bytes ? unpack_index(*bytes) : std::nullopt;
  if (!index) index.emplace();
  std::deque<std::string> owned;
  add_learned(*index, owned);
  add_states(*index, owned);
  if (!project_specs.empty()) drop_gone(*index, project_specs);
  if (!disk_.write_scratch(path_, pack(*index), error)) {
    problem_ = error.reason;
  } else if (!bytes) {
    remove_unused_indexes();
  }
}

void ResultCache::add_learned(CheckIndex& index, std::deque<std::string>& owned) const {
  for (const auto& [spec, learned] : learned_) {
    std::vector<std::uint32_t> places;
    for (const PathFacts& facts : facts_of(learned.seen)) {
      places.push_back(static_cast<std::uint32_t>(index.facts.size()));
      index.facts.push_back(owned.emplace_back(pack(facts)));
    }
    const CheckIndex::Entry entry{.facts = owned.emplace_back(pack_places(places)),
                                  .result = learned.result};
    index.entries.insert_or_assign(spec, entry);
  }
}

void ResultCache::add_states(CheckIndex& index, std::deque<std::string>& owned) const {
  for (std::string_view& packed : index.facts) {
    std::optional<PathFacts> facts = unpack_facts(packed);
    if (!facts || facts->read.data() == nullptr) continue;
    const std::optional<FileState> state = noting_.state_of(facts->path, facts->read);
    if (!state || state == facts->state) continue;
    facts->state = state;
    packed = owned.emplace_back(pack(*facts));
  }
}

void ResultCache::drop_gone(CheckIndex& index,
                            const std::vector<std::string>& project_specs) const {
  const std::set<std::string_view> there(project_specs.begin(), project_specs.end());
  std::erase_if(index.entries, [&](const auto& entry) {
    return !there.contains(entry.first) && !disk_.is_file(std::string(entry.first));
  });
}

void ResultCache::remove_unused_indexes() {
  constexpr std::int64_t kMonth = std::int64_t{30} * 24 * 60 * 60 * 1'000'000'000;
  const auto time_of = [&](const std::string& path) {
    const FileLook look = disk_.look(path);
    return look.state ? std::optional(look.state->modified) : std::nullopt;
  };
  const std::optional<std::int64_t> now = time_of(path_);
  for (const std::string& relative : disk_.files_below(folder_)) {
    const std::string path = join_path(folder_, relative);
    const bool is_unused =
        is_left_behind(file_name(relative)) ||
        (is_ours(relative) && now && time_of(path).value_or(*now) < *now - kMonth);
    DiskError ignored;  // it is tried again next time
    if (is_unused) disk_.remove_file(path, ignored);
  }
}

}  // namespace patchgen
