#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <patchgen/plan.h>

namespace patchgen {

/// What may stand before a function's return type.
struct Specifier {
  enum class Kind : std::uint8_t {
    Keyword,    ///< virtual, static, explicit(…), inline, constexpr, extern "C", …
    Attribute,  ///< [[…]], __attribute__((…)), alignas(…)
    Macro,      ///< GGML_API, __global__, DEPRECATED("…")
  };
  Kind kind = Kind::Keyword;
  ByteRange range;
  std::string text;  ///< its tokens, one space between
};

struct Parameter {
  ByteRange range;             ///< trimmed; without the comma
  std::string name;            ///< empty when it has none
  ByteRange default_argument;  ///< from `=` to the end; empty when it has none
};

/// A word behind the parameters that belongs to the class, not to the function's type.
struct VirtSpecifier {
  ByteRange range;
  std::string text;  ///< override, final, or a macro that stands for one
};

/// A function's declaration taken apart, beyond what the outline tells.
struct FunctionHead {
  std::vector<Specifier> specifiers;
  std::vector<Specifier> late_specifiers;  ///< attributes and macros behind the return type
  ByteRange return_type;  ///< trimmed; empty for constructors, destructors and conversions
  std::vector<Parameter> parameters;
  std::vector<VirtSpecifier> virt_specifiers;
  /// cv- and ref-qualifiers, noexcept, trailing return type and the like: the suffix without the
  /// virt-specifiers, one space between the tokens.
  std::string qualifiers;
};

/// `function` must be function-like and from `file`.
FunctionHead read_function_head(const OutlinedFile& file, const Declaration& function);

/// The parameters' types, the return type and the qualifiers as one string, to tell whether two
/// heads declare the same. Parameter names and default arguments do not count.
std::string function_type(const OutlinedFile& file, const Declaration& function);

/// Offset of the first byte behind the template heads of `function`.
std::size_t head_begin(const OutlinedFile& file, const Declaration& function);

/// Offset of the first byte behind the template head and the leading `[[…]]` of `declaration`, of
/// any kind: where a specifier may be put in.
std::size_t specifiers_begin(const OutlinedFile& file, const Declaration& declaration);

}  // namespace patchgen
