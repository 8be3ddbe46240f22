"""What the tests of this folder share: folders to work in, commands to run, what must hold."""

import contextlib
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
DOWNSTREAM = ROOT / "tests/downstream"


class Failure(Exception):
    pass


def expect(condition, message):
    if not condition:
        raise Failure(message)


def expect_equal(actual, expected, what):
    expect(actual == expected, f"{what}: expected {expected!r}, found {actual!r}")


def environment(program=None, **more):
    """Ours, without what would change how things run; `program`'s folder comes first in PATH."""
    drop = {"DESTDIR", "CMAKE_GENERATOR", "MAKEFLAGS", "MAKELEVEL", "MFLAGS", "NINJA_STATUS",
            "CLICOLOR_FORCE"}
    kept = {name: value for name, value in os.environ.items()
            if name not in drop and not name.startswith("GIT_")}
    if program:
        kept["PATH"] = f"{pathlib.Path(program).parent}{os.pathsep}{kept['PATH']}"
    return {**kept, **more}


def run(*command, folder, status=0, env=None):
    """Runs `command` and returns all that it printed; any other exit status is a failure."""
    done = subprocess.run([str(word) for word in command], cwd=folder, text=True,
                          env=env or environment(), stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    words = " ".join(str(word) for word in command)
    expect(done.returncode == status,
           f"{words}: exit status {done.returncode}, expected {status}\n{done.stdout}")
    return done.stdout


@contextlib.contextmanager
def work_folder():
    # A blank, so that no script gets away without quotes.
    with tempfile.TemporaryDirectory(prefix="patchgen test ") as folder:
        yield pathlib.Path(folder).resolve()


def copy_downstream(to):
    shutil.copytree(DOWNSTREAM, to)
    return to


def replace(path, old, new):
    text = path.read_text()
    expect(old in text, f"{path} has no {old!r}")
    path.write_text(text.replace(old, new, 1))


def main(*tests):
    """Runs each of `tests`; the exit status says whether all went well."""
    failed = False
    for test in tests:
        try:
            test()
            print(f"ok: {test.__name__}", flush=True)
        except Failure as failure:
            failed = True
            print(f"FAILED: {test.__name__}: {failure}", flush=True)
    sys.exit(1 if failed else 0)
