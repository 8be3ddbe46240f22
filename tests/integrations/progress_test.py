#!/usr/bin/env python3
"""The progress bar is there on a terminal, when work takes long, and nowhere else. Work takes as long as
the test wants: one of the specs is a pipe that nothing comes out of at first.

    progress_test.py PATCHGEN
"""

import os
import pty
import select
import subprocess
import sys
import threading
import time

from support import copy_downstream, environment, expect, expect_equal, main, work_folder

PATCHGEN = sys.argv[1]
SPEC = "patches/norm_fast.patchspec.json"
BAR = b"\r\x1b[Kpatchgen: 2/2 specs"
ERASED = b"\r\x1b[K"
LONG = 1.3  # seconds; the bar waits for one


def read_all(descriptor):
    """What is written to a terminal until nobody has it open any more."""
    printed = b""
    while select.select([descriptor], [], [], 60)[0]:
        try:
            chunk = os.read(descriptor, 65536)
        except OSError:  # so Linux says that the other side is closed
            break
        if not chunk:
            break
        printed += chunk
    return printed


def run(*arguments, seconds, terminal, **variables):
    """Standard error of a run over two specs, of which the second takes so many seconds."""
    with work_folder() as folder:
        project = copy_downstream(folder / "project")
        slow = project / "patches/slow.patchspec.json"
        os.mkfifo(slow)
        other = (project / SPEC).read_bytes().replace(b"patched_norm_fast.cpp", b"slow.cpp")

        def feed():
            time.sleep(seconds)
            slow.write_bytes(other)

        ours, theirs = pty.openpty() if terminal else os.pipe()
        env = {name: value for name, value in environment(XDG_CACHE_HOME=str(folder / "cache"), TERM="xterm").items()
               if name != "CI"}
        feeder = threading.Thread(target=feed, daemon=True)
        feeder.start()
        started = subprocess.Popen([PATCHGEN, *arguments, "-j1", SPEC, slow.relative_to(project)], cwd=project,
                                   env={**env, **variables}, stdin=subprocess.DEVNULL,
                                   stdout=subprocess.DEVNULL, stderr=theirs)
        os.close(theirs)
        printed = read_all(ours)
        os.close(ours)
        status = started.wait(60)
        expect(status in (0, 1), f"exit status {status}: {printed}")
        return printed


def appears_when_work_takes_long():
    printed = run(seconds=LONG, terminal=True)
    expect(BAR in printed, f"no bar: {printed}")
    expect(printed.endswith(ERASED), f"it is not erased: {printed}")


def does_not_appear_for_a_moment():
    expect_equal(run(seconds=0, terminal=True), b"", "on a terminal")


def does_not_appear_elsewhere():
    expect_equal(run(seconds=LONG, terminal=False), b"", "in a pipe")
    expect_equal(run(seconds=LONG, terminal=True, CI="true"), b"", "in CI")
    expect_equal(run("--format", "json", seconds=LONG, terminal=True), b"", "with another format")


if __name__ == "__main__":
    main(appears_when_work_takes_long, does_not_appear_for_a_moment, does_not_appear_elsewhere)
