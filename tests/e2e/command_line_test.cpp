#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

#include "e2e/workspace.h"

namespace patchgen {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::MatchesRegex;
using ::testing::Not;
using ::testing::StartsWith;

constexpr const char* kEscape = "\x1b[";

TEST(CommandLine, UsageErrorsAreStatus2) {
  const Workspace work;
  work.write("s.json", small_spec(""));
  const auto before = work.snapshot();
  const std::vector<std::vector<std::string>> bad = {
      {},
      {"--bogus"},
      {"s.json", "--bogus"},
      {"s.json", "-j", "0"},
      {"s.json", "-j", "many"},
      {"s.json", "-o"},
      {"s.json", "--color", "sometimes"},
      {"--all", "s.json"},
      {"--all"},   // no project file
      {"--list"},  // likewise
      {"--list", "s.json"},
      {"--list", "--format", "json"},
      {"--list", "--format", "xml", "s.json"},
      {"--list", "--format", "json", "none.json"},
      {"s.json", "--format", "xml"},
      {"--check", "--format", "xml", "s.json"},
      {"s.json", "--bogus", "--format", "json"},
      {"outline"},
      {"outline", "m.cpp", "--format", "xml"},
      {"outline", "m.cpp", "--format", "github"},
      {"explain", "s.json", "--format", "sarif"},
      {"--list", "s.json", "--format", "github"},
      {"s.json", "--project", "none.json"},
  };
  for (const std::vector<std::string>& arguments : bad) {
    const ProcessResult result = work.run(arguments);
    EXPECT_EQ(result.exit_status, 2) << testing::PrintToString(arguments);
    EXPECT_THAT(result.out, IsEmpty()) << testing::PrintToString(arguments);
    EXPECT_THAT(result.err, Not(IsEmpty())) << testing::PrintToString(arguments);
  }
  EXPECT_EQ(work.snapshot(), before);
}

TEST(CommandLine, AFormatThatACommandDoesNotHaveIsAnErrorThatNamesThoseItHas) {
  const Workspace work;
  EXPECT_THAT(work.run({"outline", "m.cpp", "--format", "github"}).err,
              HasSubstr("outline has the formats text and json"));
  EXPECT_THAT(work.run({"m.cpp", "--format", "xml"}).err,
              AllOf(HasSubstr("text"), HasSubstr("json"), HasSubstr("github")));
}

TEST(CommandLine, HelpAndVersionGoToStandardOutput) {
  const Workspace work;
  const ProcessResult help = work.run({"--help"});
  EXPECT_EQ(help.exit_status, 0);
  EXPECT_THAT(help.err, IsEmpty());
  for (const char* part : {"SPEC", "--diff", "--dry-run", "--source-root", "--all", "--list",
                           "--color", "outline", "explain", "Exit status"}) {
    EXPECT_THAT(help.out, HasSubstr(part));
  }
  const ProcessResult version = work.run({"--version"});
  EXPECT_EQ(version.exit_status, 0);
  EXPECT_THAT(version.out, MatchesRegex("patchgen [0-9]+\\.[0-9]+\\.[0-9]+\n"));
}

// Loading them takes longer than most runs.
TEST(CommandLine, NoRunLoadsClangOrLlvm) {
  const Workspace work;
  work.write("s.patchspec.json", small_spec(kReplaceNorm));
  const ProcessResult result = work.run({"s.patchspec.json"}, {"LD_DEBUG=files"});
  EXPECT_EQ(result.exit_status, 0);
  EXPECT_THAT(result.err,
              AllOf(HasSubstr("libc.so"), Not(HasSubstr("libclang")), Not(HasSubstr("libLLVM"))));
}

TEST(CommandLine, ListNamesTheSpecsOfTheProject) {
  const Workspace work;
  work.write("patchgen.json", R"({"specs":["patches/**/*.patchspec.json"]})");
  work.write("patches/b/b.patchspec.json",
             R"({"sources":[{"input":"x/m.cpp","output":"m.cpp"},{"input":"n.h","output":"n.h"}],)"
             R"("operations":[]})");
  work.write("patches/a.patchspec.json", small_spec(""));
  work.write("patches/.hidden/c.patchspec.json", "");
  work.write("elsewhere/d.patchspec.json", "");
  const ProcessResult result = work.run({"--list"});
  EXPECT_EQ(result.exit_status, 0) << result.err;
  EXPECT_EQ(result.out,
            "patches/a.patchspec.json: m.cpp -> generated/o.cpp\n"
            "patches/b/b.patchspec.json: x/m.cpp -> generated/m.cpp, n.h -> generated/n.h\n");
}

TEST(CommandLine, ListNamesSpecsThatCannotBeRead) {
  const Workspace work;
  work.write("patchgen.json", R"({"specs":["*.patchspec.json"]})");
  work.write("a.patchspec.json", small_spec(""));
  work.write("b.patchspec.json", "{");
  const ProcessResult result = work.run({"--list"});
  EXPECT_EQ(result.exit_status, 2);
  EXPECT_EQ(result.out, "a.patchspec.json: m.cpp -> generated/o.cpp\nb.patchspec.json\n");
  EXPECT_THAT(result.err, HasSubstr("b.patchspec.json:1:2: error: "));
}

TEST(CommandLine, ListSaysForProgramsWhatSpecsGive) {
  const Workspace work;
  work.write("s.json", small_spec(kReplaceNorm));
  const ProcessResult result = work.run({"--list", "--format", "json", "s.json", "-o", "out"});
  EXPECT_EQ(result.exit_status, 0) << result.err;
  EXPECT_EQ(result.out, R"({
  "specs": [
    {
      "spec": "s.json",
      "project": null,
      "output_dir": "out",
      "source_roots": [
        ""
      ],
      "outputs": [
        {
          "source": "m.cpp",
          "path": "out/o.cpp",
          "diff": "out/o.diff"
        }
      ]
    }
  ]
}
)");
  EXPECT_FALSE(work.exists("out"));
}

