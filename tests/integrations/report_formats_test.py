#!/usr/bin/env python3
"""What `--format` prints for programs is whole, is what its schema says, and is all there is on standard
output.

    report_formats_test.py PATCHGEN [SARIF_SCHEMA]

SARIF_SCHEMA is the published schema of SARIF 2.1.0; without it, one of our own for the parts that we print.
"""

import json
import pathlib
import re
import subprocess
import sys
import urllib.parse

import jsonschema

from support import (ROOT, copy_downstream, environment, expect, expect_equal, main, replace, work_folder)

PATCHGEN = sys.argv[1]
SARIF_SCHEMA = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else ROOT / "tests/integrations/sarif.schema.json")
SPEC = "patches/norm_fast.patchspec.json"
GENERATED = "generated/patched_norm_fast.cpp"


class Project:
    """A copy of the downstream project, and runs of patchgen in it."""

    def __init__(self, folder):
        self.folder = copy_downstream(folder / "project")
        self.cache = folder / "cache"

    def patchgen(self, *arguments, status=0):
        """Returns standard output; messages must not stand on standard error as well."""
        env = environment(XDG_CACHE_HOME=str(self.cache), CLICOLOR_FORCE="1", GITHUB_WORKSPACE="")
        done = subprocess.run([PATCHGEN, *arguments], cwd=self.folder, env=env, stdin=subprocess.DEVNULL,
                              capture_output=True)
        expect_equal(done.returncode, status, f"exit status of {arguments}")
        expect_equal(done.stderr, b"", f"standard error of {arguments}")
        expect(b"\x1b" not in done.stdout, f"no colours: {done.stdout}")
        return done.stdout.decode("utf-8", errors="strict")

    def edit(self):
        replace(self.folder / GENERATED, "x /= largest", "x *= largest")

    def break_spec(self):
        replace(self.folder / SPEC, '"Norm::forward"', '"Norm::forwrd"')

    def break_cache(self):
        """From now on checks warn that they cannot remember."""
        self.cache.write_text("no folder")


