#include "agreement/clang_definitions.h"

#include <algorithm>
#include <array>
#include <clang-c/Index.h>
#include <filesystem>
#include <optional>
#include <string_view>
#include <unordered_map>

namespace patchgen::agreement {
namespace {

std::string take(CXString string) {
  const char* bytes = clang_getCString(string);
  std::string taken = bytes != nullptr ? bytes : "";
  clang_disposeString(string);
  return taken;
}

struct Place {
  CXFile file = nullptr;
  std::size_t offset = 0;
};

Place place_of(CXSourceLocation location) {
  Place place;
  unsigned offset = 0;
  clang_getFileLocation(location, &place.file, nullptr, nullptr, &offset);
  place.offset = offset;
  return place;
}

/// `X` of `X<T>`, which is how clang spells constructors of templates.
std::string without_arguments(std::string name) {
  if (name.starts_with("operator")) return name;
  return name.substr(0, name.find('<'));
}

const char* kind_word(CXCursorKind kind) {
  switch (kind) {
    case CXCursor_ClassDecl:
      return "class";
    case CXCursor_StructDecl:
      return "struct";
    case CXCursor_UnionDecl:
      return "union";
    case CXCursor_EnumDecl:
      return "enum";
    case CXCursor_FunctionDecl:
      return "function";
    case CXCursor_CXXMethod:
      return "method";
    case CXCursor_Constructor:
      return "constructor";
    case CXCursor_Destructor:
      return "destructor";
    case CXCursor_ConversionFunction:
      return "conversion_function";
    case CXCursor_VarDecl:
      return "variable";
    case CXCursor_FieldDecl:
      return "field";
    case CXCursor_TypedefDecl:
    case CXCursor_TypeAliasDecl:
    case CXCursor_TypeAliasTemplateDecl:
      return "type_alias";
    case CXCursor_ConceptDecl:
      return "concept";
    default:
      return nullptr;
  }
}

bool is_specifier_word(std::string_view word) {
  constexpr std::array<std::string_view, 17> kWords = {
      "static",    "inline",        "extern",     "constexpr",     "explicit",     "virtual",
      "friend",    "__inline__",    "__inline",   "__extension__", "thread_local", "__attribute__",
      "consteval", "__forceinline", "__declspec", "alignas",       "mutable"};
  return std::find(kWords.begin(), kWords.end(), word) != kWords.end();
}

std::vector<const char*> pointers_to(const std::vector<std::string>& arguments) {
  std::vector<const char*> pointers;
  for (const std::string& argument : arguments) pointers.push_back(argument.c_str());
  return pointers;
}

class Collector {
 public:
  explicit Collector(const ParseUnit& unit) : unit_(unit) {}

  ClangParse run() {
    CXIndex index = clang_createIndex(0, 0);
    const std::vector<const char*> arguments = pointers_to(unit_.arguments);
    CXUnsavedFile unsaved{unit_.main_path.c_str(), unit_.main_text.data(), unit_.main_text.size()};
    const CXErrorCode code = clang_parseTranslationUnit2(
        index, unit_.main_path.c_str(), arguments.data(), static_cast<int>(arguments.size()),
        &unsaved, unit_.main_text.empty() ? 0 : 1,
        CXTranslationUnit_DetailedPreprocessingRecord | CXTranslationUnit_KeepGoing, &tu_);
    if (code != CXError_Success) {
      parse_.errors.push_back(unit_.main_path + ": libclang cannot parse it");
    } else {
      collect_errors();
      clang_visitChildren(clang_getTranslationUnitCursor(tu_), &Collector::visit_top, this);
      finish_files();
      clang_disposeTranslationUnit(tu_);
    }
    clang_disposeIndex(index);
    return std::move(parse_);
  }

