#!/usr/bin/env python3
"""tests/downstream builds with an installed patchgen, regenerates exactly what it must, and its
drift test finds drift.

    downstream_test.py BUILD_FOLDER GENERATOR
"""

import sys

from support import (copy_downstream, environment, expect, expect_equal, main, replace, run,
                     work_folder)

BUILD_FOLDER, GENERATOR = sys.argv[1:]
PRINTED = "0.25 -0.5 1 0 0 rowmath\n"
GENERATING = "Generating from patches/norm_fast.patchspec.json"
COMPILING_VARIANT = "patched_norm_fast.cpp.o"


class Project:
    """A copy of the downstream project, configured with patchgen as installed in a prefix."""

    def __init__(self, folder):
        self.prefix = folder / "prefix"
        self.source = folder / "project"
        self.build_folder = folder / "project build"
        run("cmake", "--install", BUILD_FOLDER, "--prefix", self.prefix, folder=folder)
        copy_downstream(self.source)
        self.configure()

    def configure(self, *arguments, status=0):
        return run("cmake", "-S", self.source, "-B", self.build_folder, "-G", GENERATOR,
                   f"-DCMAKE_PREFIX_PATH={self.prefix}", *arguments, folder=self.source, status=status)

    def build(self, status=0):
        return run("cmake", "--build", self.build_folder, folder=self.source, status=status)

    def expect_nothing_to_do(self, after):
        """As a build tool sees it: nothing is generated, compiled or linked."""
        printed = self.build()
        for work in ("Generating", "Building", "Linking"):
            expect(work not in printed, f"after {after} a second build still works:\n{printed}")

    def demo(self):
        return run(self.build_folder / "demo", folder=self.source)

    def drift_test(self, status=0):
        return run("ctest", "--output-on-failure", folder=self.build_folder, status=status)


def builds_and_regenerates():
    with work_folder() as folder:
        project = Project(folder)
        expect(GENERATING in project.build(), "the first build generates")
        expect_equal(project.demo(), PRINTED, "demo")
        project.expect_nothing_to_do("the first build")
        project.drift_test()

        replace(project.source / "patches/norm_fast_patches.cpp", "return row;", "return {7};")
        printed = project.build()
        expect(GENERATING in printed and COMPILING_VARIANT in printed, f"a patch file:\n{printed}")
        expect("main.cpp.o" not in printed, f"main.cpp is no input:\n{printed}")
        expect_equal(project.demo(), "0.25 -0.5 1 7 rowmath\n", "demo")
        project.expect_nothing_to_do("a change of a patch file")

        replace(project.source / "third_party/rowmath/norm.cpp", '"rowmath"', '"rowmath 2"')
        expect(GENERATING in project.build(), "upstream is an input")
        expect_equal(project.demo(), "0.25 -0.5 1 7 rowmath 2\n", "demo")
        project.expect_nothing_to_do("a change of upstream")

        replace(project.source / "patchgen.json", '"third_party"', '"third_party", "patches"')
        expect(GENERATING in project.build(), "the project file is an input")
        project.expect_nothing_to_do("a change of the project file")

        (project.prefix / "bin/patchgen").touch()
        expect(GENERATING in project.build(), "patchgen itself is an input")
        project.expect_nothing_to_do("another patchgen")

        replace(project.source / "main.cpp", "return 0;", "return  0;")
        expect("Generating" not in project.build(), "main.cpp is no input")

        replace(project.source / "patches/norm_fast.patchspec.json", "patched_norm_fast.cpp", "other.cpp")
        expect("other.cpp.o" in project.build(), "another output is known without configuring by hand")
        project.expect_nothing_to_do("a change of the output's name")


def installs_schemas_and_documents():
    with work_folder() as folder:
        share = Project(folder).prefix / "share"
        for name in ("patchgen/patchspec.schema.json", "patchgen/project.schema.json", "patchgen/report.schema.json",
                     "doc/patchgen/README.md", "doc/patchgen/docs/build.md", "doc/patchgen/LICENSE"):
            expect((share / name).is_file(), f"{share / name} is not there")


def drift_test_finds_a_changed_byte():
    with work_folder() as folder:
        project = Project(folder)
        generated = project.source / "generated/patched_norm_fast.cpp"
        project.drift_test()
        replace(generated, "x /= largest", "x *= largest")
        before = generated.read_bytes()
        printed = project.drift_test(status=8)
        expect("generated/patched_norm_fast.cpp" in printed and "edited" in printed, printed)
        expect_equal(generated.read_bytes(), before, "the drift test writes nothing")
        replace(generated, "x *= largest", "x /= largest")
        project.drift_test()
        replace(project.source / "third_party/rowmath/norm.cpp", '"rowmath"', '"rowmath 2"')
        expect("stale" in project.drift_test(status=8), "inputs moved")


