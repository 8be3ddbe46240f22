#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <patchgen/byte_range.h>
#include <patchgen/diagnostic.h>
#include <patchgen/source_text.h>
#include <patchgen/token.h>

namespace patchgen {

enum class DeclarationKind : std::uint8_t {
  Namespace,
  LinkageSpecification,  ///< `extern "C" { … }`; adds nothing to its members' names
  Class,
  Struct,
  Union,
  Enum,
  Function,  ///< at namespace scope; friend functions defined in a class too
  Method,    ///< in a class, or `X::f` outside of it; operators too
  Constructor,
  Destructor,
  ConversionFunction,  ///< `operator bool`
  DeductionGuide,
  Variable,          ///< at namespace scope, or `X::v` outside of its class
  Field,             ///< in a class; static data members too
  TypeAlias,         ///< `using X = …;` and `typedef … X;`
  UsingDeclaration,  ///< `using a::b;`, `using enum E;`
  UsingDirective,    ///< `using namespace a;`
  NamespaceAlias,
  ModuleDeclaration,  ///< `module m;`, `export module m:part;`, `module;`, `module :private;`
  ModuleImport,       ///< `import m;`, `export import :part;`, `import <vector>;`
  Concept,
  Friend,                 ///< `friend class X;`, `friend void f();`
  ExplicitInstantiation,  ///< `template class X<int>;`, `extern template …`
  StaticAssert,
  MacroInvocation,  ///< `TORCH_MODULE(X);`, with or without `;`, or with a body: `TEST(a, b) {…}`
  Unknown,          ///< a range between two understood declarations that could not be read
};

/// "class", "function", "using_declaration", …: the names that `outline --format json` uses.
std::string_view kind_name(DeclarationKind kind);

enum class Access : std::uint8_t { None, Public, Protected, Private };

/// One declaration. All ranges are half-open byte offsets into the file; an absent part is empty
/// ({0, 0}).
struct Declaration {
  DeclarationKind kind = DeclarationKind::Unknown;
  /// Unqualified: `forward`, `~X`, `operator<<`, `operator()`, `operator bool`; empty for an
  /// anonymous namespace, class or enum. Of several declarators (`int a, *b;`) each is a
  /// declaration of its own, and all have the same ranges but for the name's.
  std::string name;
  /// With every enclosing namespace and class, and the qualifier that an out-of-line definition
  /// wrote: `a::b::X::forward`. Template arguments of the qualifier are left out. Anonymous and
  /// inline namespaces: the former add nothing, the latter their name.
  std::string qualified_name;
  /// Template arguments of a specialisation in the spelling of signatures: `<int, T *>`.
  std::string specialization;
  /// Of function-like kinds: parameter types in canonical spelling, without parameter names and
  /// default arguments, and then cv- and ref-qualifiers: `(const Tensor &, int) const`.
  std::string signature;
  bool is_definition = false;
  bool is_template = false;      ///< has a `template <…>` head of its own
  Access access = Access::None;  ///< of class members

  ByteRange range;  ///< from its first attribute, macro specifier or `template` to its `;` or `}`
  ByteRange owned;  ///< `range` with the comment lines directly above and the comment behind it
  ByteRange name_range;     ///< the unqualified name as spelled (`operator` to its last token)
  ByteRange template_head;  ///< every `template <…>` with its requires-clause
  ByteRange qualifier;      ///< `A::B<T>::` before the name, its last `::` included
  ByteRange parameters;     ///< of function-like kinds and macro invocations, with parentheses
  ByteRange suffix;        ///< of function-like kinds: behind `parameters`, up to the initialisers,
                           ///< body, `= default/delete/0` or `;`; trimmed of white space
  ByteRange bases;         ///< of a class: from `:` up to its `{`, trimmed
  ByteRange initializers;  ///< of a constructor: from `:` up to its body, trimmed
  ByteRange body;          ///< braces included; from `try` on for a function-try-block

  /// The preprocessor conditions it stands under, outermost first, each as its directive is spelled
  /// with single spaces: `#if defined(A)`; in an else-branch `#else of #if defined(A)`. An include
  /// guard is no condition.
  std::vector<std::string> conditions;
  std::vector<Declaration> children;
};

enum class DirectiveKind : std::uint8_t { Include, If, Else, Endif, Define, Pragma, Other };

/// A preprocessor directive: from its `#` to the end of its last line (line splices followed), the
/// line end not included.
struct Directive {
  DirectiveKind kind = DirectiveKind::Other;  ///< If: if/ifdef/ifndef; Else: else/elif/elifdef/…
  ByteRange range;
  /// Of an include: what it names, with its delimiters: `<a.h>`, `"b.h"`, `MACRO`.
  ByteRange argument;
  /// How many conditionals it stands in; an include guard that spans the file does not count.
  int conditional_depth = 0;
};

/// What a file declares, from tokens alone: no header is read, no macro expanded, and the result is
/// the same whatever is installed on the machine.
struct Outline {
  std::vector<Token> tokens;
  std::vector<Directive> directives;
  std::vector<Declaration> declarations;
  /// The comment at the top of the file that belongs to the file and to no declaration; may be
  /// empty.
  ByteRange file_comment;
  /// Code that the declarations leave out: branches of an `#if` that do not go with the one that
  /// was read, `#if 0`. Sorted, disjoint.
  std::vector<ByteRange> unread;
  /// Brackets without a partner and the like (Fault::Source). The outline is usable all the same;
  /// whether they are errors is for the caller to say.
  std::vector<Diagnostic> problems;
};

/// Reads the outline of `text`. Never throws and never hangs, whatever the bytes; time and memory
/// are linear in the file's size. What cannot be understood is a DeclarationKind::Unknown between
/// its neighbours.
Outline read_outline(const SourceText& text);

/// Calls `visit(declaration, parent)` for each declaration, parents first; `parent` is null at the
/// top.
template <class Visitor>
void for_each_declaration(const std::vector<Declaration>& declarations, Visitor&& visit,
                          const Declaration* parent = nullptr) {
  for (const Declaration& declaration : declarations) {
    visit(declaration, parent);
    for_each_declaration(declaration.children, visit, &declaration);
  }
}

[[nodiscard]] bool is_class_like(DeclarationKind kind);     ///< class, struct, union
[[nodiscard]] bool is_function_like(DeclarationKind kind);  ///< has parameters and maybe a body

/// A readable tree: kind, name with parameter types, lines, condition; ends with a newline.
std::string outline_as_text(const Outline& outline, const SourceText& text);
/// The JSON of `patchgen outline --format json`; invalid UTF-8 in names is replaced by U+FFFD.
std::string outline_as_json(const Outline& outline, const SourceText& text);

}  // namespace patchgen