 private:
  void collect_errors() {
    for (unsigned i = 0; i < clang_getNumDiagnostics(tu_); ++i) {
      CXDiagnostic diagnostic = clang_getDiagnostic(tu_, i);
      if (clang_getDiagnosticSeverity(diagnostic) >= CXDiagnostic_Error) {
        const Place place = place_of(clang_getDiagnosticLocation(diagnostic));
        const std::string message =
            take(clang_formatDiagnostic(diagnostic, CXDiagnostic_DisplaySourceLocation));
        ClangFile* file = file_at(place.file);
        (file != nullptr ? file->errors : parse_.errors).push_back(message);
      }
      clang_disposeDiagnostic(diagnostic);
    }
  }

  /// The wanted file; null for all others.
  ClangFile* file_at(CXFile file) {
    if (file == nullptr) return nullptr;
    const auto known = files_.find(file);
    if (known != files_.end()) return known->second;
    // `/lib/gcc/../../include` where `/lib` is a link: only the file system can tell.
    std::error_code error;
    const std::string path =
        std::filesystem::weakly_canonical(take(clang_getFileName(file)), error).string();
    const bool is_wanted =
        std::any_of(unit_.wanted.begin(), unit_.wanted.end(), [&](const std::string& wanted) {
          return path.starts_with(wanted) &&
                 (path.size() == wanted.size() || path[wanted.size()] == '/');
        });
    ClangFile* found = is_wanted ? &parse_.files[path] : nullptr;
    files_.emplace(file, found);
    return found;
  }

  static CXChildVisitResult visit_top(CXCursor cursor, CXCursor, CXClientData self) {
    static_cast<Collector*>(self)->visit(cursor);
    return CXChildVisit_Continue;
  }

  static CXChildVisitResult visit_body(CXCursor cursor, CXCursor, CXClientData self) {
    return static_cast<Collector*>(self)->visit_in_body(cursor);
  }

  void visit_children(CXCursor cursor) { clang_visitChildren(cursor, &Collector::visit_top, this); }

  void visit(CXCursor cursor) {
    switch (clang_getCursorKind(cursor)) {
      case CXCursor_MacroExpansion:
        add_expansion(cursor);
        break;
      case CXCursor_Namespace:
      case CXCursor_LinkageSpec:
      case CXCursor_UnexposedDecl:
      case CXCursor_FriendDecl:
        visit_children(cursor);
        break;
      case CXCursor_ClassTemplate:
      case CXCursor_ClassTemplatePartialSpecialization:
        add(cursor, clang_getTemplateCursorKind(cursor));
        visit_children(cursor);
        break;
      case CXCursor_ClassDecl:
      case CXCursor_StructDecl:
      case CXCursor_UnionDecl:
        add(cursor, clang_getCursorKind(cursor));
        visit_children(cursor);
        break;
      case CXCursor_FunctionTemplate:
        add_function(cursor, clang_getTemplateCursorKind(cursor));
        break;
      case CXCursor_FunctionDecl:
      case CXCursor_CXXMethod:
      case CXCursor_Constructor:
      case CXCursor_Destructor:
      case CXCursor_ConversionFunction:
        add_function(cursor, clang_getCursorKind(cursor));
        break;
      default:
        add(cursor, clang_getCursorKind(cursor));
        break;
    }
  }

  void add_function(CXCursor cursor, CXCursorKind kind) {
    add(cursor, kind);
    if (file_at(place_of(clang_getCursorLocation(cursor)).file) == nullptr) return;
    ++bodies_;
    clang_visitChildren(cursor, &Collector::visit_body, this);
    --bodies_;
  }

  CXChildVisitResult visit_in_body(CXCursor cursor) {
    switch (clang_getCursorKind(cursor)) {
      case CXCursor_ParmDecl:
      case CXCursor_TypeRef:
      case CXCursor_TemplateTypeParameter:
      case CXCursor_NonTypeTemplateParameter:
      case CXCursor_VarDecl:
        return CXChildVisit_Continue;
      case CXCursor_ClassDecl:
      case CXCursor_StructDecl:
      case CXCursor_UnionDecl:
      case CXCursor_EnumDecl:
      case CXCursor_TypedefDecl:
      case CXCursor_TypeAliasDecl:
        visit(cursor);
        return CXChildVisit_Continue;
      default:
        return CXChildVisit_Recurse;
    }
  }

