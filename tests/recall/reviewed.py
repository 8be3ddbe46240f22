"""The list of definitions where Universal Ctags errs, each looked at by a person.

One row a line, fields separated by tabs: the file's name as corpora.py gives it, the line it was
on, ctags' name, the text of that line, and why ctags errs. A row holds for a definition of that
name in that file on a line of that text, so it survives a shift of lines; a line that stands in
the file more than once needs as many rows.
"""
import collections

LONGEST_TEXT = 72

Row = collections.namedtuple("Row", "file line name text reason")


def shortened(text):
    """A source line as rows have it: without indentation, single blanks, cut to one width."""
    return " ".join(text.split())[:LONGEST_TEXT].rstrip()


def read_rows(path):
    rows = []
    with open(path, encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            if line.startswith("#") or not line.strip():
                continue
            fields = line.rstrip("\n").split("\t")
            if len(fields) != 5 or not all(fields):
                raise SystemExit(f"{path}:{number}: not five fields separated by tabs")
            rows.append(Row(*fields))
    return rows


class ReviewedList:
    """Answers once for each row, and tells which rows nothing asked for."""

    def __init__(self, rows):
        self.unused = collections.defaultdict(list)
        for row in rows:
            self.unused[row.file, row.name, row.text].append(row)
        self.files = {row.file for row in rows}

    def take(self, file, name, text):
        rows = self.unused.get((file, name, text))
        if not rows:
            return False
        rows.pop()
        return True

    def stale(self, file, source_lines):
        """Rows of `file` that matched nothing although their line still stands there."""
        texts = {shortened(line) for line in source_lines}
        return [row for (name, _, text), rows in self.unused.items() if name == file and text in texts
                for row in rows]
