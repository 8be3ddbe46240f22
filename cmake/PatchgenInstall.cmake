# `cmake --install`: the program, its CMake package, its schemas and its documents. The library is
# not installed: its interface is not stable yet.

include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/patchgen)

set_target_properties(patchgen_cli PROPERTIES EXPORT_NAME patchgen)
install(TARGETS patchgen_cli EXPORT patchgen RUNTIME)
install(EXPORT patchgen NAMESPACE patchgen:: FILE patchgenProgram.cmake
  DESTINATION ${package_folder})
configure_package_config_file(
  ${CMAKE_CURRENT_LIST_DIR}/patchgenConfig.cmake.in ${PROJECT_BINARY_DIR}/patchgenConfig.cmake
  INSTALL_DESTINATION ${package_folder})
# A program serves projects for any architecture.
write_basic_package_version_file(${PROJECT_BINARY_DIR}/patchgenConfigVersion.cmake
  COMPATIBILITY SameMinorVersion ARCH_INDEPENDENT)
install(FILES
  ${PROJECT_BINARY_DIR}/patchgenConfig.cmake
  ${PROJECT_BINARY_DIR}/patchgenConfigVersion.cmake
  ${CMAKE_CURRENT_LIST_DIR}/patchgenFunctions.cmake
  DESTINATION ${package_folder})

install(FILES
  ${PROJECT_SOURCE_DIR}/docs/patchspec.schema.json
  ${PROJECT_SOURCE_DIR}/docs/project.schema.json
  ${PROJECT_SOURCE_DIR}/docs/report.schema.json
  DESTINATION ${CMAKE_INSTALL_DATADIR}/patchgen)
install(FILES
  ${PROJECT_SOURCE_DIR}/README.md
  ${PROJECT_SOURCE_DIR}/CHANGELOG.md
  ${PROJECT_SOURCE_DIR}/LICENSE
  DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY ${PROJECT_SOURCE_DIR}/docs DESTINATION ${CMAKE_INSTALL_DOCDIR}
  FILES_MATCHING PATTERN "*.md")
