#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include <patchgen/report.h>

#include "report/finding.h"
#include "support/severity_name.h"

namespace patchgen {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view kSchema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
constexpr std::string_view kRoot = "%SRCROOT%";
/// With a higher one, patchgen has not done what it was asked to do.
constexpr int kDrifted = 1;

/// `path` as the path of a URI, byte by byte. Without a `:`, its first part is never taken for a
/// scheme.
std::string uri_encoded(std::string_view path) {
  constexpr std::string_view kPlain =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/";
  std::string out;
  for (const char c : path) {
    if (kPlain.find(c) != std::string_view::npos) {
      out += c;
    } else {
      out += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
  }
  return out;
}

Json artifact_location(const std::string& path) {
  if (path.starts_with('/')) return {{"uri", fmt::format("file://{}", uri_encoded(path))}};
  return {{"uri", uri_encoded(path)}, {"uriBaseId", kRoot}};
}

Json message_of(const Finding& finding) {
  std::string text = finding.message;
  for (const std::string& line : finding.help) {
    text += '\n';
    text += line;
  }
  return {{"text", std::move(text)}};
}

Json location_of(const Finding& finding) {
  Json physical = {{"artifactLocation", artifact_location(finding.path)}};
  // Code scanning wants a line also of what is about the file as a whole.
  Json region = {{"startLine", std::max(finding.line, 1)}};
  if (finding.column > 0) {
    region["startColumn"] = finding.column;
    region["endColumn"] = finding.end_column;
    if (!finding.marked.empty()) region["snippet"] = {{"text", finding.marked}};
  } else if (!finding.source_line.empty()) {
    region["snippet"] = {{"text", finding.source_line}};
  }
  physical["region"] = std::move(region);
  // What surrounds a region must be more than the region.
  if (finding.column > 0 && finding.source_line.size() > finding.marked.size()) {
    physical["contextRegion"] = {{"startLine", finding.line},
                                 {"snippet", {{"text", finding.source_line}}}};
  }
  return {{"physicalLocation", std::move(physical)}};
}

Json rules() {
  Json all = Json::array();
  for (const FindingRule& rule : finding_rules()) {
    all.push_back({{"id", rule.id},
                   {"shortDescription", {{"text", rule.description}}},
                   {"defaultConfiguration", {{"level", severity_name(rule.severity)}}}});
  }
  return all;
}

std::size_t rule_index(std::string_view id) {
  std::size_t index = 0;
  while (index + 1 < finding_rules().size() && finding_rules()[index].id != id) ++index;
  return index;
}

Json result_of(const Finding& finding) {
  return {{"ruleId", finding.rule},
          {"ruleIndex", rule_index(finding.rule)},
          {"level", severity_name(finding.severity)},
          {"message", message_of(finding)},
          {"locations", Json::array({location_of(finding)})}};
}

Json notification_of(const Finding& finding) {
  return {{"associatedRule", {{"id", finding.rule}, {"index", rule_index(finding.rule)}}},
          {"level", severity_name(finding.severity)},
          {"message", message_of(finding)}};
}

}  // namespace

std::string report_as_sarif(const Diagnostics& diagnostics, const std::vector<Drift>& drifts,
                            int exit_status, std::string_view version, std::string_view root) {
  Json results = Json::array();
  Json notifications = Json::array();
  for (const Finding& finding : findings_of(diagnostics, drifts, root)) {
    // A result is about a file; what is about the command line is a matter of the invocation.
    if (finding.path.empty()) {
      notifications.push_back(notification_of(finding));
    } else {
      results.push_back(result_of(finding));
    }
  }
  Json invocation = {{"executionSuccessful", exit_status <= kDrifted}, {"exitCode", exit_status}};
  if (!notifications.empty()) {
    invocation["toolConfigurationNotifications"] = std::move(notifications);
  }
  const Json driver = {{"name", "patchgen"}, {"version", version}, {"rules", rules()}};
  const Json base = {{"description", {{"text", "The root of the repository."}}}};
  const Json run = {{"tool", {{"driver", driver}}},
                    {"invocations", Json::array({std::move(invocation)})},
                    {"originalUriBaseIds", {{kRoot, base}}},
                    {"columnKind", "unicodeCodePoints"},
                    {"results", std::move(results)}};
  const Json log = {{"$schema", kSchema}, {"version", "2.1.0"}, {"runs", Json::array({run})}};
  return log.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace patchgen
