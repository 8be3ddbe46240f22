#include "project/depfile.h"

#include <algorithm>
#include <cstddef>
#include <fmt/format.h>
#include <set>

#include "project/paths.h"

namespace patchgen {
namespace {

std::vector<std::string> outputs_of(const GenerateResult& result, bool with_diffs) {
  std::vector<std::string> outputs;
  for (const GeneratedFile& file : result.files) {
    outputs.push_back(file.path);
    if (with_diffs) outputs.push_back(file.diff_path);
  }
  return outputs;
}

/// Each input once, in the order in which they were read.
std::vector<std::string> inputs_of(const GenerateResult& result) {
  std::vector<std::string> inputs;
  std::set<std::string> seen;
  for (const std::string& input : result.inputs) {
    if (seen.insert(input).second) inputs.push_back(input);
  }
  return inputs;
}

}  // namespace

std::string depfile_path(std::string_view path) {
  std::string escaped;
  std::size_t backslashes = 0;  // that stand right before
  for (const char c : path) {
    switch (c) {
      case ' ':
        // Backslashes are literal unless a blank follows.
        escaped.append(backslashes + 1, '\\');
        break;
      case '#':
      case ':':
        escaped += '\\';
        break;
      case '$':
        escaped += '$';
        break;
      default:
        break;
    }
    escaped += c;
    backslashes = c == '\\' ? backslashes + 1 : 0;
  }
  return escaped;
}

std::string depfile(const std::vector<GenerateResult>& results, bool with_diffs) {
  std::string text;
  std::set<std::string> all_inputs;
  for (const GenerateResult& result : results) {
    const std::vector<std::string> outputs = outputs_of(result, with_diffs);
    if (outputs.empty()) continue;
    for (std::size_t i = 0; i < outputs.size(); ++i) {
      if (i > 0) text += ' ';
      text += depfile_path(outputs[i]);
    }
    text += ':';
    for (const std::string& input : inputs_of(result)) {
      text += " \\\n  " + depfile_path(input);
      all_inputs.insert(input);
    }
    text += '\n';
  }
  for (const std::string& input : all_inputs) text += '\n' + depfile_path(input) + ":\n";
  return text;
}

void check_depfile(const Disk& disk, const std::vector<GenerateResult>& results, bool with_diffs,
                   const std::string& path, Diagnostics& diagnostics) {
  DiskError failure;
  if (!disk.can_write(path, failure)) {
    diagnostics.add(error_in(path, fmt::format("cannot write: {}", failure.reason), Fault::System));
  }
  const std::string own = canonical_path(path);
  const auto check = [&](const std::string& other, std::string_view what) {
    if (canonical_path(other) == own) {
      diagnostics.add(error_in("", fmt::format("--depfile would overwrite {}, {}", other, what)));
    }
    if (other.find_first_of("\n\r") != std::string::npos) {
      diagnostics.add(
          error_in("", fmt::format("--depfile cannot name '{}': it has a line break", other)));
    }
  };
  for (const GenerateResult& result : results) {
    for (const std::string& input : inputs_of(result)) check(input, "which is read");
    for (const std::string& output : outputs_of(result, with_diffs)) {
      check(output, "which is generated");
    }
  }
}

}  // namespace patchgen
