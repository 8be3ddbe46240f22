#include "spec/path_rules.h"

#include <algorithm>
#include <cstddef>
#include <fmt/format.h>
#include <map>
#include <utility>
#include <vector>

#include "spec/wording.h"

namespace patchgen {

namespace {

std::vector<std::string> components(std::string_view path) {
  std::vector<std::string> parts;
  std::size_t begin = 0;
  while (true) {
    const std::size_t slash = path.find('/', begin);
    parts.emplace_back(path.substr(begin, slash - begin));
    if (slash == std::string_view::npos) return parts;
    begin = slash + 1;
  }
}

bool has_drive(std::string_view path) {
  return path.size() >= 2 && path[1] == ':' &&
         ((path[0] >= 'a' && path[0] <= 'z') || (path[0] >= 'A' && path[0] <= 'Z'));
}

std::vector<std::string> hint(const std::string& text) {
  return text.empty() ? std::vector<std::string>{} : std::vector<std::string>{text};
}

/// The path without `.` and empty components.
std::string tidied(const std::vector<std::string>& parts) {
  std::vector<std::string> kept;
  std::copy_if(parts.begin(), parts.end(), std::back_inserter(kept),
               [](const std::string& part) { return !part.empty() && part != "."; });
  return fmt::format("{}", fmt::join(kept, "/"));
}

}  // namespace

PathRules patch_file_rules() {
  return {.parent_allowed = true, .absolute_hint = "name it relative to the spec"};
}

bool check_path(const Spelled<std::string>& path, std::string_view what, const PathRules& rules,
                ErrorList& errors) {
  const std::string& value = path.value;
  const auto fail = [&](std::string_view problem, std::vector<std::string> hints) {
    errors.add(path.where, fmt::format("{} {}", what, problem), std::move(hints));
    return false;
  };
  if (value.find('\\') != std::string::npos) {
    std::string slashed = value;
    std::replace(slashed.begin(), slashed.end(), '\\', '/');
    return fail("holds a backslash", {fmt::format("write {}", in_quotes(slashed))});
  }
  if (value.front() == '/' || has_drive(value)) {
    return fail("is an absolute path", hint(rules.absolute_hint));
  }
  std::vector<std::string> parts = components(value);
  if (!rules.parent_allowed && std::find(parts.begin(), parts.end(), "..") != parts.end()) {
    return fail("leaves its folder with '..'", hint(rules.parent_hint));
  }
  if (rules.folder) {
    if (value == ".") return true;
    if (parts.size() > 1 && parts.back().empty()) parts.pop_back();
  } else if (value.back() == '/' || parts.back() == "." || parts.back() == "..") {
    return fail("names a folder, not a file", {});
  }
  const std::string tidy = tidied(parts);
  if (std::find(parts.begin(), parts.end(), "") != parts.end() ||
      std::find(parts.begin(), parts.end(), ".") != parts.end()) {
    return fail("holds an empty or '.' component",
                tidy.empty() ? std::vector<std::string>{}
                             : std::vector<std::string>{fmt::format("write {}", in_quotes(tidy))});
  }
  return true;
}

void check_outputs(std::span<const SourceEntry> sources, ErrorList& errors) {
  std::map<std::string_view, const SourceEntry*> files;
  for (const SourceEntry& source : sources) {
    const Spelled<std::string>& output = source.output;
    const auto [known, is_new] = files.try_emplace(output.value, &source);
    if (is_new) continue;
    errors.add(output.where, fmt::format("two sources are written to {}", in_quotes(output.value)),
               {fmt::format("the other one stands on {}",
                            errors.line_name(known->second->output.where.begin))});
  }
  for (const SourceEntry& source : sources) {
    const std::string_view path = source.output.value;
    for (std::size_t slash = path.find('/'); slash != std::string_view::npos;
         slash = path.find('/', slash + 1)) {
      const auto file = files.find(path.substr(0, slash));
      if (file == files.end()) continue;
      errors.add(source.output.where,
                 fmt::format("{} would have to be a file and a folder", in_quotes(file->first)),
                 {fmt::format("it is the output on {}",
                              errors.line_name(file->second->output.where.begin))});
    }
  }
}

}  // namespace patchgen
