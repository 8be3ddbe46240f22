#!/usr/bin/env python3
"""Holds docs/models.md against the repository: every link leads somewhere, and every spec under
patches/, its patch files and every diff in generated/ are linked."""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/models.md"


def main():
    links = re.findall(r"\]\(([^)#]+)", PAGE.read_text(encoding="utf-8"))
    linked = {(PAGE.parent / link).resolve() for link in links if "://" not in link}
    problems = [f"{path.relative_to(ROOT)}: linked, but not there" for path in linked if not path.exists()]
    for pattern in ("patches/**/*.patchspec.json", "patches/**/*_patches.cpp", "generated/*.diff",
                    "tests/models/*_model_test.cpp"):
        problems += [f"{path.relative_to(ROOT)}: not linked" for path in ROOT.glob(pattern)
                     if path not in linked and path.name != "common_model_test.cpp"]
    for problem in sorted(problems):
        print(f"docs/models.md: {problem}", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
