# Debian's libclang-19-dev. Only headers are linked against: the library itself is opened at run
# time, on first use, because loading it costs more than most runs of patchgen.
#
#   LibClang::headers     the include path, and PATCHGEN_LIBCLANG_SONAME to open
#   LibClang_LIBRARY      the shared library (the benchmark's floor links against it)

find_path(LibClang_INCLUDE_DIR clang-c/Index.h HINTS /usr/lib/llvm-19/include)
find_library(LibClang_LIBRARY NAMES clang-19 HINTS /usr/lib/llvm-19/lib)

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(LibClang REQUIRED_VARS LibClang_LIBRARY LibClang_INCLUDE_DIR)

if(LibClang_FOUND AND NOT TARGET LibClang::headers)
  execute_process(COMMAND ${CMAKE_OBJDUMP} -p ${LibClang_LIBRARY} OUTPUT_VARIABLE dynamic_section)
  string(REGEX MATCH "SONAME +([^ \n]+)" unused "${dynamic_section}")
  set(LibClang_SONAME ${CMAKE_MATCH_1})
  add_library(LibClang::headers INTERFACE IMPORTED)
  set_target_properties(LibClang::headers PROPERTIES
    INTERFACE_INCLUDE_DIRECTORIES ${LibClang_INCLUDE_DIR}
    INTERFACE_COMPILE_DEFINITIONS PATCHGEN_LIBCLANG_SONAME="${LibClang_SONAME}")
endif()
