#!/usr/bin/env python3
"""README.md is true: its example gives its diff, its links and its options exist.

    readme_test.py README.md PATCHGEN
"""

import pathlib
import re
import subprocess
import sys
import tempfile

README = pathlib.Path(sys.argv[1])
PATCHGEN = pathlib.Path(sys.argv[2])
TEXT = README.read_text(encoding="utf-8")


def run(*arguments, folder):
    return subprocess.run([PATCHGEN, *arguments], cwd=folder, check=True, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT).stdout


def code_blocks(language):
    return re.findall(rf"^```{language}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


def check_example():
    upstream, patches = code_blocks("cpp")
    [spec] = code_blocks("json")
    [diff] = code_blocks("diff")
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        (root / "norm.cpp").write_text(upstream)
        (root / "norm_gpu.patchspec.json").write_text(spec)
        (root / "norm_gpu_patches.cpp").write_text(patches)
        run("norm_gpu.patchspec.json", "--diff", folder=root)
        made = (root / "generated/patched_norm_gpu.diff").read_text()
    if made == diff:
        return []
    return [f"the example's diff is not what patchgen gives now, which is:\n{made}"]


def check_links():
    targets = re.findall(r"\]\(([^)#]+)", TEXT)
    return [f"link to {target}, which is not there" for target in targets
            if not (README.parent / target).exists()]


def check_options():
    help_text = run("--help", folder=".") + run("outline", "--help", folder=".")
    rows = re.findall(r"^\| `(?:patchgen (?:outline )?)?(-[-\w]+)", TEXT, re.MULTILINE)
    if not rows:
        return ["no option found in the tables: has their layout changed?"]
    return [f"option {option}, which --help does not know" for option in rows
            if not re.search(rf"{re.escape(option)}\b", help_text)]


def main():
    problems = check_example() + check_links() + check_options()
    for problem in problems:
        print(f"README.md: {problem}", file=sys.stderr)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
