#include "arguments.h"

#include <CLI/CLI.hpp>
#include <map>

#include "version.h"

namespace patchgen {
namespace {

constexpr int kUsageError = 2;

constexpr const char* kFooter =
    "Exit status: 0 fine; 1 something has drifted, or does not pass --verify; 2 usage or spec "
    "error; 3 an upstream or patch "
    "file cannot be read as "
    "C++; "
    "4 a tool or the file system failed.";

/// Adds `--format`. Every command knows the same names.
void add_format(CLI::App& app, OutputFormat& format, const std::string& description) {
  const std::map<std::string, OutputFormat> formats = {{"text", OutputFormat::Text},
                                                       {"json", OutputFormat::Json},
                                                       {"github", OutputFormat::Github},
                                                       {"sarif", OutputFormat::Sarif}};
  app.add_option("--format", format, description)
      ->transform(CLI::CheckedTransformer(formats).description(""))
      ->type_name("FORMAT");
}

/// What every command that generates takes.
void add_common_options(CLI::App& app, Arguments& arguments) {
  app.add_option("-j,--jobs", arguments.options.jobs, "Threads (default: one a core)")
      ->type_name("N")
      ->check(CLI::Range(1U, 1024U));
  app.add_option(
         "--source-root", arguments.options.source_roots,
         "Folder to look for upstream sources in, before those of the project; may be given "
         "more than once")
      ->type_name("DIR")
      ->take_all()
      ->expected(1)
      ->allow_extra_args(false);  // what follows the folder is a SPEC
  app.add_option("--project", arguments.options.project_file,
                 "The project file (default: patchgen.json in the spec's folder or above it)")
      ->type_name("FILE");
  const std::map<std::string, ColorMode> colors = {
      {"auto", ColorMode::Auto}, {"always", ColorMode::Always}, {"never", ColorMode::Never}};
  app.add_option("--color", arguments.color, "Colour messages: auto, always or never")
      ->transform(CLI::CheckedTransformer(colors).description(""))
      ->type_name("WHEN");
}

void add_options(CLI::App& app, Arguments& arguments) {
  app.add_option("SPEC", arguments.specs, "Patch specs to generate from");
  app.add_option(
         "-o,--output", arguments.options.output_dir,
         "Folder for the generated files (default: the project's output_dir, else generated/ "
         "beside the spec)")
      ->type_name("DIR");
  app.add_flag("--diff", arguments.diff, "Write a unified diff beside each generated file");
  app.add_option("--depfile", arguments.depfile,
                 "Write FILE with the dependencies of the generated files, for make and ninja")
      ->type_name("FILE");
  app.add_flag("--dry-run", arguments.dry_run, "Do everything but write");
  app.add_flag("--all", arguments.all, "Generate every spec of the project");
  app.add_flag(
      "--list", [&](std::int64_t) { arguments.action = Arguments::Action::List; },
      "Print the project's specs, one a line; with --format json, what each SPEC (default: each "
      "of the project) gives and where its sources are looked for");
  add_format(app, arguments.format,
             "What standard output is for: text for people, json for programs, github for "
             "annotations, sarif for code scanning; --list has text and json");
  app.add_flag("-v,--verbose", arguments.verbose, "Say what each operation did, and where");
  add_common_options(app, arguments);
  app.set_version_flag("--version", std::string("patchgen ") + kVersion);
}

void add_check_options(CLI::App& app, Arguments& arguments) {
  app.add_flag(
      "--check", [&](std::int64_t) { arguments.action = Arguments::Action::Check; },
      "Compare what each SPEC (default: each of the project) gives with what is checked in");
  app.add_flag("--strict", arguments.check.strict, "With --check: layout counts, too");
  app.add_flag("--fix", arguments.check.fix,
               "With --check: mend what has drifted; a file of which only the layout differs keeps "
               "it");
  app.add_flag("--force", arguments.check.force, "With --fix: overwrite what was edited by hand");
  app.add_flag("--verify", arguments.check.verify,
               "With --check: run the project's verify command, a compiler for example, over each "
               "output that has not drifted");
  app.add_flag("--no-cache", arguments.no_cache,
               "With --check: generate every spec, also those that nothing has changed for since "
               "it passed");
  app.add_flag("--prune", arguments.check.prune, "With --fix: remove what no spec gives any more");
}

void add_explain(CLI::App& app, Arguments& arguments) {
  CLI::App* explain = app.add_subcommand(
      "explain", "Print each hunk of the diffs and the operation that it comes from");
  explain->add_option("SPEC", arguments.specs, "Patch specs")->required();
  explain->add_flag("-v,--verbose", arguments.verbose, "Show the changed lines, too");
  add_format(*explain, arguments.format, "text or json");
  add_common_options(*explain, arguments);
  explain->callback([&] { arguments.action = Arguments::Action::Explain; });
}

void add_outline(CLI::App& app, Arguments& arguments) {
  CLI::App* outline = app.add_subcommand("outline", "Print what can be patched in a C++ file");
  outline->add_option("FILE", arguments.outline_file, "The C++ file")->required();
  add_format(*outline, arguments.format, "text or json");
  outline->add_flag("--targets", arguments.outline_targets,
                    "Print the names that a spec may use as targets, one a line");
  outline->callback([&] { arguments.action = Arguments::Action::Outline; });
}

/// What is wrong with the options around `--check`; empty when nothing is.
std::string wrong_with_check(const Arguments& arguments) {
  const CheckOptions& check = arguments.check;
  if (arguments.action != Arguments::Action::Check) {
    if (check.fix) return "--fix needs --check";
    if (check.strict) return "--strict needs --check";
    if (check.verify) return "--verify needs --check: generate first, then --check --verify";
    if (arguments.no_cache) return "--no-cache needs --check";
    if (check.force) return "--force needs --check --fix";
    if (check.prune) return "--prune needs --check --fix";
    return "";
  }
  if (check.force && !check.fix) return "--force needs --fix";
  if (check.prune && !check.fix) return "--prune needs --fix";
  if (arguments.diff) return "--check always compares the diffs, too: leave out --diff";
  return "";
}

/// What is wrong with the format; empty when the command has it.
std::string wrong_with_format(const Arguments& arguments) {
  if (arguments.format == OutputFormat::Text || arguments.format == OutputFormat::Json) return "";
  switch (arguments.action) {
    case Arguments::Action::Generate:
    case Arguments::Action::Check:
      return "";
    case Arguments::Action::List:
      return "--list has the formats text and json";
    case Arguments::Action::Outline:
      return "outline has the formats text and json";
    case Arguments::Action::Explain:
      return "explain has the formats text and json";
  }
  return "";
}

/// What a command line that is well-formed still must hold; empty when it does.
std::string missing_from(const Arguments& arguments) {
  const bool checks = arguments.action == Arguments::Action::Check;
  if (std::string wrong = wrong_with_format(arguments); !wrong.empty()) return wrong;
  const bool lists = arguments.action == Arguments::Action::List;
  const bool as_json = arguments.format == OutputFormat::Json;
  if (lists && !as_json && !arguments.specs.empty())
    return "--list takes a SPEC with --format json";
  if (arguments.depfile && arguments.action != Arguments::Action::Generate) {
    return "--depfile is for generating";
  }
  if (arguments.depfile && arguments.depfile->empty()) return "--depfile needs the name of a file";
  if (std::string wrong = wrong_with_check(arguments); !wrong.empty()) return wrong;
  if (arguments.action == Arguments::Action::Explain) {
    const bool writes = arguments.diff || arguments.dry_run || arguments.options.output_dir;
    if (writes) return "explain writes nothing: leave out -o, --diff and --dry-run";
    if (arguments.all) return "explain needs a SPEC";
  }
  if (!checks && arguments.action != Arguments::Action::Generate) return "";
  if (arguments.options.output_dir && arguments.options.output_dir->empty()) {
    return "-o needs the name of a folder";
  }
  if (arguments.all && !arguments.specs.empty()) return "--all takes no SPEC";
  if (!checks && !arguments.all && arguments.specs.empty())
    return "name a SPEC, or --all, or --list";
  return "";
}

}  // namespace

ArgumentsOrExit parse_arguments(int argc, char** argv) {
  Arguments arguments;
  CLI::App app("Generates patched C++ sources from upstream sources and declarative patch specs.",
               "patchgen");
  app.footer(kFooter);
  app.require_subcommand(0, 1);
  add_options(app, arguments);
  add_check_options(app, arguments);
  add_outline(app, arguments);
  add_explain(app, arguments);
  try {
    app.parse(argc, argv);
    const std::string missing = missing_from(arguments);
    if (!missing.empty()) throw CLI::ValidationError(missing);
  } catch (const CLI::ParseError& error) {
    const int status = app.exit(error);
    return {.arguments = std::nullopt, .exit_status = status == 0 ? 0 : kUsageError};
  }
  return {.arguments = std::move(arguments), .exit_status = 0};
}

}  // namespace patchgen
