#!/usr/bin/env python3
"""Writes docs/cookbook.md from the golden cases in tests/golden/cookbook/.

    cookbook.py --write    writes the file
    cookbook.py --check    fails when the file is not what the cases give

CONTENTS.md orders the cases; each case's recipe.md holds a title and a few sentences.
"""

import argparse
import difflib
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
CASES = ROOT / "tests/golden/cookbook"
COOKBOOK = ROOT / "docs/cookbook.md"
LANGUAGES = {".cpp": "cpp", ".cu": "cpp", ".h": "cpp", ".hpp": "cpp", ".json": "json"}


def without_header(diff):
    """The diff without the added lines of the generated file's header comment."""
    border = r"\+// =+\n"
    return re.sub(border + r"\+//  AUTO-GENERATED.*?\n" + border + r"(?:\+//.*\n)*?" + border, "", diff,
                  count=1)


def block(name, path):
    text = path.read_text(encoding="utf-8")
    language = LANGUAGES.get(path.suffix, "")
    if path.suffix == ".diff":
        language, text = "diff", without_header(text)
    return f"`{name}`\n\n```{language}\n{text.rstrip()}\n```\n"


def recipe(case):
    folder = CASES / case
    title, _, text = (folder / "recipe.md").read_text(encoding="utf-8").partition("\n")
    names = {"spec.patchspec.json": 0, "recipe.md": None, "not_compiled": None}
    files = sorted((path for path in folder.iterdir()
                    if path.is_file() and names.get(path.name, 1) is not None),
                   key=lambda path: (names.get(path.name, 1), path.name))
    diffs = sorted((folder / "expected").rglob("*.diff"))
    messages = [path for path in files if path.name == "expected_messages"]
    left_alone = [path for path in files if path.name == "expected_left_alone"]
    shown = [(path.name, path) for path in files if path not in messages + left_alone]
    shown += [(str(path.relative_to(folder / "expected")), path) for path in diffs]
    shown += [("what patchgen says", path) for path in messages]
    shown += [("what patchgen -v says is left alone", path) for path in left_alone]
    parts = [f"### {title.strip()}\n", text.strip() + "\n"]
    parts += [block(name, path) for name, path in shown]
    return "\n".join(parts)


def cookbook():
    lines = (CASES / "CONTENTS.md").read_text(encoding="utf-8").splitlines()
    listed = [line[2:] for line in lines if line.startswith("- ")]
    cases = {path.parent.name for path in CASES.glob("*/spec.patchspec.json")}
    problems = [f"{case} is not listed in CONTENTS.md" for case in sorted(cases - set(listed))]
    problems += [f"CONTENTS.md lists {case}, which is not there" for case in sorted(set(listed) - cases)]
    if problems:
        sys.exit("\n".join(f"cookbook: {problem}" for problem in problems))
    parts = ["<!-- Written by tests/docs/cookbook.py from tests/golden/cookbook/. -->"]
    for line in lines:
        parts.append(recipe(line[2:]) if line.startswith("- ") else line)
    text = "\n".join(parts)
    return re.sub(r"\n{3,}", "\n\n", text).rstrip() + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    action = parser.add_mutually_exclusive_group(required=True)
    action.add_argument("--write", action="store_true", help="write docs/cookbook.md")
    action.add_argument("--check", action="store_true", help="fail when docs/cookbook.md is stale")
    arguments = parser.parse_args()
    new = cookbook()
    if arguments.write:
        COOKBOOK.write_text(new, encoding="utf-8")
        return
    old = COOKBOOK.read_text(encoding="utf-8")
    if old == new:
        return
    difference = difflib.unified_diff(old.splitlines(), new.splitlines(), "docs/cookbook.md", "cases",
                                      lineterm="", n=1)
    print("\n".join(list(difference)[:60]), file=sys.stderr)
    sys.exit("docs/cookbook.md is stale: run tests/docs/cookbook.py --write")


if __name__ == "__main__":
    main()