  static bool is_definition(CXCursor cursor, CXCursorKind kind) {
    switch (kind) {
      case CXCursor_TypedefDecl:
      case CXCursor_TypeAliasDecl:
      case CXCursor_TypeAliasTemplateDecl:
      case CXCursor_FieldDecl:
      case CXCursor_ConceptDecl:
        return true;
      default:
        return clang_isCursorDefinition(cursor) != 0 || clang_CXXMethod_isDefaulted(cursor) != 0 ||
               clang_CXXMethod_isDeleted(cursor) != 0;
    }
  }

  void add(CXCursor cursor, CXCursorKind kind) {
    const char* word = kind_word(kind);
    if (word == nullptr) return;
    const Place location = place_of(clang_getCursorLocation(named_cursor(cursor)));
    ClangFile* file = file_at(location.file);
    if (file == nullptr || !is_definition(cursor, kind)) return;
    const CXSourceRange extent = clang_getCursorExtent(cursor);
    const Place begin = place_of(clang_getRangeStart(extent));
    Place end = place_of(clang_getRangeEnd(extent));
    if (end.file == nullptr) end = body_end(cursor);
    ClangDefinition definition;
    definition.kind = word;
    definition.name = name_of(cursor);
    if (definition.name.starts_with("<deduction guide")) return;
    definition.is_friend = is_class(clang_getCursorLexicalParent(cursor)) &&
                           !is_class(clang_getCursorSemanticParent(cursor));
    definition.enclosing = enclosing(cursor, definition.is_friend);
    // What an include carried into another file begins or ends where clang points.
    definition.begin = begin.file == location.file ? begin.offset : location.offset;
    definition.end = end.file == location.file ? end.offset : location.offset;
    definition.location = location.offset;
    definition.is_local = bodies_ > 0;
    file->definitions.push_back(std::move(definition));
  }

  /// clang points at the `using` of an alias template; what it is made of knows the name.
  static CXCursor named_cursor(CXCursor cursor) {
    if (clang_getCursorKind(cursor) != CXCursor_TypeAliasTemplateDecl) return cursor;
    clang_visitChildren(
        cursor,
        [](CXCursor child, CXCursor, CXClientData found) {
          if (clang_getCursorKind(child) != CXCursor_TypeAliasDecl) return CXChildVisit_Continue;
          *static_cast<CXCursor*>(found) = child;
          return CXChildVisit_Break;
        },
        &cursor);
    return cursor;
  }

  /// clang has no extent for `f(auto x) {…}`: where its body ends.
  static Place body_end(CXCursor cursor) {
    Place end;
    clang_visitChildren(
        cursor,
        [](CXCursor child, CXCursor, CXClientData found) {
          if (clang_getCursorKind(child) != CXCursor_CompoundStmt) return CXChildVisit_Continue;
          *static_cast<Place*>(found) = place_of(clang_getRangeEnd(clang_getCursorExtent(child)));
          return CXChildVisit_Break;
        },
        &end);
    return end;
  }

  static bool is_class(CXCursor cursor) {
    switch (clang_getCursorKind(cursor)) {
      case CXCursor_ClassDecl:
      case CXCursor_StructDecl:
      case CXCursor_UnionDecl:
      case CXCursor_ClassTemplate:
      case CXCursor_ClassTemplatePartialSpecialization:
        return true;
      default:
        return false;
    }
  }

  static std::string name_of(CXCursor cursor) {
    if (clang_Cursor_isAnonymous(cursor) != 0) return "";
    const std::string name = without_arguments(take(clang_getCursorSpelling(cursor)));
    return name.starts_with("(") ? "" : name;
  }

