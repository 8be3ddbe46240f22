# libclang, whose view of a file the tests and the benchmarks hold patchgen's against: Debian's
# libclang-19-dev and libclang1-19.
#
#   LibClang::LibClang     header and shared library

find_path(LibClang_INCLUDE_DIR clang-c/Index.h HINTS /usr/lib/llvm-19/include)
find_library(LibClang_LIBRARY NAMES clang-19 HINTS /usr/lib/llvm-19/lib)

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(LibClang REQUIRED_VARS LibClang_LIBRARY LibClang_INCLUDE_DIR)

if(LibClang_FOUND AND NOT TARGET LibClang::LibClang)
  add_library(LibClang::LibClang UNKNOWN IMPORTED)
  set_target_properties(LibClang::LibClang PROPERTIES
    IMPORTED_LOCATION ${LibClang_LIBRARY}
    INTERFACE_INCLUDE_DIRECTORIES ${LibClang_INCLUDE_DIR})
endif()
