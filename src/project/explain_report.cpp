#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <string_view>

#include <patchgen/explain.h>

namespace patchgen {
namespace {

using Json = nlohmann::ordered_json;

std::vector<ExplainedHunk> explained(const GeneratedFile& file, Diagnostics& diagnostics) {
  std::vector<ExplainedHunk> hunks = explain_hunks(file);
  for (const ExplainedHunk& each : hunks) {
    if (each.explained()) continue;
    Diagnostic diagnostic =
        error_in(file.path, "nothing in the spec asks for this change", Fault::System);
    diagnostic.line = std::max(each.hunk.new_begin, 1);
    diagnostic.hints = {"this is a fault of patchgen: please report it with the spec"};
    diagnostics.add(std::move(diagnostic));
  }
  return hunks;
}

/// What the operation is about, as the spec spells it.
std::vector<std::string> subjects(const Operation& operation) {
  std::vector<std::string> names;
  for (const Target& each : operation.targets) names.push_back(each.value);
  for (const auto* list : {&operation.includes, &operation.usings, &operation.replacements}) {
    if (!names.empty()) break;
    for (const Spelled<std::string>& each : *list) names.push_back(each.value);
  }
  return names;
}

LineColumn place(const PatchSpec& spec, const Operation& operation) {
  return text_of(spec, operation).position(operation.where.begin);
}

void print_operation(const PatchSpec& spec, std::size_t index, std::string& out) {
  const Operation& operation = spec.operations[index];
  const LineColumn at = place(spec, operation);
  const std::vector<std::string> names = subjects(operation);
  out += fmt::format("    {}{}{} ({}:{}:{})\n", operation_name(operation.kind),
                     names.empty() ? "" : " ", fmt::join(names, ", "),
                     text_of(spec, operation).name(), at.line, at.column);
  std::string_view reason = operation.description;
  while (!reason.empty()) {
    const std::size_t end = std::min(reason.find('\n'), reason.size());
    out += fmt::format("        {}\n", reason.substr(0, end));
    reason.remove_prefix(std::min(end + 1, reason.size()));
  }
}

void print_origin(const PatchSpec& spec, const Origin& origin, std::string& out) {
  out += fmt::format("    {}", origin.reason);
  if (!origin.asked_at.empty()) {
    const LineColumn at = spec.text->position(origin.asked_at.begin);
    out += fmt::format(" ({}:{}:{})", spec.text->name(), at.line, at.column);
  }
  out += '\n';
}

Json origins_as_json(const PatchSpec& spec, const std::vector<Origin>& origins) {
  Json result = Json::array();
  for (const Origin& origin : origins) {
    Json each = {{"reason", origin.reason}};
    if (!origin.asked_at.empty()) {
      const LineColumn at = spec.text->position(origin.asked_at.begin);
      each["spec"] = spec.text->name();
      each["line"] = at.line;
      each["column"] = at.column;
    }
    result.push_back(std::move(each));
  }
  return result;
}

Json operation_as_json(const PatchSpec& spec, std::size_t index) {
  const Operation& operation = spec.operations[index];
  const LineColumn at = place(spec, operation);
  return {{"op", operation_name(operation.kind)},
          {"subjects", subjects(operation)},
          {"spec", text_of(spec, operation).name()},
          {"line", at.line},
          {"column", at.column},
          {"description", operation.description}};
}

}  // namespace

std::string explain_as_text(const GenerateResult& result, bool with_lines,
                            Diagnostics& diagnostics) {
  std::string out;
  for (const GeneratedFile& file : result.files) {
    const std::vector<ExplainedHunk> hunks = explained(file, diagnostics);
    out += fmt::format("{} -> {}: {} hunk{}\n", file.source_path, file.path, hunks.size(),
                       hunks.size() == 1 ? "" : "s");
    for (const ExplainedHunk& each : hunks) {
      const std::string& text = each.hunk.text;
      const std::size_t first_line = std::min(text.find('\n'), text.size());
      out += fmt::format("\n  {}\n", text.substr(0, first_line));
      if (each.header) out += "    header\n";
      for (const Origin& origin : each.origins) print_origin(*result.spec, origin, out);
      for (const std::size_t operation : each.operations) {
        print_operation(*result.spec, operation, out);
      }
      if (with_lines) {
        out += text.substr(std::min(first_line + 1, text.size()));
        if (!out.ends_with('\n')) out += '\n';
      }
    }
  }
  return out;
}

std::string explain_as_json(const std::vector<GenerateResult>& results, Diagnostics& diagnostics) {
  Json specs = Json::array();
  for (const GenerateResult& result : results) {
    Json files = Json::array();
    for (const GeneratedFile& file : result.files) {
      Json hunks = Json::array();
      for (const ExplainedHunk& each : explained(file, diagnostics)) {
        Json operations = Json::array();
        for (const std::size_t operation : each.operations) {
          operations.push_back(operation_as_json(*result.spec, operation));
        }
        hunks.push_back({{"source_lines", {each.hunk.old_begin, each.hunk.old_count}},
                         {"output_lines", {each.hunk.new_begin, each.hunk.new_count}},
                         {"header", each.header},
                         {"origins", origins_as_json(*result.spec, each.origins)},
                         {"operations", std::move(operations)}});
      }
      files.push_back(
          {{"source", file.source_path}, {"output", file.path}, {"hunks", std::move(hunks)}});
    }
    specs.push_back({{"spec", result.spec_path}, {"files", std::move(files)}});
  }
  return specs.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace patchgen