def mistakes_are_named():
    with work_folder() as folder:
        project = Project(folder)
        lists = project.source / "CMakeLists.txt"
        good = lists.read_text()
        call = "patchgen_generate(TARGET demo SPEC patches/norm_fast.patchspec.json)"

        def expect_failure(new_call, message):
            lists.write_text(good.replace(call, new_call))
            printed = " ".join(project.configure(status=1).split())
            expect(message in printed, f"{new_call}: no {message!r} in\n{printed}")

        expect_failure("patchgen_generate(SPEC s)", "needs TARGET and SPEC")
        expect_failure("patchgen_generate(TARGET demo)", "needs TARGET and SPEC")
        expect_failure("patchgen_generate(TARGET none SPEC s)", "there is no target 'none'")
        expect_failure("patchgen_generate(TARGET demo SPEC s OUTPUT)", "cannot read the patch spec")
        expect_failure("patchgen_generate(demo SPEC s TARGET demo)", "unknown arguments: demo")
        expect_failure("patchgen_generate(TARGET demo SPEC s PROJECT)", "without a value: PROJECT")
        expect_failure("patchgen_generate(TARGET demo SPEC none.json)", "no such file")
        expect_failure("find_package(patchgen 9 REQUIRED)", 'compatible with requested version "9"')


def options_are_passed_on():
    """Every option at once, a spec with two sources, and a target that is used by another."""
    with work_folder() as folder:
        project = Project(folder)
        source = project.source
        (source / "lib").mkdir()
        (source / "lib/CMakeLists.txt").write_text("""
add_library(norms)
patchgen_generate(TARGET norms SPEC two.json "a spec.json" SOURCE_ROOT ../elsewhere
                  OUTPUT_DIR "made here" PROJECT other.json DIFF)
patchgen_check(NAME strict SPECS two.json SOURCE_ROOT ../elsewhere OUTPUT_DIR "checked in"
               PROJECT other.json STRICT)
""")
        (source / "lib/other.json").write_text('{"source_roots": ["own"]}')
        (source / "lib/two.json").write_text('{"sources": [{"input": "two.h", "output": "out/two.h"},'
                                             '{"input": "two.cpp", "output": "out/two.cpp"}], "operations": []}')
        (source / "lib/a spec.json").write_text('{"source": "one.cpp", "output": "one.cpp", "operations": []}')
        for path, text in {"elsewhere/two.h": "int two();\n",
                           "elsewhere/two.cpp": '#include "two.h"\nint two() { return 2; }\n',
                           "lib/own/one.cpp": "int one() { return 1; }\n"}.items():
            (source / path).parent.mkdir(exist_ok=True)
            (source / path).write_text(text)
        with (source / "CMakeLists.txt").open("a") as lists:
            lists.write("add_subdirectory(lib)\ntarget_link_libraries(demo norms)\n")
        replace(source / "main.cpp", "#include <cstdio>", '#include <cstdio>\n#include "out/two.h"\nint one();')
        replace(source / "main.cpp", "return 0;", "return one() + two() - 3;")
        project.configure()
        project.build()
        expect_equal(project.demo(), PRINTED, "demo")
        made = project.build_folder / "lib/made here"
        for name in ("out/two.h", "out/two.cpp", "one.cpp", "one.diff"):
            expect((made / name).exists(), f"{made / name} is not there")
        project.expect_nothing_to_do("the first build")
        replace(source / "elsewhere/two.h", "int two();", "long two();")
        project.build(status=1 if GENERATOR.startswith("Ninja") else 2)
        replace(source / "elsewhere/two.cpp", "int two()", "long two()")
        project.build()
        project.expect_nothing_to_do("a change of two sources")
        expect("missing" in project.drift_test(status=8), "nothing is checked in")
        env = environment(project.prefix / "bin/patchgen")
        run("patchgen", "two.json", "--source-root", "../elsewhere", "-o", "checked in", "--project",
            "other.json", "--diff", folder=source / "lib", env=env)
        project.drift_test()
        two = source / "lib/checked in/out/two.cpp"
        two.write_text(two.read_text().replace("{ return", "{  return"))
        expect("The following tests FAILED" in project.drift_test(status=8), "strict: layout counts")


if __name__ == "__main__":
    main(builds_and_regenerates, installs_schemas_and_documents, drift_test_finds_a_changed_byte, mistakes_are_named,
         options_are_passed_on)
