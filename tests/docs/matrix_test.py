#!/usr/bin/env python3
"""tests/golden/MATRIX.md is whole and true: every operation meets every shape of C++.

    matrix_test.py tests/golden

Each section of the matrix is an operation, each row a shape with the cases that show it, or with a
dash and the reason why there are none. A case must be there, use the operation, and hold the shape.
"""

import pathlib
import re
import sys

OPERATIONS = ["replace_class", "replace_function", "override_method", "modify_init",
              "exclude_from_output", "add_helper", "external"]

BODY = r"\)[\w\s&>:()-]*\{"
OUTSIDE = r"^[ \t]*(?!using|return|friend)[^\n;{}=]*\b\w+(<[^;{}\n]*>)?::~?\w+[^\n]*[(={]"
CLASS = r"\b(?:class|struct)\b[^;{}()]*\{"
SHORTEST_REASON = 12

# What a case's files must hold to show a shape: each case one of the patterns, and all cases of a
# row together every one of them.
SHAPES = {
    "in-class": [CLASS + r"[^}]*?(" + BODY + "|;)"],
    "out-of-line in the same file": [OUTSIDE],
    "header + source": [r"\A(?=[\s\S]*#include)[\s\S]*// next file"],
    "class template": [r"template <[^>]+>\s*(class|struct)"],
    "member template": [CLASS + r"[\s\S]*?\n[ \t]+template <|\btemplate <[^>]*>\s*template <"],
    "partial specialisation": [r"template <\w[^>]*>\s*(class|struct) \w+<"],
    "explicit specialisation": [r"template <>|<(float|double|char|bool|int)>::\w+\("],
    "nested class": [CLASS + r"[^}]*\b(class|struct) \w+[^;]*\{"],
    "overload set": [r"^[ \t]*(?!return|using)[\w:&*<> \[\]]*\b(\w+|operator\W+)\(([^\n]*?)\)[^\n]*[;{]"
                     r"[\s\S]*?\n[ \t]*(?!return|using)[\w:&*<> \[\]]*\b\1\((?!\2\))"],
    "operators": [r"operator ?(\W{1,3}|new|\"\"_\w+) ?\("],
    "conversions": [r"operator (bool|int|T|U|const char)\b ?\*?\("],
    "constructors with initialisers": [r"\)[\w\s(){}]*:\s*\w+[({ ]"],
    "delegating constructors": [r"\b([A-Z]\w*) ?\([^\n]*\)\s*: \1\("],
    "`= default`": [r"= default;"],
    "`explicit`": [r"\bexplicit [A-Za-z]"],
    "destructors": [r"~\w+ ?\("],
    "`virtual`, `override`, `final`": [r"\bvirtual\b", r"\boverride\b", r"\bfinal\b"],
    "`static`, `constexpr`, `noexcept`": [r"\bstatic\b", r"\bconstexpr\b", r"\bnoexcept\b"],
    "`const` and `&&` behind the parameters": [r"\) const\b", r"\) &&"],
    "default arguments": [r"\([^()\n]*\w ?= ?[\w.'\"]+[,)]|,\n[^()\n]* = [\w.'\"]+[,)]"],
    "trailing return": [r"\bauto\b[^\n]*->"],
    "attributes and specifier macros": [r"\[\[\w+|__attribute__|\b[A-Z]+_?[A-Z]+ (int|auto|class|explicit|static|void|\[\[)|"
                                        r"\b(class|struct) [A-Z_]{3,} "],
    "`#if` branches": [r"^\s*#\s*if"],
    "anonymous namespaces": [r"namespace \{"],
    "inline namespaces": [r"inline namespace"],
    "functions with separate declarations": [r"^[ \t]*(?!return|using)[\w:<> *&\[\]]+[ *&](\w+) ?\([^;{}]*\)[^;{}]*;[\s\S]*"
                                             r"\b\1 ?\([^;]*\{"],
    "friends": [r"\bfriend\b"],
    "unusual braces": [r"^[ \t]*\{"],
    "tabs": [r"^\t"],
}