  std::vector<Enclosing> enclosing(CXCursor cursor, bool is_friend) {
    std::vector<Enclosing> path;
    CXCursor child = cursor;
    bool child_is_around = true;  // `cursor` itself or what lexically encloses it
    for (CXCursor parent = is_friend ? clang_getCursorLexicalParent(cursor)
                                     : clang_getCursorSemanticParent(cursor);
         clang_Cursor_isNull(parent) == 0; parent = clang_getCursorSemanticParent(parent)) {
      const CXCursorKind kind = clang_getCursorKind(parent);
      if (kind == CXCursor_TranslationUnit || clang_isInvalid(kind) != 0) break;
      if (kind == CXCursor_LinkageSpec || kind == CXCursor_UnexposedDecl) continue;
      Enclosing enclosing;
      enclosing.name = name_of(parent);
      enclosing.is_inline_namespace =
          kind == CXCursor_Namespace && clang_Cursor_isInlineNamespace(parent) != 0;
      if (const CXCursor around = lexical_parent_like(cursor, parent);
          clang_Cursor_isNull(around) == 0) {
        const Place place = place_of(clang_getCursorLocation(around));
        enclosing.is_elsewhere = place.file != place_of(clang_getCursorLocation(cursor)).file;
        enclosing.is_from_macro = kind == CXCursor_Namespace && !enclosing.name.empty() &&
                                  !bytes_from(place).starts_with(enclosing.name);
      } else {
        enclosing.is_from_macro =
            kind == CXCursor_Namespace && child_is_around && !has_written_qualifier(child);
        child_is_around = false;
      }
      path.push_back(std::move(enclosing));
      child = parent;
    }
    std::reverse(path.begin(), path.end());
    return path;
  }

  /// What lexically encloses `cursor` and is the same namespace or class as `semantic`.
  static CXCursor lexical_parent_like(CXCursor cursor, CXCursor semantic) {
    const CXCursor canonical = clang_getCanonicalCursor(semantic);
    for (CXCursor parent = clang_getCursorLexicalParent(cursor);
         clang_Cursor_isNull(parent) == 0 && clang_isInvalid(clang_getCursorKind(parent)) == 0 &&
         clang_getCursorKind(parent) != CXCursor_TranslationUnit;
         parent = clang_getCursorLexicalParent(parent)) {
      if (clang_equalCursors(clang_getCanonicalCursor(parent), canonical) != 0) return parent;
    }
    return clang_getNullCursor();
  }

  std::string_view bytes_from(const Place& place) {
    std::size_t size = 0;
    const char* bytes = clang_getFileContents(tu_, place.file, &size);
    return bytes != nullptr && place.offset < size
               ? std::string_view(bytes, size).substr(place.offset)
               : std::string_view();
  }

  /// Whether `::` stands in front of the name of `cursor`.
  bool has_written_qualifier(CXCursor cursor) {
    Place place = place_of(clang_getCursorLocation(cursor));
    const std::size_t end = place.offset;
    place.offset = 0;
    std::string_view before = bytes_from(place).substr(0, end);
    while (!before.empty() && (before.back() == ' ' || before.back() == '\n')) {
      before.remove_suffix(1);
    }
    return before.ends_with("::");
  }

  /// A name that stands for the name of a macro takes the parentheses behind it along.
  Place behind_parentheses(Place at) {
    int depth = 0;
    const std::string_view bytes = bytes_from(at);
    for (std::size_t i = 0; i < bytes.size(); ++i) {
      if (bytes[i] == '(') ++depth;
      if (bytes[i] == ')' && --depth == 0) {
        at.offset += i + 1;
        break;
      }
    }
    return at;
  }

  void add_expansion(CXCursor cursor) {
    const CXSourceRange extent = clang_getCursorExtent(cursor);
    const Place begin = place_of(clang_getRangeStart(extent));
    ClangFile* file = file_at(begin.file);
    if (file == nullptr) return;
    Place end = place_of(clang_getRangeEnd(extent));
    if (bytes_from(end).starts_with("(")) end = behind_parentheses(end);
    file->expansions.push_back(
        {begin.offset, end.offset, is_specifier(clang_getCursorReferenced(cursor))});
  }

