# What find_package(patchgen) adds to a project; docs/build.md is the manual.
#
#   patchgen_generate(TARGET target SPEC spec… [SOURCE_ROOT folder…] [OUTPUT_DIR folder]
#                     [PROJECT file] [DIFF])
#   patchgen_check([NAME name] [SPECS spec…] [SOURCE_ROOT folder…] [OUTPUT_DIR folder]
#                  [PROJECT file] [STRICT])

cmake_policy(PUSH)
cmake_policy(VERSION 3.20...3.25)

# Stops when `arguments`, those that no keyword took, or `missing`, keywords without a value, are
# not empty.
function(_patchgen_expect_no_more function arguments missing)
  if(arguments)
    message(FATAL_ERROR "${function}: unknown arguments: ${arguments}")
  endif()
  if(missing)
    message(FATAL_ERROR "${function}: without a value: ${missing}")
  endif()
endfunction()

# The options of patchgen for what both functions take, as absolute paths. They stand in arg_….
function(_patchgen_options result)
  set(options)
  foreach(root IN LISTS arg_SOURCE_ROOT)
    get_filename_component(root ${root} ABSOLUTE)
    list(APPEND options --source-root ${root})
  endforeach()
  if(arg_PROJECT)
    get_filename_component(project ${arg_PROJECT} ABSOLUTE)
    list(APPEND options --project ${project})
  endif()
  set(${result} ${options} PARENT_SCOPE)
endfunction()

# Asks patchgen what `spec` gives with `options`; sets LISTING_OUTPUTS, LISTING_DIFFS and
# LISTING_ROOTS, all absolute, and has CMake run again when the answer may have changed.
function(_patchgen_list spec options)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${spec})
  get_target_property(program patchgen::patchgen LOCATION)
  execute_process(
    COMMAND ${program} --list --format json ${spec} ${options}
    WORKING_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}
    OUTPUT_VARIABLE json ERROR_VARIABLE messages RESULT_VARIABLE status)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "patchgen_generate: ${spec} cannot be read:\n${messages}")
  endif()
  if(json MATCHES ";")
    message(FATAL_ERROR "patchgen_generate: CMake knows no file names with a semicolon:\n${json}")
  endif()

  string(JSON project GET ${json} specs 0 project)
  if(project)
    get_filename_component(project ${project} ABSOLUTE BASE_DIR ${CMAKE_CURRENT_BINARY_DIR})
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${project})
  endif()

  set(outputs)
  set(diffs)
  string(JSON count LENGTH ${json} specs 0 outputs)
  math(EXPR last "${count} - 1")
  foreach(i RANGE ${last})
    string(JSON output GET ${json} specs 0 outputs ${i} path)
    string(JSON diff GET ${json} specs 0 outputs ${i} diff)
    list(APPEND outputs ${output})
    list(APPEND diffs ${diff})
  endforeach()
  set(roots)
  string(JSON count LENGTH ${json} specs 0 source_roots)
  math(EXPR last "${count} - 1")
  foreach(i RANGE ${last})
    string(JSON root GET ${json} specs 0 source_roots ${i})
    get_filename_component(root ${root} ABSOLUTE BASE_DIR ${CMAKE_CURRENT_BINARY_DIR})
    list(APPEND roots ${root})
  endforeach()
  set(LISTING_OUTPUTS ${outputs} PARENT_SCOPE)
  set(LISTING_DIFFS ${diffs} PARENT_SCOPE)
  set(LISTING_ROOTS ${roots} PARENT_SCOPE)
endfunction()

