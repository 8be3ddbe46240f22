#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <patchgen/outline.h>

#include "source/comments.h"
#include "source/declarator.h"
#include "source/head.h"
#include "source/token_stream.h"

namespace patchgen {

/// Reads declarations from code tokens. One instance reads one file.
class Scanner {
 public:
  Scanner(const TokenStream& tokens, const CommentOwners& comments)
      : tokens_(tokens), comments_(comments) {}

  std::vector<Declaration> scan();

 private:
  /// A brace-enclosed sequence of declarations, or the file.
  struct Scope {
    std::size_t end = 0;  ///< its `}`
    bool is_class = false;
    std::string_view class_name;
    std::string path;  ///< qualified name of what encloses it
    Access access = Access::None;
    int depth = 0;
    bool has_namesake = false;  ///< a class in it is called like the namespace itself
    std::vector<Declaration> declarations;
  };

  /// What stands in front of a declaration proper.
  struct Prefix {
    std::size_t first = 0;  ///< the declaration's first token
    std::size_t next = 0;   ///< behind the prefix
    std::size_t template_first = 0;
    std::size_t template_last = 0;
    bool is_instantiation = false;
    bool is_friend = false;
    bool is_typedef = false;
    bool only_macros = true;  ///< nothing but macros and attributes so far
  };

  enum class Step : std::uint8_t { Done, Again, Emitted };

  // scanner.cpp: scopes and prefixes
  void read_scope(Scope& scope, std::size_t i);
  std::size_t read_declaration(Scope& scope, std::size_t i);
  Step read_prefix(Scope& scope, Prefix& prefix);
  [[nodiscard]] std::size_t after_macro_template_head(std::size_t i) const;
  Step read_template(Scope& scope, Prefix& prefix);
  Step read_extern(Scope& scope, Prefix& prefix);
  std::size_t read_unknown(Scope& scope, std::size_t first, std::size_t i);
  std::size_t after_semicolon(std::size_t i, std::size_t end) const;
  bool begins_another(std::size_t i) const;

  // scanner_macros.cpp
  Step read_macro(Scope& scope, Prefix& prefix);
  bool bare_macro_stands_alone(const Scope& scope, std::size_t i) const;
  [[nodiscard]] bool is_trailing_qualifier(std::size_t i) const;
  bool macro_call_stands_alone(const Scope& scope, std::size_t i, std::size_t after) const;
  bool ends_a_function_head(std::size_t i, std::size_t end) const;
  bool follows_its_like(std::size_t i) const;
  bool is_repeated_call(std::size_t i, std::size_t after) const;
  bool blank_line_before(std::size_t i) const;
  bool begins_declaration(std::size_t i) const;
  std::size_t emit_macro(Scope& scope, std::size_t first, std::size_t name, std::size_t last);

  // scanner_namespaces.cpp
  std::size_t read_namespace(Scope& scope, const Prefix& prefix);
  std::size_t read_using(Scope& scope, const Prefix& prefix);
  std::size_t read_linkage_block(Scope& scope, const Prefix& prefix, std::size_t name,
                                 std::size_t brace);
  std::size_t read_concept(Scope& scope, const Prefix& prefix);
  std::size_t module_line_end(const Scope& scope, const Prefix& prefix) const;
  std::size_t read_module_line(Scope& scope, const Prefix& prefix, std::size_t semicolon);
  std::size_t read_simple(Scope& scope, const Prefix& prefix, DeclarationKind kind);

  // scanner_classes.cpp
  std::size_t read_class(Scope& scope, const Prefix& prefix, const Head& head);
  std::size_t read_forward(Scope& scope, const Prefix& prefix, const Head& head);
  bool is_field_of_class_type(const Scope& scope, const ClassHead& head, std::size_t key) const;
  Declaration class_declaration(const Scope& scope, const Prefix& prefix, const ClassHead& head);
  bool has_trailing_declarators(std::size_t i, std::size_t end, bool is_typedef) const;
  std::size_t wrap_in_declarator(Scope& scope, const Prefix& prefix, Declaration inner,
                                 std::size_t class_key, std::size_t after);

  // scanner_functions.cpp
  std::size_t read_declarator(Scope& scope, const Prefix& prefix, const Head& head);
  std::size_t read_function(Scope& scope, const Prefix& prefix, const Head& head,
                            const Declarator& declarator);
  std::size_t read_variable(Scope& scope, const Prefix& prefix, const Head& head,
                            const Declarator& declarator);
  DeclarationKind function_kind(const Scope& scope, const Prefix& prefix, const Head& head,
                                const Declarator& declarator) const;
  std::size_t read_body(Declaration& declaration, std::size_t first, std::size_t brace,
                        std::size_t end) const;
  std::size_t initializers_end(std::size_t colon, std::size_t end) const;
  std::string signature(const Declarator& declarator, std::size_t suffix_end) const;
  bool is_initialised_variable(const Scope& scope, const Prefix& prefix, const Head& head,
                               const Declarator& declarator) const;
  bool are_bare_names(std::size_t first, std::size_t last) const;

  // scanner_declarators.cpp: the names behind the first one
  void emit_further(Scope& scope, const Prefix& prefix, const Head& head, const Declarator& first,
                    std::size_t end);
  void emit_bindings(Scope& scope, const Part& brackets, std::size_t first);
  void emit_one_of_several(Scope& scope, const Prefix& prefix, const Head& head);
  std::vector<std::size_t> outer_commas(std::size_t i, std::size_t end) const;

  // scanner.cpp: filling in
  Declaration make(const Scope& scope, const Prefix& prefix, DeclarationKind kind) const;
  void name_it(Declaration& declaration, const Scope& scope, std::size_t first, std::size_t last,
               std::size_t qualifier_first = 0, std::size_t qualifier_last = 0) const;
  void set_extent(Declaration& declaration, std::size_t first, std::size_t last) const;
  void emit(Scope& scope, Declaration declaration, std::size_t first, std::size_t last);
  [[nodiscard]] std::vector<std::string> conditions_of(std::size_t first, std::size_t last) const;
  [[nodiscard]] std::string spelled_name(std::size_t first, std::size_t last) const;
  [[nodiscard]] std::string joined(std::size_t first, std::size_t last) const;
  [[nodiscard]] std::string qualifier_path(std::size_t first, std::size_t last) const;
  [[nodiscard]] std::vector<std::string_view> words(std::size_t first, std::size_t last) const;
  [[nodiscard]] Lexeme at(std::size_t i) const { return tokens_.lexeme(i); }

  const TokenStream& tokens_;
  const CommentOwners& comments_;
};

}  // namespace patchgen
