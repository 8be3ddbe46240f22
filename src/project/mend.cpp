#include "project/mend.h"

namespace patchgen {
namespace {

/// `word` as a shell takes it for one.
std::string quoted(std::string_view word) {
  constexpr std::string_view kPlain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./+=:,@%";
  if (!word.empty() && word.find_first_not_of(kPlain) == std::string_view::npos) {
    return std::string(word);
  }
  std::string result = "'";
  for (const char c : word) {
    if (c == '\'') {
      result += "'\\''";
    } else {
      result += c;
    }
  }
  result += '\'';
  return result;
}

}  // namespace

std::string mend_command(std::string_view flags, std::string_view spec,
                         const GenerateOptions& options) {
  std::string command = "patchgen --check --fix";
  const auto add = [&](std::string_view option, std::string_view value) {
    for (const std::string& word : {std::string(option), quoted(value)}) {
      command += ' ';
      command += word;
    }
  };
  if (!flags.empty()) {
    command += ' ';
    command += flags;
  }
  if (options.project_file) add("--project", *options.project_file);
  for (const std::string& root : options.source_roots) add("--source-root", root);
  if (options.output_dir) add("-o", *options.output_dir);
  if (!spec.empty()) {
    command += ' ';
    command += spec.starts_with('-') ? quoted("./" + std::string(spec)) : quoted(spec);
  }
  return command;
}

}  // namespace patchgen
