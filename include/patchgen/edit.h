#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <patchgen/byte_range.h>

namespace patchgen {

/// How a file indents: one level is a tab, or so many spaces.
struct IndentStyle {
  bool tabs = false;
  int width = 4;  ///< columns of one level
};

/// Code on its way from a patch file (or the spec) into the output: what it says is final, how it
/// is laid out is not.
struct CodeBlock {
  /// "\n" line ends; indented relative to its first line, which has no indentation; no last line
  /// end.
  std::string text;
  std::vector<int> frozen_lines;  ///< 0-based; lines that begin inside a literal: never re-indented
  IndentStyle style;              ///< of the file it came from
};

/// The comment block that tells a reader of the output what was patched.
struct Marker {
  std::string label;               ///< `PATCHED CLASS`
  std::string subject;             ///< `LlamaRMSNorm`; may be empty
  std::vector<std::string> notes;  ///< `Reason: …`, `Source: …`; a "\n" in one continues it
};

enum class EditLayout : std::uint8_t {
  Verbatim,  ///< `code.text` replaces the range as it is, but for line ends
  Block,  ///< `code` takes the place of the range, which begins and ends with code: re-indented to
          ///< the range's first line, the marker above it
  NewLines,  ///< `range` is empty and at the begin of a line (or the end of the file): whole lines
             ///< are put there
};

/// A change to one upstream file: bytes that go and what comes in their place. A value; nothing has
/// been applied.
struct Edit {
  std::size_t source = 0;  ///< index into the spec's sources
  ByteRange range;
  EditLayout layout = EditLayout::Verbatim;
  CodeBlock code;
  std::optional<Marker> marker;
  std::string indent;  ///< NewLines: what each line is indented by
  /// NewLines put into a line: what the rest of that line is indented by; absent: as upstream's.
  std::optional<std::string> rest_indent;
  /// NewLines: a blank line is kept between the new lines and their neighbours.
  bool blank_line_around = false;
  /// What `code` says is meant for the output as it stands: a renamed namespace is not renamed
  /// there.
  bool is_as_written = false;
  /// Among edits at one offset the lower rank comes first; within a rank the order of planning.
  int rank = 0;
  std::vector<std::size_t> operations;  ///< indices of the operations that asked for it
  std::string origin;                   ///< why, where no operation asked for it: `include path`
  ByteRange asked_at;                   ///< with `origin`: what in the spec file asks for it
};

/// What one operation did, for `-v`.
struct Effect {
  enum class Action : std::uint8_t { Replaced, Removed, Added, Updated, LeftAlone };
  std::size_t operation = 0;
  Action action = Action::Replaced;
  std::string subject;     ///< `class LlamaRMSNorm`
  std::size_t source = 0;  ///< where in upstream: index into the spec's sources
  int first_line = 0;      ///< 1-based
  int last_line = 0;
  std::string origin;  ///< `FusedRMSNorm (llama_gpu_patches.cpp:12)`; may be empty
};

/// Everything that the operations of a spec ask for.
struct EditPlan {
  std::vector<Edit> edits;
  std::vector<Effect> effects;
};

}  // namespace patchgen