TEST(CommandLine, AllGeneratesTheWholeProjectFromAnyFolderOfIt) {
  const Workspace work;
  work.write("patchgen.json",
             R"({"specs":["patches/*.json"],"source_roots":["."],"output_dir":"gen"})");
  work.write("patches/a.json", R"({"source":"m.cpp","output":"a.cpp","operations":[]})");
  work.write("patches/b.json", R"({"source":"m.cpp","output":"b.cpp","operations":[]})");
  const ProcessResult result = run_process({.arguments = {PATCHGEN_BINARY, "--all", "--diff"},
                                            .working_directory = work.folder() / "patches"});
  EXPECT_EQ(result.exit_status, 0) << result.err;
  for (const char* file : {"gen/a.cpp", "gen/a.diff", "gen/b.cpp", "gen/b.diff"}) {
    EXPECT_TRUE(work.exists(file)) << file;
  }
}

TEST(CommandLine, AllOfAProjectWithoutSpecs) {
  const Workspace work;
  work.write("patchgen.json", R"({"specs":["*.patchspec.json"]})");
  const ProcessResult result = work.run({"--all"});
  EXPECT_EQ(result.exit_status, 2);
  EXPECT_THAT(result.err, HasSubstr("no specs"));
}

TEST(CommandLine, BadProjectFileIsReportedAtItsPlace) {
  const Workspace work;
  work.write("patchgen.json", "{\n  \"spec\": []\n}");
  work.write("s.json", small_spec(""));
  for (const std::vector<std::string>& arguments :
       std::vector<std::vector<std::string>>{{"s.json"}, {"--all"}, {"--list"}}) {
    const ProcessResult result = work.run(arguments);
    EXPECT_EQ(result.exit_status, 2);
    EXPECT_THAT(result.err, AllOf(StartsWith("patchgen.json:2:3: error: unknown key \"spec\""),
                                  HasSubstr("did you mean \"specs\"?")));
  }
}

TEST(CommandLine, Colour) {
  const Workspace work;
  work.write("s.json", "{}");
  EXPECT_THAT(work.run({"s.json"}).err, Not(HasSubstr(kEscape))) << "no terminal";
  EXPECT_THAT(work.run({"s.json", "--color", "auto"}).err, Not(HasSubstr(kEscape)));
  EXPECT_THAT(work.run({"s.json", "--color", "never"}).err, Not(HasSubstr(kEscape)));
  EXPECT_THAT(work.run({"s.json", "--color", "always"}).err, HasSubstr(kEscape));
  EXPECT_THAT(work.run({"s.json", "--color", "always"}, {"NO_COLOR=1"}).err, HasSubstr(kEscape))
      << "an option says more than the environment";
}

/// Standard error of `script` is a terminal; its output is what the terminal shows.
std::string shown_on_terminal(const Workspace& work, const std::string& arguments,
                              const std::vector<std::string>& environment) {
  return run_process({.arguments = {"script", "--quiet", "--command",
                                    std::string(PATCHGEN_BINARY) + " " + arguments, "/dev/null"},
                      .environment = environment,
                      .working_directory = work.path()})
      .out;
}

TEST(CommandLine, ColourOnATerminal) {
  const Workspace work;
  work.write("s.json", "{}");
  EXPECT_THAT(shown_on_terminal(work, "s.json", {"NO_COLOR", "TERM=xterm"}), HasSubstr(kEscape));
  EXPECT_THAT(shown_on_terminal(work, "s.json", {"NO_COLOR=1", "TERM=xterm"}),
              AllOf(HasSubstr("error"), Not(HasSubstr(kEscape))));
  EXPECT_THAT(shown_on_terminal(work, "s.json --color never", {"NO_COLOR", "TERM=xterm"}),
              Not(HasSubstr(kEscape)));
}

TEST(CommandLine, StandardOutputThatIsFullIsStatus4) {
  const Workspace work;
  work.write("s.json", small_spec(kReplaceNorm));
  for (const std::string arguments : {"s.json -o out", "outline m.cpp", "--help", "--version"}) {
    const ProcessResult result =
        work.run_behind({"sh", "-c", "\"$0\" " + arguments + " >/dev/full"}, {});
    EXPECT_EQ(result.exit_status, 4) << arguments;
    EXPECT_THAT(result.err, HasSubstr("standard output")) << arguments;
  }
}

TEST(CommandLine, ReaderThatGoesAwayIsNoCrash) {
  const Workspace work;
  work.write("s.json", small_spec(kReplaceNorm));
  const ProcessResult result = work.run_behind(
      {"bash", "-c", "\"$0\" s.json -o out -v | head -0; exit ${PIPESTATUS[0]}"}, {});
  // 141: ended by SIGPIPE, as any program in a pipe.
  EXPECT_THAT(result.exit_status, testing::AnyOf(0, 4, 141));
  EXPECT_THAT(result.err, Not(HasSubstr("terminate")));
  EXPECT_TRUE(work.exists("out/o.cpp"));
}

TEST(CommandLine, OutlineAsTextAndJson) {
  const Workspace work;
  const ProcessResult text = work.run({"outline", "m.cpp"});
  EXPECT_EQ(text.exit_status, 0) << text.err;
  EXPECT_THAT(text.out, AllOf(HasSubstr("Norm"), HasSubstr("scale(int)"), HasSubstr("forward")));
  const ProcessResult json = work.run({"outline", "m.cpp", "--format", "json"});
  EXPECT_EQ(json.exit_status, 0) << json.err;
  EXPECT_THAT(json.out, AllOf(StartsWith("{"), HasSubstr("\"qualified_name\""),
                              HasSubstr("models::Norm::forward"), HasSubstr("\"lines\"")));
  const ProcessResult targets = work.run({"outline", "m.cpp", "--targets"});
  EXPECT_EQ(targets.exit_status, 0) << targets.err;
  EXPECT_THAT(targets.out, AllOf(StartsWith("models::"), HasSubstr("\nmodels::Norm::forward\n")));
  const ProcessResult list = work.run({"outline", "m.cpp", "--targets", "--format", "json"});
  EXPECT_THAT(list.out, AllOf(StartsWith("{"), HasSubstr("\"target\": \"models::Norm::forward\"")));
  EXPECT_EQ(work.run({"outline", "none.cpp"}).exit_status, 2);
  EXPECT_EQ(work.run({"outline", "."}).exit_status, 3);
}

TEST(CommandLine, VerboseSaysWhatEachOperationDid) {
  const Workspace work;
  work.write("s.json", small_spec(kReplaceNorm));
  const ProcessResult result = work.run({"s.json", "-o", "out", "-v"});
  EXPECT_EQ(result.exit_status, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("m.cpp -> out/o.cpp: 1 operation, +"));
  EXPECT_THAT(result.out, HasSubstr("replace_class (spec line 1): replaced class models::Norm at "
                                    "m.cpp:10-14, from FastNorm in p.cpp"));
}

}  // namespace
}  // namespace patchgen
