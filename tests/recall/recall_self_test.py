"""The comparison itself: what is missing, stale or unknown must be told."""
import os
import subprocess
import sys
import tempfile
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import corpora  # noqa: E402
import definitions  # noqa: E402
import reviewed  # noqa: E402

SOURCE = "struct A {\n  void f() {\n  }\n};\nint g() {\n  struct Local {};\n  return 1;\n}\n"
# An outline as a program would print it: A with f, and g that ends one line late.
OUTLINE = """{"declarations": [
  {"name": "A", "lines": [1, 4], "children": [{"name": "f", "lines": [2, 3]}]},
  {"name": "g", "lines": [5, %d]}]}"""


class Recall(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.write("code/a.cpp", SOURCE)

    def write(self, name, text, mode=0o644):
        path = os.path.join(self.folder.name, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(path, mode)
        return path

    def run_recall(self, last_line_of_g, rows=""):
        outline = " ".join((OUTLINE % last_line_of_g).split())
        program = self.write("outlines", f"#!/bin/sh\nwhile read -r path; do\n  echo '{outline}'\ndone\n",
                             0o755)
        return subprocess.run(
            [os.path.join(HERE, "recall"), "--outlines", program, "--full", "--ctags-wrong",
             self.write("wrong.txt", rows), "code=" + os.path.join(self.folder.name, "code")],
            capture_output=True, text=True, check=False)

    def test_passes_when_nothing_is_missing(self):
        run = self.run_recall(8)
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        self.assertRegex(run.stdout, r"code +1 +3 +0 +0 +0\n")

    def test_fails_when_a_definition_ends_elsewhere(self):
        run = self.run_recall(9)
        self.assertEqual(run.returncode, 1)
        self.assertIn("a.cpp:5: function g, which ends on line 8, is missing: the outline has 5-9",
                      run.stdout)

    def test_a_reviewed_row_holds_wherever_its_line_is(self):
        run = self.run_recall(9, "code/a.cpp\t77\tg\tint g() {\tctags errs\n")
        self.assertEqual(run.returncode, 0)
        self.assertRegex(run.stdout, r"code +1 +3 +1 +0 +0\n")

    def test_fails_when_a_row_matches_nothing_any_more(self):
        run = self.run_recall(8, "code/a.cpp\t5\tg\tint g() {\tctags errs\n")
        self.assertEqual(run.returncode, 1)
        self.assertIn("the row of g in code/a.cpp, line 5, matches nothing", run.stdout)

    def test_rows_of_another_version_of_the_file_do_not_matter(self):
        run = self.run_recall(8, "code/a.cpp\t5\tg\tlong g() {\tctags errs\n"
                                 "code/b.cpp\t5\tg\tint g() {\tctags errs\n")
        self.assertEqual(run.returncode, 0)

    def test_fails_when_nothing_was_compared(self):
        os.remove(os.path.join(self.folder.name, "code/a.cpp"))
        self.assertEqual(self.run_recall(8).returncode, 1)

    def test_a_row_needs_a_reason(self):
        run = self.run_recall(8, "code/a.cpp\t5\tg\tint g() {\t\n")
        self.assertEqual(run.returncode, 1)
        self.assertIn("wrong.txt:1: not five fields", run.stderr)


class Parts(unittest.TestCase):
    def test_names(self):
        plain = definitions.plain_name
        self.assertEqual(plain("X<b::c>"), "X")
        self.assertEqual(plain("a::b::f"), "f")
        self.assertEqual(plain("operator  bool"), "operatorbool")
        self.assertEqual(plain("X::operator ()"), "operator()")
        self.assertEqual(plain("operators"), "operators")

    def test_the_sample_depends_on_names_alone(self):
        names = [f"c++/12/file{i}.h" for i in range(400)]
        chosen = [name for name in names if corpora.is_in_sample(name, 4)]
        self.assertTrue(60 < len(chosen) < 140)
        self.assertEqual(chosen, [name for name in names if corpora.is_in_sample(name, 4)])
        self.assertTrue(all(corpora.is_in_sample(name, 1) for name in names))

    def test_every_row_of_the_list_is_well_formed_and_told_once(self):
        rows = reviewed.read_rows(os.path.join(HERE, "ctags_wrong.txt"))
        self.assertGreater(len(rows), 100)
        self.assertEqual(len(set(rows)), len(rows))
        self.assertTrue(all(row.text == reviewed.shortened(row.text) for row in rows))


unittest.main()
