#include "emit/comment_text.h"

#include <fmt/format.h>

namespace patchgen {
namespace {

constexpr std::size_t kHeaderRule = 76;
constexpr std::size_t kMarkerRule = 70;

std::string rule(std::size_t width) {
  return "// " + std::string(width, '=');
}

/// `text` as it may stand behind `//`: no control characters, and no `\` at the end, which would
/// make a comment of the next line.
std::string in_comment(std::string_view text) {
  std::string result;
  for (const char c : text) {
    const bool control = static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
    result += control ? ' ' : c;
  }
  while (result.ends_with(' ')) result.pop_back();
  if (result.ends_with('\\')) result += '.';
  return result;
}

/// Adds `text` as comment lines behind `prefix`; further lines are aligned with the first.
void add_lines(std::vector<std::string>& lines, std::string_view prefix, std::string_view text) {
  std::string lead(prefix);
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t newline = std::min(text.find('\n', at), text.size());
    lines.push_back(in_comment(lead + std::string(text.substr(at, newline - at))));
    lead = "//" + std::string(prefix.size() - 2, ' ');
    at = newline + 1;
  }
}

void add_fact(std::vector<std::string>& lines, std::string_view label, std::string_view value) {
  if (!value.empty()) add_lines(lines, label, value);
}

}  // namespace

std::vector<std::string> marker_lines(const Marker& marker) {
  std::vector<std::string> lines = {rule(kMarkerRule)};
  add_lines(lines, fmt::format("// [{}]{}", marker.label, marker.subject.empty() ? "" : " "),
            marker.subject);
  for (const std::string& note : marker.notes) add_lines(lines, "// ", note);
  lines.push_back(rule(kMarkerRule));
  return lines;
}

std::vector<std::string> header_lines(const HeaderFacts& facts, std::string_view fingerprint) {
  std::vector<std::string> lines = {
      rule(kHeaderRule), "//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY", rule(kHeaderRule)};
  add_fact(lines, "//  Source:     ", facts.source);
  add_fact(lines, "//  Based on:   ", facts.based_on);
  add_fact(lines, "//  Spec:       ", facts.spec);
  add_fact(lines, "//  Regenerate: ", facts.regenerate);
  lines.push_back(fmt::format("//  Fingerprint: {}", fingerprint));
  if (!facts.patches.empty()) {
    lines.emplace_back("//");
    lines.emplace_back("//  Patches applied:");
    for (const HeaderFacts::Patch& patch : facts.patches) {
      add_lines(lines, "//    - ", patch.title);
      add_fact(lines, "//      ", patch.description);
    }
  }
  lines.push_back(rule(kHeaderRule));
  return lines;
}

}  // namespace patchgen
