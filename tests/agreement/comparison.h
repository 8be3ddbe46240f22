#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <patchgen/outline.h>

#include "agreement/clang_definitions.h"

namespace patchgen::agreement {

/// Why a definition need not stand in the outline just as clang sees it. Each is recognised from
/// clang's cursor, the file's bytes and the macros that are expanded in it; no list of names.
enum class Rule {
  Same,             ///< no rule needed: same name, same lines
  SpecifierAbove,   ///< the outline begins above: with the macro that specifies it
  MacroMade,        ///< the whole definition comes out of one macro
  MacroHead,        ///< a macro writes its name; the outline has the invocation instead
  MacroNamespace,   ///< a macro opens a namespace around it
  InlineNamespace,  ///< its qualifier leaves out an inline namespace
  Friend,           ///< a friend defined in a class: the outline names it by that class
  TypedefName,      ///< an unnamed class that clang calls by its typedef, or a member of one
  Included,         ///< the class or namespace around it begins in a file that includes this one
  BranchNotRead,    ///< it or its first or last line is in an `#if` branch that was not read
  Local,            ///< stands in a function's body
  Reviewed,         ///< a row of the reviewed list names it
  Unexplained,
};

inline constexpr int kRules = static_cast<int>(Rule::Unexplained) + 1;

std::string_view rule_name(Rule rule);
std::string_view rule_meaning(Rule rule);

struct Finding {
  Rule rule = Rule::Unexplained;
  int line = 0;  ///< where clang points
  std::string kind;
  std::string name;       ///< qualified, as clang has it
  std::string complaint;  ///< empty when all is the same
};

/// One finding for each definition that clang sees in the file.
std::vector<Finding> compare(const SourceText& text, const ClangFile& clang);

}  // namespace patchgen::agreement
