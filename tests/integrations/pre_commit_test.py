#!/usr/bin/env python3
"""The hooks of .pre-commit-hooks.yaml do their work in pre-commit itself.

    pre_commit_test.py PATCHGEN
"""

import shutil
import sys

from support import ROOT, copy_downstream, environment, expect, expect_equal, main, replace, run, work_folder

PATCHGEN = sys.argv[1]
GENERATED = "generated/patched_norm_fast.cpp"


class Repository:
    """The downstream project under git, with one of our hooks installed as its pre-commit hook."""

    def __init__(self, folder, hook):
        self.env = environment(PATCHGEN, HOME=str(folder), PRE_COMMIT_HOME=str(folder / "cache"),
                               GIT_CONFIG_NOSYSTEM="1", GIT_AUTHOR_NAME="a", GIT_AUTHOR_EMAIL="a@b",
                               GIT_COMMITTER_NAME="a", GIT_COMMITTER_EMAIL="a@b")
        hooks = folder / "hooks"
        hooks.mkdir()
        shutil.copy(ROOT / ".pre-commit-hooks.yaml", hooks)
        revision = self.commit_all(hooks)
        self.path = copy_downstream(folder / "project")
        (self.path / ".pre-commit-config.yaml").write_text(
            f"repos:\n  - repo: '{hooks}'\n    rev: {revision}\n    hooks:\n      - id: {hook}\n")
        self.commit_all(self.path)
        self.run("pre-commit", "install")

    def run(self, *command, status=0):
        return run(*command, folder=self.path, status=status, env=self.env)

    def commit_all(self, path):
        run("git", "init", "-q", folder=path, env=self.env)
        run("git", "add", "-A", folder=path, env=self.env)
        run("git", "commit", "-q", "-m", "first", folder=path, env=self.env)
        return run("git", "rev-parse", "HEAD", folder=path, env=self.env).strip()

    def commit(self, status=0):
        self.run("git", "add", "-A")
        return self.run("git", "commit", "-m", "more", status=status)

    def read(self, name):
        return (self.path / name).read_text()


def check_refuses_drift():
    with work_folder() as folder:
        repository = Repository(folder, "patchgen-check")
        replace(repository.path / "main.cpp", "return 0;", "return  0;")
        expect("Passed" in repository.commit(), "a commit without drift goes through")
        replace(repository.path / GENERATED, "x /= largest", "x *= largest")
        printed = repository.commit(status=1)
        expect("Failed" in printed and GENERATED in printed and "edited by hand" in printed, printed)
        expect("x *= largest" in repository.read(GENERATED), "the check writes nothing")
        repository.run("git", "checkout", "HEAD", GENERATED)
        repository.run("git", "rm", "-q", GENERATED)
        expect("missing" in repository.commit(status=1), "a removed file is drift, too")


def fix_mends_and_has_it_looked_at():
    with work_folder() as folder:
        repository = Repository(folder, "patchgen-fix")
        replace(repository.path / "patches/norm_fast_patches.cpp", "return row;", "return {7};")
        printed = repository.commit(status=1)
        expect("files were modified by this hook" in printed, printed)
        expect("return {7};" in repository.read(GENERATED), "the generated file was mended")
        expect("Passed" in repository.commit(), "the second commit has nothing to mend")
        expect_equal(repository.run("git", "status", "--porcelain"), "", "what is left")
        repository.run("git", "rm", "-q", GENERATED)
        expect("Failed" in repository.commit(status=1), "a file that the fix makes is not tracked")
        repository.run("git", "add", GENERATED)
        expect_equal(repository.run("git", "status", "--porcelain"), "", "the file is as it was")
        replace(repository.path / GENERATED, "x /= largest", "x *= largest")
        expect("edited by hand" in repository.commit(status=1), "an edit is not overwritten")
        expect("x *= largest" in repository.read(GENERATED), "an edit is not overwritten")


if __name__ == "__main__":
    main(check_refuses_drift, fix_mends_and_has_it_looked_at)
