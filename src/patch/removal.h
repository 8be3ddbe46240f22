#pragma once

#include <patchgen/byte_range.h>
#include <patchgen/source_text.h>

#include "patch/operation_context.h"

namespace patchgen {

/// What to take out of `text` so that `owned` (a declaration with its comments) is gone without a
/// trace: its whole lines where it has them to itself, and the blank lines that would be one too
/// many.
ByteRange removal_range(const SourceText& text, ByteRange owned);

/// Plans the removal of `found` with its comments and notes it as an effect.
void remove_declaration(const OperationContext& context, const Found& found);

/// Everything in upstream that stands outside of class `class_` but belongs to it: out-of-line
/// members and the members of its nested classes. What stands in another branch of an `#if` than
/// the class does not belong to it.
std::vector<Found> out_of_line_members(const DeclarationIndex& index, const Found& class_);

/// `class X`, `function f(int)`: how effects and messages call a declaration.
std::string subject_of(const Declaration& declaration);

}  // namespace patchgen
