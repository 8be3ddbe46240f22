# What every target of the project is compiled with, and the helper that adds a part's tests.

add_library(patchgen_options INTERFACE)
target_compile_options(patchgen_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Werror)
# GCC 12 sees overlaps and overflows in `"literal" + std::string` and `insert(0, "literal")` that are
# not there (GCC bug 105651), most of them once <string> is precompiled and no system header to it.
target_compile_options(patchgen_options INTERFACE
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict -Wno-array-bounds -Wno-stringop-overflow>)
# clang names std::get_temporary_buffer where std::stable_sort of GCC's library uses it.
target_compile_options(patchgen_options INTERFACE
  $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>)
if(PATCHGEN_SANITIZE)
  target_compile_options(patchgen_options INTERFACE
    -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(patchgen_options INTERFACE -fsanitize=address,undefined)
endif()

# The headers that every test includes, compiled once. Tests are not optimised: what they measure is
# right or wrong, and half of a build would go into optimising them.
function(patchgen_test_headers)
  if(TARGET test_headers)
    return()
  endif()
  add_library(test_headers OBJECT ${PROJECT_SOURCE_DIR}/tests/support/test_headers.cpp)
  target_compile_options(test_headers PRIVATE $<$<CONFIG:Release>:-O0>)
  target_link_libraries(test_headers PRIVATE patchgen GTest::gmock GTest::gtest)
  target_precompile_headers(test_headers PRIVATE
    <gmock/gmock.h> <gtest/gtest.h> <fmt/format.h> <algorithm> <optional> <span>)
endfunction()

# patchgen_test(NAME SOURCES…): one GoogleTest binary NAME, registered with CTest as one test.
# The sources stand beside the part that they test; they see its private headers as "part/file.h".
# Its CTest label is PATCHGEN_TEST_LABEL where a folder of tests/ sets it, else "unit"; the target
# unit_tests builds every test with that label.
function(patchgen_test name)
  if(NOT PATCHGEN_TESTS)
    return()
  endif()
  add_executable(${name} ${ARGN})
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR}/tests)
  target_compile_definitions(${name} PRIVATE
    PATCHGEN_PROJECT_ROOT="${PROJECT_SOURCE_DIR}"
    PATCHGEN_BINARY="${PROJECT_BINARY_DIR}/patchgen")
  target_link_libraries(${name} PRIVATE patchgen GTest::gmock GTest::gtest_main)
  patchgen_test_headers()
  target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-O0>)
  target_precompile_headers(${name} REUSE_FROM test_headers)
  add_test(NAME ${name} COMMAND ${name})

  set(label unit)
  if(DEFINED PATCHGEN_TEST_LABEL)
    set(label ${PATCHGEN_TEST_LABEL})
  endif()
  set_tests_properties(${name} PROPERTIES LABELS ${label})
  if(label STREQUAL "unit")
    if(NOT TARGET unit_tests)
      add_custom_target(unit_tests)
    endif()
    add_dependencies(unit_tests ${name})
  endif()
endfunction()