  bool is_specifier(CXCursor macro) {
    if (clang_Cursor_isNull(macro) != 0 || clang_getCursorKind(macro) != CXCursor_MacroDefinition) {
      return false;
    }
    const CXSourceRange extent = clang_getCursorExtent(macro);
    const Place begin = place_of(clang_getRangeStart(extent));
    const auto known = specifiers_.find(begin.file);
    if (known != specifiers_.end()) {
      const auto answer = known->second.find(begin.offset);
      if (answer != known->second.end()) return answer->second;
    }
    CXToken* tokens = nullptr;
    unsigned count = 0;
    clang_tokenize(tu_, extent, &tokens, &count);
    std::vector<std::string> words;
    for (unsigned i = 1; i < count; ++i)
      words.push_back(take(clang_getTokenSpelling(tu_, tokens[i])));
    clang_disposeTokens(tu_, tokens, count);
    const bool answer = are_specifiers(words, clang_Cursor_isMacroFunctionLike(macro) != 0);
    specifiers_[begin.file][begin.offset] = answer;
    return answer;
  }

  /// Index behind the brackets that open at `i`.
  static std::size_t after_group(const std::vector<std::string>& words, std::size_t i) {
    int depth = 0;
    for (; i < words.size(); ++i) {
      if (words[i] == "(" || words[i] == "[") ++depth;
      if ((words[i] == ")" || words[i] == "]") && --depth == 0) return i + 1;
    }
    return words.size();
  }

  static bool are_specifiers(const std::vector<std::string>& words, bool has_parameters) {
    std::size_t i = has_parameters ? after_group(words, 0) : 0;
    if (i == words.size()) return false;  // nothing at all: it may as well stand alone
    while (i < words.size()) {
      if (words[i] == "[" && i + 1 < words.size() && words[i + 1] == "[") {
        i = after_group(words, i);
      } else if (is_specifier_word(words[i])) {
        ++i;
        if (i < words.size() && words[i] == "(") i = after_group(words, i);
      } else {
        return false;
      }
    }
    return true;
  }

  void finish_files() {
    for (auto& [path, file] : parse_.files) {
      std::stable_sort(file.expansions.begin(), file.expansions.end(),
                       [](const Expansion& a, const Expansion& b) {
                         return a.begin != b.begin ? a.begin < b.begin : a.end > b.end;
                       });
      std::vector<Expansion> outermost;
      for (const Expansion& expansion : file.expansions) {
        if (outermost.empty() || expansion.begin >= outermost.back().end) {
          outermost.push_back(expansion);
        }
      }
      file.expansions = std::move(outermost);
    }
  }

  const ParseUnit& unit_;
  CXTranslationUnit tu_ = nullptr;
  ClangParse parse_;
  std::unordered_map<CXFile, ClangFile*> files_;
  std::unordered_map<CXFile, std::unordered_map<std::size_t, bool>> specifiers_;
  int bodies_ = 0;
};

}  // namespace

ClangParse parse_with_headers(const ParseUnit& unit) {
  return Collector(unit).run();
}

bool precompile(const std::string& text, const std::vector<std::string>& arguments,
                const std::string& path) {
  const std::string name = path + ".h";
  const std::vector<const char*> pointers = pointers_to(arguments);
  CXUnsavedFile unsaved{name.c_str(), text.data(), text.size()};
  CXIndex index = clang_createIndex(0, 0);
  CXTranslationUnit tu = nullptr;
  const bool parsed =
      clang_parseTranslationUnit2(index, name.c_str(), pointers.data(),
                                  static_cast<int>(pointers.size()), &unsaved, 1,
                                  CXTranslationUnit_ForSerialization | CXTranslationUnit_Incomplete,
                                  &tu) == CXError_Success;
  const bool saved = parsed && clang_saveTranslationUnit(tu, path.c_str(), 0) == CXSaveError_None;
  if (parsed) clang_disposeTranslationUnit(tu);
  clang_disposeIndex(index);
  return saved;
}

}  // namespace patchgen::agreement
