#!/usr/bin/env python3
"""What README.md, docs/ci.md and docs/build.md have to copy works when it is copied.

    docs_test.py PATCHGEN
"""

import re
import sys

import yaml

from support import DOWNSTREAM, ROOT, copy_downstream, environment, expect, expect_equal, main, replace, run, work_folder

PATCHGEN = sys.argv[1]
ENV = environment(PATCHGEN)
CI = (ROOT / "docs/ci.md").read_text()
GENERATED = "generated/patched_norm_fast.cpp"


def section(text, heading):
    found = re.search(rf"^(#+) {re.escape(heading)}\n(.*?)(?=^\1 |\Z)", text, re.MULTILINE | re.DOTALL)
    expect(found, f"no section '{heading}'")
    return found[2]


def block(text, heading, language):
    blocks = re.findall(rf"^```{language}\n(.*?)^```$", section(text, heading), re.MULTILINE | re.DOTALL)
    expect_equal(len(blocks), 1, f"blocks of {language} in '{heading}'")
    return blocks[0]


def edit(project):
    replace(project / GENERATED, "x /= largest", "x *= largest")


def readme_commands():
    text = section((ROOT / "README.md").read_text(), "In CI")
    commands = re.findall(r"^    (.+)$", text, re.MULTILINE)
    expect_equal(len(commands), 1, "commands of README's section")
    with work_folder() as folder:
        project = copy_downstream(folder / "project")
        run("sh", "-c", commands[0], folder=project, env=ENV)
        edit(project)
        before = (project / GENERATED).read_bytes()
        expect(GENERATED in run("sh", "-c", commands[0], folder=project, env=ENV, status=1), "drift is named")
        expect_equal((project / GENERATED).read_bytes(), before, "the gate writes nothing")


def readme_after_a_formatter():
    text = section((ROOT / "README.md").read_text(), "In CI")
    commands = [command for command in re.findall(r"`(patchgen [^`]+)`", text) if "--fix" in command]
    expect_equal(len(commands), 1, "commands for after a formatter")
    with work_folder() as folder:
        project = copy_downstream(folder / "project")
        (project / ".clang-format").write_text("BasedOnStyle: Mozilla\n")
        run("clang-format-19", "-i", GENERATED, folder=project, env=ENV)
        formatted = (project / GENERATED).read_bytes()
        run("patchgen", "--check", folder=project, env=ENV, status=1)
        run("sh", "-c", commands[0], folder=project, env=ENV)
        run("patchgen", "--check", folder=project, env=ENV)
        expect_equal((project / GENERATED).read_bytes(), formatted, "the formatter's work is kept")


def make_targets():
    with work_folder() as folder:
        project = copy_downstream(folder / "project")
        (project / "Makefile").write_text(block(CI, "make", "make"))
        run("make", "check-patchgen", folder=project, env=ENV)
        edit(project)
        expect("edited by hand" in run("make", "check-patchgen", folder=project, env=ENV, status=2), "drift")
        run("make", "patchgen", folder=project, env=ENV)
        run("make", "check-patchgen", folder=project, env=ENV)
        run("make", "check-patchgen", "PATCHGEN=no-such-program", folder=project, env=ENV, status=2)


def cmake_lines():
    written = (DOWNSTREAM / "CMakeLists.txt").read_text()
    for lines in block((ROOT / "docs/build.md").read_text(), "CMake", "cmake").split("\n\n"):
        expect(lines.strip() in written, f"tests/downstream/CMakeLists.txt does not have\n{lines}")


def pre_commit_configuration():
    config = yaml.safe_load(block(CI, "pre-commit", "yaml"))
    known = {hook["id"] for hook in yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())}
    [repo] = config["repos"]
    used = {hook["id"] for hook in repo["hooks"]}
    expect(used and used <= known, f"hooks that are not there: {used - known}")
    for hook in known:
        expect(f"`{hook}`" in section(CI, "pre-commit"), f"docs/ci.md does not say what {hook} does")
    with work_folder() as folder:
        path = folder / ".pre-commit-config.yaml"
        path.write_text(block(CI, "pre-commit", "yaml"))
        run("pre-commit", "validate-config", path, folder=folder, env=environment(HOME=str(folder)))
        run("pre-commit", "validate-manifest", ROOT / ".pre-commit-hooks.yaml", folder=folder,
            env=environment(HOME=str(folder)))


def github_workflow():
    workflow = yaml.safe_load(block(CI, "GitHub Actions", "yaml"))
    [job] = workflow["jobs"].values()
    expect_equal(job["container"], "debian:12", "the container, which the action's packages are for")
    expect(all(set(step) == {"uses"} for step in job["steps"]), "steps that action_test does not run")


if __name__ == "__main__":
    main(readme_commands, readme_after_a_formatter, make_targets, cmake_lines, pre_commit_configuration,
         github_workflow)
