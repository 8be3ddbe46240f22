#pragma once

#include <optional>
#include <string>
#include <vector>

#include <patchgen/check.h>
#include <patchgen/generate.h>

namespace patchgen {

enum class ColorMode { Auto, Always, Never };
enum class OutputFormat { Text, Json, Github, Sarif };

/// The command line, understood.
struct Arguments {
  enum class Action { Generate, Check, List, Outline, Explain };
  Action action = Action::Generate;

  std::vector<std::string> specs;
  bool all = false;
  bool diff = false;
  bool dry_run = false;
  bool verbose = false;
  std::optional<std::string> depfile;
  bool no_cache = false;
  OutputFormat format = OutputFormat::Text;
  ColorMode color = ColorMode::Auto;
  GenerateOptions options;
  CheckOptions check;

  std::string outline_file;
  bool outline_targets = false;
};

/// Reads the command line. For `--help`, `--version` and mistakes it prints what there is to say
/// and gives the exit status instead.
struct ArgumentsOrExit {
  std::optional<Arguments> arguments;
  int exit_status = 0;
};
ArgumentsOrExit parse_arguments(int argc, char** argv);

}  // namespace patchgen