def text_of(case):
    """All that a case's upstream, patch files and spec hold; a line stands between two sources."""
    spec = (case / "spec.patchspec.json").read_text(encoding="utf-8")
    code = "\n".join(re.findall(r'"((?:[^"\\]|\\.)*)"', spec)).replace('\\"', '"')
    sources = sorted(path for path in (case / "upstream").rglob("*") if path.is_file())
    others = [path for path in sorted(case.rglob("*.cpp")) + sorted(case.rglob("*.h"))
              if "expected" not in path.parts and "upstream" not in path.parts]

    def read(paths):
        return [path.read_bytes().decode("utf-8", "replace").replace("\r\n", "\n") for path in paths]
    several = '"sources"' in spec or '"source"' not in spec
    between = "\n// next file\n" if several else "\n"
    return between.join(read(sources)) + "\n" + "\n".join(read(others)) + "\n" + code


def uses(case, operation):
    """Whether the spec has the operation; `external` is a key of others."""
    spec = (case / "spec.patchspec.json").read_text(encoding="utf-8")
    pattern = r'"external"\s*:' if operation == "external" else rf'"op"\s*:\s*"{operation}"'
    return re.search(pattern, spec) is not None


def check_cases(where, names, operation, shape, golden):
    problems = []
    texts = []
    for name in names:
        case = golden / name
        if not (case / "spec.patchspec.json").is_file():
            problems.append(f"{where}: no case {name}")
            continue
        if not uses(case, operation):
            problems.append(f"{where}: {name} does not use {operation}")
        texts.append(text_of(case))
        if not any(re.search(pattern, texts[-1], re.MULTILINE) for pattern in SHAPES[shape]):
            problems.append(f"{where}: {name} does not show it")
    for pattern in SHAPES[shape]:
        if texts and not any(re.search(pattern, text, re.MULTILINE) for text in texts):
            problems.append(f"{where}: no case holds {pattern}")
    return problems


def check_row(operation, shape, cell, golden):
    where = f"{operation}, {shape}"
    if cell.startswith("- "):
        return [] if len(cell) > SHORTEST_REASON else [f"{where}: no reason behind the dash"]
    links = re.findall(r"\[`([\w/]+)`\]\(([\w/]+)\)", cell)
    left = re.sub(r"\[`[\w/]+`\]\([\w/]+\)|[,\s]", "", cell)
    if not links or left:
        return [f"{where}: neither links to cases nor a dash and a reason: {cell!r}"]
    problems = [f"{where}: the link {name} leads to {target}" for name, target in links
                if target.rpartition("/")[2] != name.rpartition("/")[2]]
    targets = [target for _, target in links]
    if len(set(targets)) < len(targets):
        problems.append(f"{where}: a case is named twice")
    return problems + check_cases(where, targets, operation, shape, golden)


def check_section(operation, text, golden):
    rows = re.findall(r"^\| (.+?) \| (.*?) ?\|$", text, re.MULTILINE)
    rows = [(shape, cell) for shape, cell in rows if shape != "shape" and not shape.startswith("---")]
    found = [shape for shape, _ in rows]
    problems = [f"{operation}: no row for {shape}" for shape in SHAPES if shape not in found]
    problems += [f"{operation}: no such shape: {shape}" for shape in found if shape not in SHAPES]
    problems += [f"{operation}: {shape} stands there {found.count(shape)} times"
                 for shape in SHAPES if found.count(shape) > 1]
    for shape, cell in rows:
        if shape in SHAPES:
            problems += check_row(operation, shape, cell, golden)
    return problems


def main():
    golden = pathlib.Path(sys.argv[1])
    parts = re.split(r"^## (.+)\n", (golden / "MATRIX.md").read_text(encoding="utf-8"),
                     flags=re.MULTILINE)
    sections = list(zip(parts[1::2], parts[2::2]))
    names = [name for name, _ in sections]
    problems = []
    if names != OPERATIONS:
        problems.append(f"the sections are {', '.join(names)}, not {', '.join(OPERATIONS)}")
    for name, text in sections:
        problems += check_section(name, text, golden)
    for problem in problems:
        print(f"MATRIX.md: {problem}", file=sys.stderr)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
