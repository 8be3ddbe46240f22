#pragma once

#include <vector>

#include <patchgen/source_text.h>

#include "source/canonical_words.h"

namespace patchgen {

/// Lines that must change: [old_first, old_last] give way to [new_first, new_last]; 1-based, both
/// inclusive; a last line before the first one means none.
struct LineChange {
  int old_first = 1;
  int old_last = 0;
  int new_first = 1;
  int new_last = 0;
};

/// A file and its words.
struct WordedText {
  const SourceText* text = nullptr;
  const CanonicalText* words = nullptr;
};

/// Where two files differ in more than layout, in whole lines of either: lines in which each word
/// has its counterpart are none of them, however they are broken. What the headers give as
/// fingerprint does not count.
std::vector<LineChange> changed_lines(const WordedText& old_file, const WordedText& new_file);

}  // namespace patchgen
