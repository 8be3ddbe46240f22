#pragma once

#include <cstddef>
#include <vector>

#include "patch/use_index.h"

namespace patchgen {

/// A place in what stays of the sources that calls a constructor which is gone: with a number of
/// arguments that it takes and that no constructor of the class takes any more.
struct ConstructorUse {
  enum class Kind {
    Initializer,  ///< `A() : A(1, 2)`, or of a derived class
    Expression,   ///< `return A(1, 2)`, `new A{1}`, `A a{1}`, `make_shared<A>(1)`
    Unclear,      ///< `A a(b, c);`, arguments that cannot be counted
  };

  UseIndex::Place place;
  Kind kind = Kind::Unclear;
};

/// The calls of constructors of `class_`, a class of the sources. `gone` are constructors that it
/// had; `now` is the class as it is in the output, itself or what takes its place, and `left` are
/// the constructors of that. None where tokens do not tell the class from others of its name; where
/// `left` is empty, none that may make an aggregate.
std::vector<ConstructorUse> constructor_uses(const PlanState& state, const UseIndex& index,
                                             const Declaration& class_,
                                             const std::vector<Found>& gone, const Found& now,
                                             const std::vector<Found>& left);

/// The constructors that stand in `class_`, deleted ones included.
std::vector<Found> constructors_of(const Found& class_);

/// Whether `class_` has constructors that it does not declare itself: `using Base::Base;`, or
/// macros that may declare some.
bool may_have_more_constructors(const Found& class_);

}  // namespace patchgen
