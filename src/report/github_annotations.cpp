#include <algorithm>
#include <fmt/format.h>
#include <string>
#include <string_view>

#include <patchgen/report.h>

#include "report/finding.h"
#include "support/printable.h"

namespace patchgen {
namespace {

std::string_view command_of(Severity severity) {
  switch (severity) {
    case Severity::Error:
      return "error";
    case Severity::Warning:
      return "warning";
    case Severity::Note:
      return "notice";
  }
  return "error";
}

/// `text` with the characters that end a command, or one of its properties, as GitHub escapes them.
std::string escaped(std::string_view text, bool is_property) {
  std::string out;
  for (const char c : text) {
    const bool special =
        c == '%' || c == '\r' || c == '\n' || (is_property && (c == ':' || c == ','));
    if (special) {
      out += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    } else {
      out += c;
    }
  }
  return out;
}

/// `path` as one that the file is found by, as far as that is safe to print: GitHub undoes the
/// escapes of line ends, and nobody those of printable.
std::string printable_path(std::string_view path) {
  std::string out;
  while (true) {
    const std::size_t end = std::min(path.find_first_of("\r\n"), path.size());
    out += printable(path.substr(0, end));
    if (end == path.size()) return out;
    out += path[end];
    path.remove_prefix(end + 1);
  }
}

std::string annotation(const Finding& finding) {
  std::string properties;
  const auto add = [&](std::string_view name, std::string_view value) {
    properties += fmt::format("{}{}={}", properties.empty() ? " " : ",", name,
                              escaped(value, /*is_property=*/true));
  };
  if (!finding.path.empty()) {
    add("file", printable_path(finding.path));
    if (finding.line > 0) add("line", std::to_string(finding.line));
    if (finding.column > 0) {
      add("col", std::to_string(finding.column));
      add("endColumn", std::to_string(finding.end_column));
    }
  }
  add("title", fmt::format("patchgen: {}", finding.rule));
  std::string message = finding.message;
  for (const std::string& line : finding.help) {
    message += '\n';
    message += line;
  }
  return fmt::format("::{}{}::{}\n", command_of(finding.severity), properties,
                     escaped(message, /*is_property=*/false));
}

}  // namespace

std::string github_annotations(const Diagnostics& diagnostics, const std::vector<Drift>& drifts,
                               std::string_view root) {
  std::string out;
  for (const Finding& finding : findings_of(diagnostics, drifts, root)) out += annotation(finding);
  return out;
}

std::string without_github_commands(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end);
    const std::size_t first = line.find_first_not_of(" \t");
    if (first != std::string_view::npos && line.substr(first).starts_with("::")) {
      out += line.substr(0, first);
      out += "| ";
      out += line.substr(first);
    } else {
      out += line;
    }
  }
  // The older form of a command may stand anywhere in a line.
  for (std::size_t at = out.find("##["); at != std::string::npos; at = out.find("##[", at)) {
    out.insert(at + 2, " ");
  }
  return out;
}

}  // namespace patchgen
