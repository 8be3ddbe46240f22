#include "robustness/nasty_inputs.h"

namespace patchgen {

std::vector<NastyInput> nesting_inputs() {
  return {
      {"braces", "{", "}"},
      {"parentheses", "(", ")"},
      {"brackets", "[", "]"},
      {"namespaces", "namespace a {\n", "}\n"},
      {"classes", "struct a {\n", "};\n"},
      {"classes_with_bases", "class a : b<c> {\n", "};\n"},
      {"linkage", "extern \"C\" {\n", "}\n"},
      {"functions", "void f() {\n", "}\n"},
      {"conditionals", "#if A\nint x;\n", "#endif\n"},
      {"conditionals_with_else", "#if A\nint x;\n#else\nint y;\n", "#endif\n"},
      {"conditional_braces", "#if A\nvoid f() {\n#else\nvoid g() {\n#endif\n", "}\n"},
      {"lambdas", "auto x = [] {\n", "};\n"},
      {"lambdas_with_parameters", "auto x = [](int a) -> int {\n", "};\n"},
      {"initialisers", "int a[] = {", "};"},
      {"constructor_initialisers", "X::X() : a{", "} {}"},
      {"templates", "template <", "class T> class X;"},
      {"template_arguments", "a<", ">"},
      {"parenthesised_template_arguments", "a<(", ")>"},
      {"function_pointers", "int (*", ")(int)"},
      {"requires_expressions", "requires requires {", "}"},
      {"macro_calls", "M(", ")"},
      {"attributes", "[[a(", ")]]"},
      {"decltypes", "decltype(", ")"},
      {"digraph_braces", "<%", "%>"},
      {"digraph_brackets", "<:", ":>"},
      {"alternating_digraphs", "<%:>", "<:%>"},
      {"enums", "enum class E : int {", "};"},
      {"statements", "if (a) { for (;;) {", "}}"},
  };
}

std::vector<NastyInput> open_ended_inputs() {
  return {
      {"template_heads", "template<", ""},
      {"operators", "operator ", ""},
      {"operator_less", "operator<", ""},
      {"using_less", "using <", ""},
      {"using_names", "using a = ", ""},
      {"bases", "struct a : ", ""},
      {"scopes", "a::", ""},
      {"leading_scopes", "::", ""},
      {"tildes", "~", ""},
      {"pointers", "*", ""},
      {"less", "<", ""},
      {"greater", ">", ""},
      {"less_and_braces", "x<{", ""},
      {"crossed_brackets", "([)]", ""},
      {"closing_braces", "}", ""},
      {"closing_parentheses", ")", ""},
      {"quotes", "'\n", ""},
      {"double_quotes", "\"\n", ""},
      {"raw_strings", "R\"(\n", ""},
      {"raw_strings_without_parenthesis", "R\"abc\n", ""},
      {"comments", "/*", ""},
      {"comment_ends", "*/", ""},
      {"else_branches", "#else\n", ""},
      {"elif_branches", "#if A\n#elif B\n", ""},
      {"endifs", "#endif\n", ""},
      {"open_calls_in_branches", "#if A\nf(\n#endif\n", ""},
      {"closers_in_branches", "#if A\n}\n#else\n)\n#endif\n", ""},
      {"friends", "friend ", ""},
      {"externs", "extern \"C\" ", ""},
      {"typedefs", "typedef struct ", ""},
      {"concepts", "template <class T> concept C = ", ""},
      {"colons", "public: ", ""},
      {"try_blocks", "void f() try {} catch (", ""},
      {"arrows", "auto f() -> ", ""},
      {"noexcepts", "void f() noexcept(", ""},
      {"attributes_open", "[[", ""},
      {"gnu_attributes", "__attribute__((", ""},
      {"asm_blocks", "asm(\"", ""},
      {"objective_c", "@interface X : Y\n- (int)f:(int)a;\n", ""},
  };
}

std::vector<NastyInput> flat_inputs() {
  return {
      {"declarations", "int a;\n", ""},
      {"declarations_on_one_line", "int a; ", ""},
      {"declarators", "a,", ""},
      {"functions", "void f(int a) { return; }\n", ""},
      {"classes", "class A { int x; void f(); };\n", ""},
      {"macro_calls", "MACRO(x)\n", ""},
      {"macro_names", "MACRO_X\n", ""},
      {"mixed_case_calls", "Register(a)\n", ""},
      {"defines", "#define A(x) x\n", ""},
      {"hashes", "#\n", ""},
      {"pragmas", "#pragma once\n", ""},
      {"includes", "#include <a.h>\n", ""},
      {"whole_conditionals", "#if A\nint a;\n#else\nint b;\n#endif\n", ""},
      {"dead_conditionals", "#if 0\n{{{((( \"\n#endif\n", ""},
      {"line_comments", "// int a;\n", ""},
      {"block_comments", "/* { */", ""},
      {"spliced_comments", "// a \\\n", ""},
      {"line_splices", "i\\\nn\\\nt\\\n a\\\n;\\\n\n", ""},
      {"splices_only", "\\\n", ""},
      {"trigraph_splices", "?\?/\n", ""},
      {"carriage_returns", "int a;\r", ""},
      {"crlf", "int a;\r\n", ""},
      {"nul_bytes", std::string("int a;\0\0", 8), ""},
      {"nul_bytes_only", std::string(1, '\0'), ""},
      {"invalid_utf8", "int \xff\xc3 a;\n", ""},
      {"byte_order_marks", "\xef\xbb\xbfint a;\n", ""},
      {"words", "a ", ""},
      {"numbers", "1 ", ""},
      {"digit_separators", "1'000'0", ""},
      {"strings", "\"a\" ", ""},
      {"raw_strings", "auto a = R\"x()\" )x\";\n", ""},
      {"semicolons", ";", ""},
      {"commas", ",", ""},
      {"backslashes", "\\", ""},
      {"dollars_and_ats", "$@`", ""},
      {"form_feeds", "\f\v\x1a", ""},
      {"specifiers", "static inline constexpr ", ""},
      {"qualifiers", "const volatile ", ""},
      {"less_comparisons", "bool a = b < c;\n", ""},
      {"shifts", "int a = b >> c << d;\n", ""},
      {"constructor_initialisers", "X::X() : a(1), b{2} {}\n", ""},
      {"instantiations", "template class X<int>;\n", ""},
      {"explicit_specialisations", "template <> struct X<int> {};\n", ""},
      {"access_labels", "public:\n", ""},
      {"static_asserts", "static_assert(sizeof(int) == 4);\n", ""},
      {"asm_lines", "asm(\"nop\");\n", ""},
      {"module_lines", "import a;\n", ""},
      {"structured_bindings", "auto [a, b] = c;\n", ""},
  };
}

std::string repeated(std::string_view piece, std::size_t count) {
  std::string text;
  text.reserve(piece.size() * count);
  for (std::size_t i = 0; i < count; ++i) text += piece;
  return text;
}

std::string one_of_each() {
  return R"TEXT(// Licence.

#pragma once
#include <a.h>
import m;
namespace a::b { inline namespace c {
#if defined(A) && \
    !B
template <class T, int N = (3 > 2)> requires C<T> class [[nodiscard]] X final : public Y<T>, Z {
 public:
  explicit X(int a = R"(x)") : a_{1}, b_(2) {}
  ~X() override = default;
  operator bool() const noexcept { return true; }
  auto operator<=>(const X&) const = default;
  template <class U> static U f(U&& u) &&;
  friend void g(X x) { x.h<1>(); }
  unsigned bits : 3, more : 4;
  int (*pointer)(long) = nullptr;
#else
class X {
  void f() REQUIRES(m) try { g(); } catch (...) {}
#endif
};
}}
typedef struct { int b; } V;
using W = int (*)(char);
int (*r(int))(long) { return 0; }
extern "C" { void c_function(int (&array)[3]); }
template class X<int>;
template <> int X<int>::f<1'000>() { return u8'a' + L"\"}"[0]; }
static_assert(sizeof(int) == 4, "}");
auto lambda = [=, &x](auto y) mutable -> int { return x < y > (1); };
TEST(a, b) { /* { */ }
MACRO_BEGIN
enum class E : char { A, B = 'b' } e;
%:define D <% %>
struct S <% int a<:3:>; %>;
concept C = requires(T t) { { t.x } -> D<int>; };
int a, *b = nullptr, c[2] = {1, 2};
)TEXT";
}

}  // namespace patchgen
