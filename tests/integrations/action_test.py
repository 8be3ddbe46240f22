#!/usr/bin/env python3
"""action.yml, run as GitHub runs a composite action: its steps in order, each by bash in a file of its
own, expressions filled in. Left out is the one step that would compile all of patchgen again.

    action_test.py PATCHGEN
"""

import re
import sys

import yaml

from support import (ROOT, Failure, copy_downstream, environment, expect, expect_equal, main, replace, run,
                     work_folder)

PATCHGEN = sys.argv[1]
ACTION = yaml.safe_load((ROOT / "action.yml").read_text())
SLOW = "Build patchgen"


class Runner:
    def __init__(self, folder, **inputs):
        self.folder = folder
        self.temp = folder / "runner temp"
        self.temp.mkdir(exist_ok=True)
        unknown = set(inputs) - {name.replace("-", "_") for name in ACTION["inputs"]}
        expect(not unknown, f"no such inputs: {unknown}")
        self.values = {"github.action_path": str(ROOT)}
        for name, entry in ACTION["inputs"].items():
            self.values[f"inputs.{name}"] = inputs.get(name.replace("-", "_"), entry["default"])

    def value(self, expression):
        expect(expression in self.values, f"an expression that this test does not know: {expression}")
        return self.values[expression]

    def fill_in(self, text):
        return re.sub(r"\$\{\{\s*(.*?)\s*\}\}", lambda match: self.value(match[1]), text)

    def is_wanted(self, step):
        if "if" not in step:
            return True
        condition = re.fullmatch(r"(\S+) == ''", step["if"])
        expect(condition, f"a condition that this test does not know: {step['if']}")
        return self.value(condition[1]) == ""

    def run(self, status=0, skip=()):
        """Runs the steps; only the last one may fail, with `status`. Returns what it printed."""
        steps = [step for step in ACTION["runs"]["steps"]
                 if self.is_wanted(step) and step["name"] not in skip]
        for step in steps:
            expect_equal(step["shell"], "bash", step["name"])
            script = self.temp / "step.sh"
            script.write_text(self.fill_in(step["run"]))
            env = environment(RUNNER_TEMP=str(self.temp),
                              **{name: self.fill_in(text) for name, text in step.get("env", {}).items()})
            folder = self.folder / self.fill_in(step.get("working-directory", "."))
            printed = run("bash", "--noprofile", "--norc", "-eo", "pipefail", script, folder=folder, env=env,
                          status=status if step is steps[-1] else 0)
        return printed


def is_a_composite_action():
    expect_equal(ACTION["runs"]["using"], "composite", "runs.using")
    for key in ("name", "description"):
        expect(ACTION.get(key), f"action.yml needs {key}")
    for name, entry in ACTION["inputs"].items():
        expect(entry.get("description"), f"the input {name} has no description")
    documented = re.findall(r"^\| `([-\w]+)` \|", (ROOT / "docs/ci.md").read_text(), re.MULTILINE)
    expect_equal(documented, list(ACTION["inputs"]), "the inputs in docs/ci.md")


def checks_with_a_program_that_is_there():
    with work_folder() as folder:
        project = copy_downstream(folder / "project")
        runner = Runner(folder, patchgen=PATCHGEN, working_directory="project")
        expect("all true" in runner.run(), "no drift")
        replace(project / "generated/patched_norm_fast.cpp", "x /= largest", "x *= largest")
        expect("edited by hand" in runner.run(status=1), "drift")


def passes_arguments_on():
    with work_folder() as folder:
        project = copy_downstream(folder / "project")
        (project / "patches/norm_fast.patchspec.json").rename(project / "patches/norm fast.json")
        Runner(folder, patchgen=PATCHGEN, working_directory="project",
               arguments="--dry-run 'patches/no such.json'").run(status=2)
        printed = Runner(folder, patchgen=PATCHGEN, working_directory="project",
                         arguments="--fix --dry-run 'patches/norm fast.json'").run(status=1)
        expect("1 spec:" in printed, printed)


def builds_where_none_is_there():
    with work_folder() as folder:
        copy_downstream(folder / "project")
        runner = Runner(folder, working_directory="project")
        build = runner.temp / "patchgen"
        build.mkdir()
        # Everything but compiling: the step's target is in the build that the steps before it configured.
        step = next(step for step in ACTION["runs"]["steps"] if step["name"] == SLOW)
        try:
            runner.run(status=127, skip={SLOW})
        except Failure as failure:
            raise Failure(f"without the program the last step cannot do: {failure}") from failure
        target = re.search(r"--target (\S+)", step["run"])[1]
        expect(f"\n{target}: phony" in run("ninja", "-C", build, "-t", "targets", "all", folder=folder),
               f"no target {target}")
        (build / "patchgen").symlink_to(PATCHGEN)
        expect("all true" in runner.run(skip={SLOW}), "with the program where the build puts it")


if __name__ == "__main__":
    main(is_a_composite_action, checks_with_a_program_that_is_there, passes_arguments_on,
         builds_where_none_is_there)