function(patchgen_generate)
  cmake_parse_arguments(PARSE_ARGV 0 arg "DIFF" "TARGET;OUTPUT_DIR;PROJECT" "SPEC;SOURCE_ROOT")
  _patchgen_expect_no_more(patchgen_generate
    "${arg_UNPARSED_ARGUMENTS}" "${arg_KEYWORDS_MISSING_VALUES}")
  if(NOT arg_TARGET OR NOT arg_SPEC)
    message(FATAL_ERROR "patchgen_generate: needs TARGET and SPEC")
  endif()
  if(NOT TARGET ${arg_TARGET})
    message(FATAL_ERROR "patchgen_generate: there is no target '${arg_TARGET}'")
  endif()
  get_target_property(type ${arg_TARGET} TYPE)
  if(type STREQUAL "INTERFACE_LIBRARY")
    message(FATAL_ERROR "patchgen_generate: '${arg_TARGET}' compiles nothing: it is INTERFACE")
  endif()
  get_target_property(folder ${arg_TARGET} SOURCE_DIR)
  if(NOT folder STREQUAL CMAKE_CURRENT_SOURCE_DIR)
    # Rules to make a file are seen only by targets of their own folder.
    message(FATAL_ERROR
      "patchgen_generate: call it in the CMakeLists.txt that '${arg_TARGET}' is made in: ${folder}")
  endif()

  set(output_dir ${CMAKE_CURRENT_BINARY_DIR}/patchgen/${arg_TARGET})
  if(arg_OUTPUT_DIR)
    get_filename_component(output_dir ${arg_OUTPUT_DIR} ABSOLUTE
      BASE_DIR ${CMAKE_CURRENT_BINARY_DIR})
  endif()
  _patchgen_options(options)
  list(APPEND options -o ${output_dir})
  get_target_property(program patchgen::patchgen LOCATION)

  foreach(spec IN LISTS arg_SPEC)
    get_filename_component(spec ${spec} ABSOLUTE)
    _patchgen_list(${spec} "${options}")
    set(outputs ${LISTING_OUTPUTS})
    set(flags)
    if(arg_DIFF)
      list(APPEND outputs ${LISTING_DIFFS})
      set(flags --diff)
    endif()
    # patchgen leaves files alone that are as they should be. Ninja understands that; other build
    # tools would run it again and again.
    set(touch)
    if(NOT CMAKE_GENERATOR MATCHES "Ninja")
      set(touch COMMAND ${CMAKE_COMMAND} -E touch ${outputs})
    endif()
    string(MD5 id "${spec} ${output_dir}")
    set(depfile ${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/patchgen-${id}.d)
    file(RELATIVE_PATH shown ${CMAKE_SOURCE_DIR} ${spec})
    add_custom_command(
      OUTPUT ${outputs}
      COMMAND ${program} ${spec} ${options} ${flags} --depfile ${depfile}
      ${touch}
      DEPENDS ${spec} ${program}
      DEPFILE ${depfile}
      WORKING_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}
      COMMENT "Generating from ${shown}"
      VERBATIM)
    target_sources(${arg_TARGET} PRIVATE ${LISTING_OUTPUTS})
    target_include_directories(${arg_TARGET} PRIVATE ${LISTING_ROOTS})
  endforeach()
  target_include_directories(${arg_TARGET} PUBLIC $<BUILD_INTERFACE:${output_dir}>)
endfunction()

function(patchgen_check)
  cmake_parse_arguments(PARSE_ARGV 0 arg "STRICT" "NAME;OUTPUT_DIR;PROJECT" "SPECS;SOURCE_ROOT")
  _patchgen_expect_no_more(patchgen_check
    "${arg_UNPARSED_ARGUMENTS}" "${arg_KEYWORDS_MISSING_VALUES}")
  if(NOT arg_NAME)
    set(arg_NAME patchgen_check)
  endif()
  _patchgen_options(options)
  if(arg_OUTPUT_DIR)
    get_filename_component(output_dir ${arg_OUTPUT_DIR} ABSOLUTE)
    list(APPEND options -o ${output_dir})
  endif()
  if(arg_STRICT)
    list(APPEND options --strict)
  endif()
  # Relative to the working directory, so that messages name files as people do.
  add_test(NAME ${arg_NAME}
    COMMAND patchgen::patchgen --check ${arg_SPECS} ${options}
    WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR})
endfunction()

cmake_policy(POP)
