# Clang's lexer as a static library: Debian's libclang-19-dev and llvm-19-dev. Nothing of it is
# loaded at run time, and reading a token costs what it costs clang.
#
#   ClangLexer::ClangLexer     headers and libraries
#
# Clang's own package files are not asked: they want every library of Clang and LLVM to be there.

find_path(ClangLexer_CLANG_INCLUDE_DIR clang/Lex/Lexer.h HINTS /usr/lib/llvm-19/include)
find_path(ClangLexer_LLVM_INCLUDE_DIR llvm/TargetParser/Triple.h
  HINTS /usr/lib/llvm-19/include PATH_SUFFIXES llvm-19)
set(ClangLexer_LIBRARIES)
set(ClangLexer_required)
# In the order of a linker that reads each archive once.
foreach(name clangLex clangBasic LLVMTargetParser LLVMSupport LLVMDemangle)
  find_library(ClangLexer_${name} NAMES lib${name}.a HINTS /usr/lib/llvm-19/lib)
  list(APPEND ClangLexer_required ClangLexer_${name})
  list(APPEND ClangLexer_LIBRARIES ${ClangLexer_${name}})
  mark_as_advanced(ClangLexer_${name})
endforeach()
foreach(name z zstd tinfo)  # what LLVM's support library asks for
  find_library(ClangLexer_${name} NAMES ${name})
  list(APPEND ClangLexer_required ClangLexer_${name})
  list(APPEND ClangLexer_LIBRARIES ${ClangLexer_${name}})
  mark_as_advanced(ClangLexer_${name})
endforeach()

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(ClangLexer REQUIRED_VARS
  ClangLexer_CLANG_INCLUDE_DIR ClangLexer_LLVM_INCLUDE_DIR ${ClangLexer_required})

if(ClangLexer_FOUND AND NOT TARGET ClangLexer::ClangLexer)
  find_package(Threads REQUIRED)
  add_library(ClangLexer::ClangLexer INTERFACE IMPORTED)
  set_target_properties(ClangLexer::ClangLexer PROPERTIES
    INTERFACE_INCLUDE_DIRECTORIES
      "${ClangLexer_CLANG_INCLUDE_DIR};${ClangLexer_LLVM_INCLUDE_DIR}"
    INTERFACE_LINK_LIBRARIES "${ClangLexer_LIBRARIES};Threads::Threads;${CMAKE_DL_LIBS}")
endif()
