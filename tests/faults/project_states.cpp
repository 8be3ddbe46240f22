#include "faults/project_states.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <utility>

#include "support/scratch_name.h"

namespace patchgen {
namespace {

namespace fs = std::filesystem;

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

Tree tree_below(const std::string& folder) {
  Tree tree;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
    if (!entry.is_regular_file() || is_scratch_name(entry.path().filename().string())) continue;
    tree[entry.path().lexically_relative(folder).generic_string()] =
        read_whole_file(entry.path().string());
  }
  return tree;
}

void put_tree(const TemporaryDirectory& folder, const Tree& tree) {
  for (const fs::directory_entry& entry : fs::directory_iterator(folder.path())) {
    fs::remove_all(entry.path());
  }
  for (const auto& [name, bytes] : tree) folder.write(name, bytes);
}

void collect_scratch(const std::string& folder, std::vector<std::string>& names) {
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
    const std::string name = entry.path().filename().string();
    if (name.starts_with(".patchgen-")) names.push_back(entry.path().string());
  }
}

}  // namespace

ProjectStates::ProjectStates() {
  work_.write("patchgen.json", R"({"specs": ["*.patchspec.json"], "output_dir": "out"})");
  work_.write("a.patchspec.json", small_spec(kReplaceNorm, "a.cpp"));
  work_.write("b.patchspec.json", small_spec("", "b.cpp"));
  work_.write("c.patchspec.json", R"({"sources":[{"input":"m.cpp","output":"deep/er/c.cpp"},)"
                                  R"({"input":"n.h","output":"deep/c.h"}],"operations":[]})");
  work_.write("n.h", "#pragma once\nint n();\n");
  EXPECT_EQ(work_.run({"--all", "--diff"}).exit_status, 0);
  EXPECT_EQ(work_.run({"--check"}).exit_status, 0);
  current_ = tree_below(work_.path());
  cache_ = tree_below(work_.cache().path());
  EXPECT_EQ(cache_.size(), 1U);
}

Change ProjectStates::generating() const {
  Tree before = current_;
  before["m.cpp"] = replaced(before["m.cpp"], "return x * 2;", "return x * 4;");
  before.erase("out/deep/er/c.cpp");  // so that both folders have to be made
  before.erase("out/deep/er/c.diff");
  before.erase("out/deep/c.h");
  before.erase("out/deep/c.diff");
  return change_of({"--all", "--diff"}, std::move(before), cache_);
}

Change ProjectStates::fixing() const {
  Tree before = current_;
  before["m.cpp"] = replaced(before["m.cpp"], "return x * 2;", "return x * 4;");
  before.erase("out/deep/er/c.diff");
  before["out/deep/c.h"] = replaced(before["out/deep/c.h"], "int n();", "int  n();");
  before["out/gone.cpp"] = replaced(before["out/b.cpp"], "b.patchspec.json", "z.patchspec.json");
  before["out/gone.diff"] = replaced(before["out/b.diff"], "b.patchspec.json", "z.patchspec.json");
  return change_of({"--check", "--fix", "--prune"}, std::move(before), cache_);
}

Change ProjectStates::change_of(std::vector<std::string> arguments, Tree before,
                                Tree cache_before) const {
  Change change{std::move(arguments), std::move(before), {}, std::move(cache_before)};
  // One job, so that calls come in the same order each time.
  change.arguments.emplace_back("-j1");
  put(change);
  const ProcessResult result = work_.run(change.arguments);
  EXPECT_EQ(result.exit_status, 0) << result.out << result.err;
  change.after = tree();
  EXPECT_NE(change.after, change.before);
  return change;
}

void ProjectStates::put(const Change& change) const {
  put_tree(work_.folder(), change.before);
  put_tree(work_.cache(), change.cache_before);
}

Tree ProjectStates::tree() const {
  return tree_below(work_.path());
}

std::vector<std::string> ProjectStates::scratch_files() const {
  std::vector<std::string> names;
  collect_scratch(work_.path(), names);
  collect_scratch(work_.cache().path(), names);
  return names;
}

ProcessResult ProjectStates::run_with_fault(const Change& change, int at, const std::string& kind,
                                            std::string& call) const {
  const std::string mark = marks_ / "mark";
  fs::remove(mark);
  ProcessResult result =
      work_.run(change.arguments, {fmt::format("LD_PRELOAD={}", PATCHGEN_FAULT_SHIM),
                                   fmt::format("FAULT_AT={}", at), "FAULT_KIND=" + kind,
                                   "FAULT_MARK=" + mark, "NO_COLOR", "TMPDIR=" + marks_.path()});
  call = fs::exists(mark) ? read_whole_file(mark) : "";
  return result;
}

void expect_whole(const Tree& tree, const Change& change, const std::string& when) {
  const auto has = [](const Tree& in, const auto& file) {
    const auto found = in.find(file.first);
    return found != in.end() && found->second == file.second;
  };
  for (const auto& file : tree) {
    EXPECT_TRUE(has(change.before, file) || has(change.after, file))
        << when << ": " << file.first << " is neither old nor new:\n"
        << file.second;
  }
  for (const auto& file : change.before) {
    EXPECT_TRUE(tree.contains(file.first) || !change.after.contains(file.first))
        << when << ": " << file.first << " is lost";
  }
}

}  // namespace patchgen
