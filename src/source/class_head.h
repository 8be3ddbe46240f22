#pragma once

#include <cstddef>
#include <cstdint>

#include "source/token_stream.h"

namespace patchgen {

enum class ClassUse : std::uint8_t { Elaborated, Forward, Definition };

/// `class [[a]] API A::B<int> final : public C` from its class key on.
struct ClassHead {
  ClassUse use = ClassUse::Elaborated;
  Lexeme key = Lexeme::Class;
  std::size_t name = 0;          ///< token of the unqualified name; 0 when it has none
  std::size_t qualifier = 0;     ///< first token of `A::`; equal to `name` when there is none
  std::size_t angles_first = 0;  ///< the `<` of a specialisation, and behind its `>`
  std::size_t angles_last = 0;
  std::size_t bases = 0;  ///< the `:`; 0 when there is none
  std::size_t end = 0;    ///< Definition: its `{`; Forward: its `;`; Elaborated: behind the key
};

/// Reads what begins with the class key at `key`. `is_typedef`: `struct X Y;` names no class Y.
ClassHead read_class_head(const TokenStream& tokens, std::size_t key, std::size_t end,
                          bool is_typedef);

}  // namespace patchgen
