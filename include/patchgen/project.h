#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <patchgen/byte_range.h>
#include <patchgen/declaring_macro.h>
#include <patchgen/diagnostic.h>
#include <patchgen/source_text.h>

namespace patchgen {

/// Where the version of an upstream is to be had from: given, or read from a file.
struct UpstreamVersion {
  std::string version;  ///< as given; empty: read it from `file`
  std::string file;
  /// A regular expression (ECMAScript); its first group, or else what it matches, is the version.
  /// Empty: the first line is.
  std::string pattern;
};

/// A program and its arguments, as the project file has them.
struct ProjectCommand {
  std::vector<std::string> words;
  ByteRange where;  ///< in the project file
};

/// Which parts of an output the formatter runs over.
enum class FormatScope : std::uint8_t {
  None,
  Patched,  ///< the lines that operations put there; upstream's stay byte for byte
  All,
};

/// How outputs are formatted.
struct FormatCommand {
  /// clang-format, or what takes its options; reads standard input, writes standard output. Without
  /// words, nothing is formatted.
  ProjectCommand command;
  FormatScope scope = FormatScope::Patched;
};

/// What tells whether a generated file is good: a compiler, as a rule.
struct VerifyCommand {
  ProjectCommand command;                          ///< `{file}` in it is the checked-in file
  std::vector<std::string> outputs;                ///< globs of those that it runs over; empty: all
  std::optional<std::chrono::seconds> time_limit;  ///< in place of the project's
};

/// What a project file says about single specs, in place of what it says about all.
struct ProjectOverride {
  std::vector<std::string> specs;  ///< globs
  ByteRange where;                 ///< of the globs, in the project file
  std::optional<std::vector<std::string>> source_roots;
  std::optional<std::string> output_dir;
  std::optional<FormatCommand> format;
  std::optional<std::vector<ProjectCommand>> post_process;
  std::optional<VerifyCommand> verify;
};

/// The project file, `patchgen.json`. Paths are as spelled, relative to the file's folder,
/// without a `/` at the end.
struct ProjectFile {
  std::vector<std::string> specs;  ///< globs: `patches/**/*.patchspec.json`
  std::vector<std::string> source_roots;
  std::string output_dir = "generated";
  DeclaringMacros declaring_macros = known_declaring_macros();  ///< the file's own added
  std::map<std::string, UpstreamVersion> upstreams;             ///< by name
  FormatCommand format;
  /// Commands that run over each output, one after the other; `{file}` in one is the file.
  std::vector<ProjectCommand> post_process;
  std::optional<VerifyCommand> verify;  ///< runs over checked-in files when asked for
  std::chrono::seconds time_limit{60};  ///< of each command
  std::vector<ProjectOverride> overrides;
  std::shared_ptr<const SourceText> text;  ///< the file itself; null without one
};

inline constexpr const char* kProjectFileName = "patchgen.json";

/// Reads a project file; errors as parse_patch_spec gives them.
std::optional<ProjectFile> parse_project_file(const SourceText& text, Diagnostics& diagnostics);

/// What `file` says about the spec at `spec_path`, relative to the file's folder: overrides that
/// name it applied, later ones over earlier ones.
ProjectFile for_spec(ProjectFile file, const std::string& spec_path);

}  // namespace patchgen
