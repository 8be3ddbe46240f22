#pragma once

#include <optional>
#include <string>
#include <vector>

#include "patch/declaration_index.h"

namespace patchgen {

/// What stands behind the head of a constructor, taken apart.
struct ConstructorTail {
  struct Entry {
    std::string name;  ///< the member, or the last component of the base class without arguments
    ByteRange range;
    bool conditional = false;  ///< stands within an `#if` of the list
  };
  std::size_t head_end = 0;  ///< behind the parameters and what follows them; behind `try`
  bool defaulted = false;    ///< `= default;`
  bool deleted = false;
  std::vector<Entry> initializers;
  std::size_t list_end = 0;  ///< behind the last initialiser and the directives that follow it
  ByteRange body;            ///< braces included; empty without one
  bool readable = true;      ///< false when an `#if` cuts the list or its `:` in a way of its own
};

/// `constructor` must be of kind Constructor.
ConstructorTail read_constructor_tail(const Found& constructor);

/// True when the first initialiser is the class itself: `X() : X(1) {}`.
bool delegates(const ConstructorTail& tail, const std::string& class_name);

/// True for `X(const X&)` and `X(X&&)`.
bool copies_or_moves(const Found& constructor);

}  // namespace patchgen
