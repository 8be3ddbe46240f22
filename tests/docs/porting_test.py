#!/usr/bin/env python3
"""docs/porting.md is true: whoever follows it, file by file and command by command, sees what it shows.

    porting_test.py docs/porting.md PATCHGEN              runs it in a temporary folder
    porting_test.py --into DIR docs/porting.md PATCHGEN   in DIR, which is made and kept
    porting_test.py --print docs/porting.md PATCHGEN      shows what the commands print now

A block of code behind a line `path` is that file. In a console block each line with "$ " in front is
a command, and what follows is what it prints on both streams, where "..." alone on a line stands for
one or more lines, and within a line for some text. A command whose exit status is not 0 has to be followed by `echo $?`. Other blocks are not
allowed, nor are links that lead nowhere.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile
from typing import NamedTuple

CHECKOUT = pathlib.Path(__file__).resolve().parents[2]
PROMPT = "$ "
LEFT_OUT = "..."


class File(NamedTuple):
    line: int
    path: str
    text: str


class Command(NamedTuple):
    line: int
    text: str
    output: list


def commands_of(block, line):
    """The commands of a console block that begins at that line."""
    result = []
    for offset, row in enumerate(block.splitlines()):
        if row.startswith(PROMPT):
            result.append(Command(line + offset, row[len(PROMPT):], []))
        elif not result:
            raise ValueError(f"{line}: a console block has to begin with a command")
        else:
            result[-1].output.append(row)
    return result


def steps_of(text):
    """Files and commands, in the order of the page."""
    steps = []
    block = re.compile(r"(?:^`([^`\n]+)`\n\n)?^```(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
    for match in block.finditer(text):
        path, language, content = match.groups()
        line = text.count("\n", 0, match.start(3)) + 1
        if path:
            steps.append(File(line, path, content))
        elif language == "console":
            steps += commands_of(content, line)
        else:
            raise ValueError(f"{line}: a block that is neither a file nor a console")
    return steps


def script_of(steps, results):
    """A shell script that does the steps: it writes command N's output to `results`/N, its status to N.status."""
    lines = ["last=0"]
    for number, step in enumerate(steps):
        if isinstance(step, File):
            source = results / f"{number}.file"
            source.write_text(step.text, encoding="utf-8")
            lines += [f"mkdir -p \"$(dirname \"$ROOT/{step.path}\")\"", f"cp {source} \"$ROOT/{step.path}\""]
        else:
            lines += [f"exec >{results}/{number} 2>&1", "(exit $last)", step.text,
                      f"last=$?; echo $last >{results}/{number}.status"]
    return "\n".join(lines) + "\n"


def run(steps, root, patchgen, results):
    """Fills `results` with what the commands print."""
    binaries = results / "bin"
    binaries.mkdir()
    (binaries / "patchgen").symlink_to(patchgen.resolve())
    environment = {"PATH": f"{binaries}:{os.environ['PATH']}", "HOME": str(results), "LC_ALL": "C.UTF-8",
                   "CHECKOUT": str(CHECKOUT), "ROOT": str(root)}
    subprocess.run(["bash", "--norc", "-c", script_of(steps, results)], cwd=root, env=environment,
                   stdin=subprocess.DEVNULL, check=False, timeout=600)


def matches(expected, actual):
    """Whether the lines are those expected."""
    pattern = "".join("(?:.*\n)+" if row == LEFT_OUT else ".+".join(map(re.escape, row.split(LEFT_OUT))) + "\n"
                      for row in expected)
    return re.fullmatch(pattern, "".join(row + "\n" for row in actual)) is not None


def check(steps, results):
    problems = []
    for number, step in enumerate(steps):
        if isinstance(step, File):
            continue
        if not (results / f"{number}.status").exists():
            return problems + [f"{step.line}: `{step.text}` was not reached, or ended the shell"]
        status = int((results / f"{number}.status").read_text(encoding="utf-8"))
        actual = (results / str(number)).read_text(encoding="utf-8").splitlines()
        following = steps[number + 1] if number + 1 < len(steps) else None
        if status != 0 and (not isinstance(following, Command) or following.text != "echo $?"):
            problems.append(f"{step.line}: `{step.text}` has the exit status {status}, which the page does not show")
        if not matches(step.output, actual):
            problems.append("\n".join([f"{step.line}: `{step.text}` prints now:", *actual]))
    return problems


def broken_links(page, text):
    anchors = {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
               for title in re.findall(r"^#+ (.*)$", text, re.MULTILINE)}
    for target, anchor in re.findall(r"\]\(([^)#]*)#?([^)]*)\)", text):
        if target and not (page.parent / target).exists():
            yield f"link to {target}, which is not there"
        if not target and anchor not in anchors:
            yield f"link to #{anchor}, which is no heading of the page"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--into", type=pathlib.Path)
    parser.add_argument("--print", action="store_true")
    parser.add_argument("page", type=pathlib.Path)
    parser.add_argument("patchgen", type=pathlib.Path)
    arguments = parser.parse_args()
    text = arguments.page.read_text(encoding="utf-8")
    try:
        steps = steps_of(text)
    except ValueError as error:
        sys.exit(f"{arguments.page}:{error}")
    problems = list(broken_links(arguments.page, text))
    if not any(isinstance(step, Command) for step in steps):
        problems.append("no commands found: has the layout of the page changed?")
    with tempfile.TemporaryDirectory() as folder:
        temporary = pathlib.Path(folder)
        results = temporary / "results"
        results.mkdir()
        root = arguments.into.absolute() if arguments.into else temporary / "port"
        root.mkdir(parents=True)
        run(steps, root, arguments.patchgen, results)
        problems += check(steps, results)
        if arguments.print:
            for number, step in enumerate(steps):
                if isinstance(step, Command) and (results / str(number)).exists():
                    print(PROMPT + step.text)
                    print((results / str(number)).read_text(encoding="utf-8"), end="")
    for problem in problems:
        print(f"{arguments.page}:{problem}", file=sys.stderr)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
