#include "support/syntax_check.h"

#include <clang-c/Index.h>
#include <memory>

namespace patchgen {
namespace {

std::string take(CXString string) {
  const char* bytes = clang_getCString(string);
  std::string taken = bytes != nullptr ? bytes : "";
  clang_disposeString(string);
  return taken;
}

}  // namespace

std::string syntax_errors(const std::string& file, const std::vector<std::string>& arguments) {
  const std::unique_ptr<void, void (*)(CXIndex)> index(clang_createIndex(0, 0), clang_disposeIndex);
  std::vector<const char*> words;
  for (const std::string& argument : arguments) words.push_back(argument.c_str());
  CXTranslationUnit parsed = nullptr;
  const CXErrorCode code = clang_parseTranslationUnit2(index.get(), file.c_str(), words.data(),
                                                       static_cast<int>(words.size()), nullptr, 0,
                                                       CXTranslationUnit_None, &parsed);
  if (code != CXError_Success) return file + ": libclang cannot read it\n";
  const std::unique_ptr<CXTranslationUnitImpl, void (*)(CXTranslationUnit)> unit(
      parsed, clang_disposeTranslationUnit);
  std::string errors;
  for (unsigned i = 0; i < clang_getNumDiagnostics(unit.get()); ++i) {
    const std::unique_ptr<void, void (*)(CXDiagnostic)> each(clang_getDiagnostic(unit.get(), i),
                                                             clang_disposeDiagnostic);
    if (clang_getDiagnosticSeverity(each.get()) < CXDiagnostic_Error) continue;
    errors += take(clang_formatDiagnostic(each.get(), clang_defaultDiagnosticDisplayOptions()));
    errors += '\n';
  }
  return errors;
}

}  // namespace patchgen
