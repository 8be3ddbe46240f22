#include "project/path_facts.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "project/packed_bytes.h"

namespace patchgen {
namespace {

using Question = Observation::Question;

struct Answer {
  Question question;
  std::string_view PathFacts::* text;
};

constexpr std::array kAnswers = {
    Answer{Question::Read, &PathFacts::read},
    Answer{Question::IsFile, &PathFacts::is_file},
    Answer{Question::IsDirectory, &PathFacts::is_directory},
    Answer{Question::FilesBelow, &PathFacts::files_below},
    Answer{Question::Program, &PathFacts::program},
};

constexpr std::uint32_t kHasState = 1U << kAnswers.size();

bool was_asked(std::string_view answer) {
  return answer.data() != nullptr;
}

bool is_kind(std::string_view answer, const FileLook& look, FileLook::Kind kind) {
  return !was_asked(answer) || answer == answer_of_flag(look.kind == kind);
}

/// Whether reading gives the same bytes, or the same reason why not.
bool still_reads(const PathFacts& facts, const Disk& disk, const FileLook& look) {
  if (!was_asked(facts.read)) return true;
  if (facts.state && look.state == facts.state) return true;
  return answer_of(disk, Question::Read, std::string(facts.path)) == facts.read;
}

FileState unpack_state(Unpacker& packed) {
  FileState state;
  state.device = packed.long_number();
  state.inode = packed.long_number();
  state.size = packed.long_number();
  state.mode = packed.number();
  state.modified = static_cast<std::int64_t>(packed.long_number());
  state.changed = static_cast<std::int64_t>(packed.long_number());
  return state;
}

}  // namespace

std::vector<PathFacts> facts_of(const std::vector<Observation>& seen) {
  std::vector<PathFacts> all;
  for (const Observation& each : seen) {
    auto facts = std::find_if(all.begin(), all.end(),
                              [&](const PathFacts& known) { return known.path == each.path; });
    if (facts == all.end()) {
      facts = all.emplace(all.end());
      facts->path = each.path;
    }
    for (const Answer& answer : kAnswers) {
      if (answer.question == each.question) (*facts).*answer.text = each.answer;
    }
  }
  return all;
}

bool still_hold(const PathFacts& facts, const Disk& disk, FileLook& look) {
  const std::string path(facts.path);
  if (was_asked(facts.program) && answer_of(disk, Question::Program, path) != facts.program) {
    return false;
  }
  if (was_asked(facts.files_below) &&
      answer_of(disk, Question::FilesBelow, path) != facts.files_below) {
    return false;
  }
  look = disk.look(path);
  return is_kind(facts.is_file, look, FileLook::Kind::File) &&
         is_kind(facts.is_directory, look, FileLook::Kind::Directory) &&
         still_reads(facts, disk, look);
}

std::string pack(const PathFacts& facts) {
  Packer packer;
  packer.add(facts.path);
  std::uint32_t asked = facts.state ? kHasState : 0;
  for (std::size_t i = 0; i < kAnswers.size(); ++i) {
    if (was_asked(facts.*kAnswers[i].text)) asked |= 1U << i;
  }
  packer.add(asked);
  for (const Answer& answer : kAnswers) {
    if (was_asked(facts.*answer.text)) packer.add(facts.*answer.text);
  }
  if (!facts.state) return packer.bytes();
  packer.add_long(facts.state->device);
  packer.add_long(facts.state->inode);
  packer.add_long(facts.state->size);
  packer.add(facts.state->mode);
  packer.add_long(static_cast<std::uint64_t>(facts.state->modified));
  packer.add_long(static_cast<std::uint64_t>(facts.state->changed));
  return packer.bytes();
}

std::string_view path_of_facts(std::string_view packed) {
  return Unpacker(packed).view();
}

std::optional<PathFacts> unpack_facts(std::string_view bytes) {
  Unpacker packed(bytes);
  PathFacts facts;
  facts.path = packed.view();
  const std::uint32_t asked = packed.number();
  for (std::size_t i = 0; i < kAnswers.size(); ++i) {
    if ((asked & (1U << i)) != 0) facts.*kAnswers[i].text = packed.view();
  }
  if ((asked & kHasState) != 0) facts.state = unpack_state(packed);
  if (packed.failed()) return std::nullopt;
  return facts;
}

}  // namespace patchgen
