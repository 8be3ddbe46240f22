#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <patchgen/byte_range.h>
#include <patchgen/emit.h>

namespace patchgen {

/// `range` of a text gives way to `text`.
struct OutputChange {
  ByteRange range;
  std::string text;

  friend bool operator==(const OutputChange&, const OutputChange&) = default;
};

/// The changes of whole lines that turn `before` into `after`, in order.
std::vector<OutputChange> changes_between(std::string_view before, std::string_view after);

/// Applies `changes`, which are sorted and do not overlap. The segments follow: a change of bytes
/// that an edit or the header put there, at least in part, belongs to that; one of upstream's alone
/// becomes a segment of Origin::Command.
EmittedFile with_changes(const EmittedFile& file, std::span<const OutputChange> changes);

}  // namespace patchgen
