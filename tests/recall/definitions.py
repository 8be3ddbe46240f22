"""Definitions of classes and functions: what Universal Ctags reports, and what the outline has."""
import collections
import json
import re
import subprocess

# `line` to `end`, both 1-based and inclusive.
Tag = collections.namedtuple("Tag", "path line end kind scope name")


def plain_name(name):
    """The name that both sides agree on: unqualified, no template arguments, no blanks."""
    operator = re.search(r"(?:^|::)\s*operator\b", name)
    if operator:
        return re.sub(r"\s", "", name[operator.start():].removeprefix("::"))
    return re.sub(r"\s", "", name.split("<", 1)[0]).rsplit("::", 1)[-1]


def is_inside(scope, scopes):
    return any(scope == other or scope.startswith(other + "::") for other in scopes)


def definitions_of_file(tags):
    """`tags` without what is no definition at namespace or class scope, or has no name of its own."""
    local_classes = {f"{tag.get('scope', '')}::{tag['name']}"
                     for tag in tags if tag.get("scopeKind") == "function"}
    for tag in tags:
        scope = tag.get("scope", "")
        if "end" not in tag or tag["name"].startswith("__anon"):
            continue
        if tag.get("scopeKind") == "function" or is_inside(scope, local_classes):
            continue
        yield Tag(tag["path"], tag["line"], tag["end"], tag["kind"], scope, tag["name"])


def read_ctags(paths):
    """{path: [Tag]} of all `paths`, by one ctags process."""
    run = subprocess.run(
        ["ctags", "--quiet=yes", "--options=NONE", "--language-force=C++", "--c++-kinds=csuf",
         "--output-format=json", "--fields=+neKsS", "--sort=no", "-f", "-", "-L", "-"],
        input="".join(path + "\n" for path in paths), stdout=subprocess.PIPE, text=True,
        errors="replace", check=True)
    by_path = collections.defaultdict(list)
    for line in run.stdout.splitlines():
        tag = json.loads(line)
        if tag.get("_type") == "tag":
            by_path[tag["path"]].append(tag)
    return {path: list(definitions_of_file(by_path.get(path, []))) for path in paths}


def line_ranges_by_name(outline):
    """{plain name: [[first line, last line]]} of all declarations of an outline."""
    ranges = collections.defaultdict(list)
    pending = list(outline["declarations"])
    while pending:
        declaration = pending.pop()
        ranges[plain_name(declaration["name"])].append(declaration["lines"])
        pending += declaration.get("children", [])
    return ranges


def is_found(tag, ranges):
    """The outline has a declaration of the tag's name that spans its line and ends where it does."""
    return any(first <= tag.line <= last and last == tag.end
               for first, last in ranges.get(plain_name(tag.name), []))
