// Over the headers of our own dependencies: what `outline --targets` prints, a spec may say, and it
// means that one declaration.

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <map>
#include <memory>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <patchgen/patch_spec.h>
#include <patchgen/plan.h>
#include <patchgen/target_list.h>

#include "property/corpus.h"
#include "support/temporary_directory.h"

namespace patchgen {
namespace {

constexpr std::size_t kFiles = 600;
constexpr std::size_t kFewestTargets = 10'000;

/// A spec with one operation for each line of `targets`.
std::string spec_for(const std::string& targets) {
  std::string operations;
  std::istringstream lines(targets);
  for (std::string line; std::getline(lines, line);) {
    std::string target = line;
    if (!line.starts_with('{')) {
      target = "\"";
      for (const char c : line) target += (c == '"' || c == '\\' ? "\\" : "") + std::string(1, c);
      target += '"';
    }
    operations += fmt::format("{}\n{{\"op\": \"exclude_from_output\", \"target\": {}}}",
                              operations.empty() ? "" : ",", target);
  }
  return fmt::format(R"({{"source": "s.h", "output": "o.h", "operations": [{}]}})", operations);
}

/// Targets inside of one another and uses that are left are beside the point.
bool is_about_the_target(const Diagnostic& diagnostic) {
  const std::string& message = diagnostic.message;
  return diagnostic.severity == Severity::Error &&
         message.find("is part of") == std::string::npos &&
         message.find("still used") == std::string::npos &&
         message.find("together with other names") == std::string::npos;
}

/// The target that an error in the spec is about: one operation a line, from the second one on.
const ListedTarget& target_at(const TargetList& list, const Diagnostic& diagnostic) {
  return list.targets.at(static_cast<std::size_t>(diagnostic.line) - 2);
}

std::set<std::string> names_of_several_kinds(const Outline& outline) {
  std::map<std::string, std::set<int>> kinds;
  for_each_declaration(outline.declarations, [&](const Declaration& d, const Declaration*) {
    const int kind = is_class_like(d.kind) ? 0 : is_function_like(d.kind) ? 1 : 2;
    kinds[d.qualified_name].insert(kind);
  });
  std::set<std::string> names;
  for (const auto& [name, of] : kinds) {
    if (of.size() > 1) names.insert(name);
  }
  return names;
}

/// Checks all targets of one file; returns how many there are.
std::size_t check_targets(const std::string& path) {
  const auto text = std::make_shared<SourceText>(path, read_whole_file(path));
  Diagnostics diagnostics;
  const auto outline = std::make_shared<Outline>(read_outline(*text));
  const OutlinedFile file{text, outline};
  const TargetList list = list_targets(file);
  const auto spec = parse_patch_spec(
      std::make_shared<SourceText>("spec", spec_for(targets_as_text(list))), diagnostics);
  EXPECT_TRUE(spec.has_value()) << path;
  if (!spec) return 0;
  const EditPlan plan =
      plan_edits({.spec = &*spec, .sources = {file}, .patch_files = {}}, diagnostics);
  const std::set<std::string> shared = names_of_several_kinds(*outline);
  for (const Diagnostic& each : diagnostics.all()) {
    // A class and a function of one name can each be replaced, but not excluded.
    const bool of_two_kinds = each.line >= 2 &&
                              each.message.find("ambiguous") != std::string::npos &&
                              shared.contains(target_at(list, each).declaration->qualified_name);
    // `void f(int,` / `#if A` / `int);` / `#else` / `long);` / `#endif` cannot be taken out.
    const bool in_half_an_if =
        each.message.find("away from the rest of its #if") != std::string::npos;
    const bool excusable = of_two_kinds || in_half_an_if;
    EXPECT_FALSE(!excusable && is_about_the_target(each)) << path << "\n" << render(each, false);
  }
  std::vector<bool> hit(list.targets.size(), false);
  std::set<int> gone;  // lines, whichever operation takes them
  for (const Effect& effect : plan.effects) {
    for (int line = effect.first_line; line <= effect.last_line; ++line) gone.insert(line);
  }
  for (const Effect& effect : plan.effects) {
    const Declaration& meant = *list.targets[effect.operation].declaration;
    const int line = text->line_of(meant.range.begin);
    if (effect.first_line <= line && line <= effect.last_line) hit[effect.operation] = true;
    // A class takes what belongs to it along, everything the macro calls that are about it.
    if (is_class_like(meant.kind) || effect.subject.starts_with("macro call ")) continue;
    EXPECT_NE(effect.subject.find(meant.qualified_name), std::string::npos)
        << path << ": " << effect.subject;
  }
  for (const Diagnostic& each : diagnostics.all()) {
    if (each.file == "spec" && each.line >= 2) hit[static_cast<std::size_t>(each.line) - 2] = true;
  }
  for (std::size_t i = 0; i < hit.size(); ++i) {
    // A specialisation goes with its template.
    const Declaration& meant = *list.targets[i].declaration;
    const bool is_special = !meant.specialization.empty() || !meant.template_head.empty();
    if (is_special && gone.contains(text->line_of(meant.range.begin))) {
      continue;
    }
    EXPECT_TRUE(hit[i]) << path << ": " << list.targets[i].name;
  }
  return list.targets.size();
}

TEST(ListedTargets, MeanOneDeclarationEach) {
  std::size_t targets = 0;
  for (const std::string& path : header_corpus(kFiles)) targets += check_targets(path);
  EXPECT_GE(targets, kFewestTargets);
  RecordProperty("targets", static_cast<int>(targets));
}

}  // namespace
}  // namespace patchgen
