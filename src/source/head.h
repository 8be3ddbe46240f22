#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "source/class_head.h"
#include "source/token_stream.h"

namespace patchgen {

enum class PartKind : std::uint8_t {
  Word,       ///< an identifier
  Keyword,    ///< specifiers, qualifiers, explicit, elaborated class keys, others
  Type,       ///< a built-in type, or `decltype(…)`
  Attribute,  ///< `[[…]]`, `alignas(…)`, `__attribute__((…))`, …
  Exception,  ///< `noexcept`, `noexcept(…)`, `throw(…)`
  Parens,     ///< `(…)`
  Brackets,   ///< `[…]`
  Angles,     ///< `<…>` as template arguments
  Scope,      ///< `::`
  Pointer,    ///< `*`, `&`, `&&`, `^`
  Tilde,
  Comma,
  Ellipsis,
  Arrow,
  OperatorName,  ///< `operator<<`, `operator bool`, `operator""_x`
  Requires,      ///< a whole requires-clause
  Try,
  Other,
};

/// A piece of a declaration in front of its body or initialiser: tokens [first, last).
struct Part {
  PartKind kind = PartKind::Other;
  std::size_t first = 0;
  std::size_t last = 0;
};

enum class HeadEnd : std::uint8_t {
  Semicolon,
  Brace,  ///< `{`
  Equal,
  Colon,
  ClassBody,  ///< a class head was read: Head::class_head
  Forward,    ///< `class X;`, `enum E : int;`: likewise
  ScopeEnd,   ///< nothing more in this scope
  Resync,     ///< what comes next begins another declaration: a `;` is missing
};

/// A declaration up to where its body, initialiser, bases or `;` begin.
struct Head {
  std::vector<Part> parts;
  HeadEnd how = HeadEnd::ScopeEnd;
  std::size_t end = 0;      ///< the token that ends it; the class key for ClassBody and Forward
  bool is_friend = false;   ///< `API friend void f();`
  bool is_typedef = false;  ///< `API typedef int X;`
  ClassHead class_head;
};

/// Reads a head from token `i` on, never beyond `end`. Linear in what it reads. `is_typedef`: a
/// `typedef` stood in front.
Head read_head(const TokenStream& tokens, std::size_t i, std::size_t end, bool is_typedef);

/// Index behind the requires-clause at `i` (on `requires`).
std::size_t after_requires_clause(const TokenStream& tokens, std::size_t i, std::size_t end);

/// Index behind the attributes at `i`: `[[…]]`, `alignas(…)`, `__attribute__((…))`; `i` if none.
std::size_t after_attributes(const TokenStream& tokens, std::size_t i, std::size_t end);

/// True at `public:`, `signals:`, `public slots:`; `after` is set behind its colon.
bool is_access_label(const TokenStream& tokens, std::size_t i, std::size_t end, std::size_t& after);

}  // namespace patchgen
