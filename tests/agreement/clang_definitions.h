#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace patchgen::agreement {

/// A namespace or class that encloses a definition, as clang names it.
struct Enclosing {
  std::string name;  ///< without template arguments; empty when it has none
  bool is_inline_namespace = false;
  bool is_from_macro = false;  ///< its name is not written where it begins, or in the qualifier
  bool is_elsewhere = false;   ///< it begins in another file, which includes this one
};

/// A definition that clang sees. Offsets are bytes of the file that it stands in.
struct ClangDefinition {
  std::string kind;  ///< in the words of `kind_name`
  std::string name;  ///< unqualified, without template arguments; empty when it has none
  std::vector<Enclosing> enclosing;
  std::size_t begin = 0;
  std::size_t end = 0;
  std::size_t location = 0;  ///< where clang points: the name, or the keyword where there is none
  bool is_friend = false;    ///< a friend defined in a class; `enclosing` has the class then
  bool is_local = false;     ///< stands in a function's body
};

/// Where a macro is used: the name with its arguments.
struct Expansion {
  std::size_t begin = 0;
  std::size_t end = 0;
  bool is_specifier = false;  ///< its text is attributes and specifiers and nothing else
};

struct ClangFile {
  std::vector<ClangDefinition> definitions;
  std::vector<Expansion> expansions;  ///< in order; none within another
  std::vector<std::string> errors;
};

struct ClangParse {
  std::map<std::string, ClangFile> files;  ///< by absolute path
  std::vector<std::string> errors;         ///< in no wanted file
};

/// What is parsed: `main_path`, whose bytes are `main_text` when that is not empty.
struct ParseUnit {
  std::string main_path;
  std::string main_text;
  std::vector<std::string> arguments;
  /// Folders and files, as absolute paths: what the unit includes of them is collected.
  std::vector<std::string> wanted;
};

/// A full parse: headers, function bodies, macros.
ClangParse parse_with_headers(const ParseUnit& unit);

/// Parses `text` and saves it at `path`, for `-include-pch`. False when that fails.
bool precompile(const std::string& text, const std::vector<std::string>& arguments,
                const std::string& path);

}  // namespace patchgen::agreement
