#include "project/upstream_version.h"

#include <fmt/format.h>
#include <optional>
#include <regex>
#include <string_view>
#include <utility>
#include <vector>

#include "project/paths.h"
#include "spec/error_list.h"
#include "spec/json_tree.h"
#include "support/edit_distance.h"

namespace patchgen {
namespace {

constexpr std::string_view kBlanks = " \t\r\n\f\v";

std::optional<std::regex> compiled(const std::string& pattern) {
  try {
    return std::regex(pattern, std::regex::ECMAScript);
  } catch (const std::regex_error&) {
    return std::nullopt;
  }
}

std::string trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return "";
  return std::string(text.substr(first, text.find_last_not_of(kBlanks) - first + 1));
}

/// What `expression` finds in the first line that it finds something in; empty when in none.
std::string first_match(const std::regex& expression, const SourceText& text) {
  constexpr std::size_t kLongestLine = 10000;  // std::regex recurses
  for (int line = 1; line <= text.line_count(); ++line) {
    const std::string_view bytes = text.slice(text.line_range(line)).substr(0, kLongestLine);
    std::match_results<std::string_view::const_iterator> match;
    try {
      if (!std::regex_search(bytes.begin(), bytes.end(), match, expression)) continue;
    } catch (const std::regex_error&) {  // too complex for this line
      continue;
    }
    return trimmed((match.size() > 1 ? match[1] : match[0]).str());
  }
  return "";
}

/// Where the spec has `key` of its upstream.
ByteRange upstream_range(const SourceText& spec, std::string_view key) {
  ErrorList ignored(spec);
  const std::optional<JsonNode> root = read_json(spec, ignored);
  const JsonNode* upstream = root ? root->find("upstream") : nullptr;
  const JsonNode* member = upstream != nullptr ? upstream->find(key) : nullptr;
  return member != nullptr ? member->where : ByteRange{};
}

/// A mistyped name would leave the version unchecked without a word.
void warn_of_unknown_name(const Project& project, const PatchSpec& spec, Diagnostics& diagnostics) {
  std::vector<std::string> names;
  for (const auto& [name, version] : project.file.upstreams) names.push_back(name);
  const std::vector<std::string> near = nearest(spec.upstream_name, names, 1);
  if (near.empty()) return;
  Diagnostic warning =
      error_at(*spec.text, upstream_range(*spec.text, "name"),
               fmt::format("the project file has no upstream '{}'; its version is not checked",
                           spec.upstream_name));
  warning.severity = Severity::Warning;
  warning.hints.push_back(fmt::format("did you mean \"{}\"?", near[0]));
  diagnostics.add(std::move(warning));
}

}  // namespace

bool is_regular_expression(const std::string& pattern) {
  return compiled(pattern).has_value();
}

void settle_upstream_version(const Disk& disk, const Project& project, PatchSpec& spec,
                             std::vector<std::string>& inputs, Diagnostics& diagnostics) {
  const auto known = project.file.upstreams.find(spec.upstream_name);
  if (spec.upstream_name.empty()) return;
  if (known == project.file.upstreams.end()) {
    warn_of_unknown_name(project, spec, diagnostics);
    return;
  }
  const UpstreamVersion& upstream = known->second;
  std::string there = upstream.version;
  std::string teller = "the project file";
  if (there.empty()) {
    teller = join_path(project.root, upstream.file);
    inputs.push_back(teller);
    DiskError error;
    std::optional<std::string> bytes = disk.read(teller, error);
    if (!bytes) {
      diagnostics.add(error_in(teller, fmt::format("cannot read the version of upstream '{}': {}",
                                                   spec.upstream_name, error.reason)));
      return;
    }
    const SourceText text(teller, std::move(*bytes));
    const std::optional<std::regex> expression = compiled(upstream.pattern);
    there = upstream.pattern.empty() ? trimmed(text.slice(text.line_range(1)))
            : expression             ? first_match(*expression, text)
                                     : "";
    if (there.empty()) {
      Diagnostic error_about =
          error_in(teller, fmt::format("no version of upstream '{}' in it", spec.upstream_name));
      if (!upstream.pattern.empty()) {
        error_about.hints.push_back("looked for a line with " + upstream.pattern);
      }
      diagnostics.add(std::move(error_about));
      return;
    }
  }
  if (spec.upstream_version.empty()) {
    spec.upstream_version = there;
  } else if (spec.upstream_version != there) {
    Diagnostic error =
        error_at(*spec.text, upstream_range(*spec.text, "version"),
                 fmt::format("the spec is for {} {}, but {} says {}", spec.upstream_name,
                             spec.upstream_version, teller, there));
    error.hints.emplace_back(
        "look through what changed upstream, then give the spec the new version");
    diagnostics.add(std::move(error));
  }
}

}  // namespace patchgen