def report(project, *arguments, status=0):
    document = json.loads(project.patchgen(*arguments, "--format", "json", "--color", "always", status=status))
    schema = json.loads((ROOT / "docs/report.schema.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.Draft202012Validator(schema).validate(document)
    expect_equal(document["exit_status"], status, "exit_status")
    return document


def json_of_success():
    with work_folder() as folder:
        project = Project(folder)
        document = report(project, "--check")
        expect_equal(document["drifts"], [], "drifts")
        (project.folder / GENERATED).unlink()
        document = report(project, "--all", "--diff", "--dry-run")
        expect_equal(document["results"][0]["files"][0]["outcome"], "not written", "outcome of a dry run")
        document = report(project, "--all", "--diff")
        [result] = document["results"]
        expect_equal(result["spec"], SPEC, "spec")
        [file] = result["files"]
        expect_equal((file["path"], file["outcome"], file["diff"]["outcome"]), (GENERATED, "written", "unchanged"),
                     "file")
        expect(result["operations"] and result["operations"][0]["effects"], "operations and their effects")


def json_of_errors():
    with work_folder() as folder:
        project = Project(folder)
        project.break_spec()
        for arguments in (["--check"], ["--all"]):
            document = report(project, *arguments, status=2)
            [diagnostic] = [each for each in document["diagnostics"] if "forwrd" in each["message"]]
            expect_equal((diagnostic["severity"], diagnostic["file"]), ("error", SPEC), "severity and file")
            line = (project.folder / SPEC).read_text().splitlines()[diagnostic["line"] - 1]
            expect_equal(diagnostic["source_line"], line, "source_line")
            expect_equal(line[diagnostic["column"] - 1:diagnostic["end_column"] - 1], '"Norm::forwrd"', "the columns")
        (project.folder / "patchgen.json").unlink()
        expect_equal(report(project, "--check", status=2)["diagnostics"][0]["file"], None, "file")


def json_of_warnings():
    with work_folder() as folder:
        project = Project(folder)
        project.break_cache()
        document = report(project, "--check")
        expect_equal([each["severity"] for each in document["diagnostics"]], ["warning"], "severities")


def json_of_drift():
    with work_folder() as folder:
        project = Project(folder)
        project.edit()
        [drift, *_] = report(project, "--check", status=1)["drifts"]
        expect_equal((drift["kind"], drift["path"], drift["spec"]), ("edited", GENERATED, SPEC), "drift")
        line = (project.folder / GENERATED).read_text().splitlines()[drift["line"] - 1]
        expect("x *= largest" in line, f"the line of the drift: {line}")
        fixed = report(project, "--check", "--fix", "--force")
        expect(all(drift["mended"] for drift in fixed["drifts"]), "mended")
        expect_equal(report(project, "--check")["drifts"], [], "drifts")


def json_of_verifying():
    with work_folder() as folder:
        project = Project(folder)
        expect_equal(report(project, "--check")["summary"]["verified"], None, "verified")
        for command, status, counts in (("true", 0, (1, 0, 0)), ("false", 1, (0, 1, 0)), ("no-such", 4, (0, 0, 1))):
            settings = json.loads((project.folder / "patchgen.json").read_text())
            settings["verify"] = {"command": [command, "{file}"]}
            (project.folder / "patchgen.json").write_text(json.dumps(settings))
            document = report(project, "--check", "--verify", status=status)
            expect_equal(tuple(document["summary"]["verified"].values()), counts, f"verified by {command}")
            faults = [each["fault"] for each in document["diagnostics"]]
            expect_equal(faults, {0: [], 1: ["output"], 4: ["system"]}[status], "faults")


def documented_examples():
    schema = json.loads((ROOT / "docs/report.schema.json").read_text())
    examples = re.findall(r"^```json\n(.*?)^```$", (ROOT / "docs/output.md").read_text(), re.MULTILINE | re.DOTALL)
    whole, diagnostic = map(json.loads, examples)
    jsonschema.Draft202012Validator(schema).validate(whole)
    part = {"$ref": "#/$defs/diagnostic", "$defs": schema["$defs"]}
    jsonschema.Draft202012Validator(part).validate(diagnostic)


def annotations(printed):
    """What GitHub would make of `printed`: (command, properties, message) of each."""
    def plain(text):
        return re.sub(r"%([0-9A-F]{2})", lambda match: chr(int(match[1], 16)), text)

    found = []
    for line in printed.splitlines():
        if line.lstrip().startswith("::"):
            command, message = line.lstrip()[2:].split("::", 1)
            name, _, properties = command.partition(" ")
            pairs = [pair.split("=", 1) for pair in properties.split(",")]
            found.append((name, {key: plain(value) for key, value in pairs}, plain(message)))
    return found


def github_annotations():
    with work_folder() as folder:
        project = Project(folder)
        printed = project.patchgen("--check", "--format", "github", "--color", "always")
        expect_equal(printed, "checked 1 file of 1 spec: all true\n", "success")
        printed = project.patchgen("--all", "--diff", "--format", "github")
        expect(printed.startswith("third_party/") and not annotations(printed), f"results: {printed}")

        project.edit()
        printed = project.patchgen("--check", "--format", "github", status=1)
        [(name, properties, message), *_] = annotations(printed)
        expect_equal((name, properties["file"]), ("error", GENERATED), "command and file")
        line = (project.folder / GENERATED).read_text().splitlines()[int(properties["line"]) - 1]
        expect("x *= largest" in line, f"the line of the drift: {line}")
        expect("patchgen --check --fix --force" in message, f"the command that mends it: {message}")
        expect("1 edited by hand" in printed, f"results for people: {printed}")

        env = environment(XDG_CACHE_HOME=str(project.cache), GITHUB_WORKSPACE=str(folder))
        printed = subprocess.run([PATCHGEN, "--check", "--format", "github"], cwd=project.folder, env=env,
                                 capture_output=True, text=True).stdout
        expect_equal(annotations(printed)[0][1]["file"], "project/" + GENERATED, "file below the check-out")

        (project.folder / GENERATED).unlink()
        [(name, properties, message), *_] = annotations(project.patchgen("--check", "--format", "github", status=1))
        expect_equal((name, properties["file"]), ("error", SPEC), "where a missing file is reported")
        expect(message.startswith(f"{GENERATED} is missing: "), message)

        project.break_spec()
        for arguments in (["--check"], ["--all"]):
            printed = project.patchgen(*arguments, "--format", "github", status=2)
            [(name, properties, message)] = annotations(printed)
            line = (project.folder / SPEC).read_text().splitlines()[int(properties["line"]) - 1]
            expect_equal(line[int(properties["col"]) - 1:int(properties["endColumn"]) - 1], '"Norm::forwrd"', "columns")
            expect("Norm::forward" in message, f"hints: {message}")


def github_warnings():
    with work_folder() as folder:
        project = Project(folder)
        project.break_cache()
        [(name, properties, _)] = annotations(project.patchgen("--check", "--format", "github"))
        expect_equal((name, properties["file"]), ("warning", str(project.cache / "patchgen")), "command and file")


def sarif(project, *arguments, status=0):
    """The only run of the log."""
    log = json.loads(project.patchgen(*arguments, "--format", "sarif", "--color", "always", status=status))
    schema = json.loads(SARIF_SCHEMA.read_text())
    validator = jsonschema.validators.validator_for(schema)
    validator.check_schema(schema)
    validator(schema).validate(log)
    [run] = log["runs"]
    [invocation] = run["invocations"]
    expect_equal(invocation["exitCode"], status, "exitCode")
    expect_equal(invocation["executionSuccessful"], status <= 1, "executionSuccessful")
    return run


def place_of(result):
    [location] = result["locations"]
    physical = location["physicalLocation"]
    return urllib.parse.unquote(physical["artifactLocation"]["uri"]), physical["region"]


def sarif_log():
    with work_folder() as folder:
        project = Project(folder)
        expect_equal(sarif(project, "--check")["results"], [], "results of a check that passes")
        expect_equal(sarif(project, "--all", "--diff")["results"], [], "results of generating")

        project.edit()
        [result, *_] = sarif(project, "--check", status=1)["results"]
        path, region = place_of(result)
        expect_equal((result["ruleId"], path), ("edited", GENERATED), "drift")
        line = (project.folder / GENERATED).read_text().splitlines()[region["startLine"] - 1]
        expect("x *= largest" in line, f"the line of the drift: {line}")
        fixed = sarif(project, "--check", "--fix", "--force")
        expect(all(result["level"] == "note" for result in fixed["results"]), "what is mended is a note")

        project.break_spec()
        for arguments in (["--check"], ["--all"]):
            [result] = sarif(project, *arguments, status=2)["results"]
            path, region = place_of(result)
            expect_equal((result["ruleId"], path), ("spec-error", SPEC), "error")
            expect_equal(region["snippet"]["text"], '"Norm::forwrd"', "snippet")
            line = (project.folder / SPEC).read_text().splitlines()[region["startLine"] - 1]
            expect_equal(line[region["startColumn"] - 1:region["endColumn"] - 1], '"Norm::forwrd"', "columns")

        renamed = "patches/50 %: ü.patchspec.json"
        (project.folder / SPEC).rename(project.folder / renamed)
        expect_equal(place_of(sarif(project, "--check", status=2)["results"][0])[0], renamed, "an odd name")
        (project.folder / "patchgen.json").unlink()
        run = sarif(project, "--check", status=2)
        expect_equal(run["results"], [], "results without a file")
        expect(run["invocations"][0]["toolConfigurationNotifications"], "a notification")


def sarif_warnings():
    with work_folder() as folder:
        project = Project(folder)
        project.break_cache()
        [result] = sarif(project, "--check")["results"]
        expect_equal((result["ruleId"], result["level"]), ("warning", "warning"), "rule and level")
        expect_equal(place_of(result)[0], f"file://{project.cache}/patchgen", "a file outside")


def sarif_schema_is_strict():
    """Ours takes nothing that it does not know, so that what is new is described there."""
    if len(sys.argv) > 2:
        return
    validator = jsonschema.Draft202012Validator(json.loads(SARIF_SCHEMA.read_text()))
    driver = {"name": "patchgen", "version": "1", "rules": []}
    run = {"tool": {"driver": driver}, "invocations": [{"executionSuccessful": True, "exitCode": 0}],
           "originalUriBaseIds": {}, "columnKind": "unicodeCodePoints", "results": []}
    log = {"$schema": "s", "version": "2.1.0", "runs": [run]}
    expect(validator.is_valid(log), "a log without results")
    for broken in ({**log, "version": "2.0.0"}, {**log, "more": 1}, {**log, "runs": [{**run, "results": [{}]}]},
                   {**log, "runs": [{**run, "columnKind": "bytes"}]}):
        expect(not validator.is_valid(broken), f"not to be taken: {broken}")


if __name__ == "__main__":
    main(json_of_success, json_of_errors, json_of_warnings, json_of_drift, json_of_verifying,
         documented_examples, github_annotations, github_warnings, sarif_log, sarif_warnings, sarif_schema_is_strict)
