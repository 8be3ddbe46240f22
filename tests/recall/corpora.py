"""Which files are read: the C++ headers of Debian packages that the project depends on, or folders."""
import collections
import hashlib
import os

# The files `folders` below `root`; their names are relative to `root`, behind `prefix`.
Corpus = collections.namedtuple("Corpus", "name root folders prefix")

SYSTEM = [
    Corpus("GCC 12's C++ library headers", "/usr/include", ["c++/12"], ""),
    Corpus("clang 19 headers", "/usr/lib/llvm-19/include", ["clang", "clang-c"], ""),
    Corpus("dlib headers", "/usr/include", ["dlib"], ""),
    Corpus("libtorch headers (torch, c10, caffe2)", "/usr/include", ["torch", "c10", "caffe2"], ""),
    Corpus("ATen headers", "/usr/include", ["ATen"], ""),
    Corpus("fmt, CLI11, nlohmann json, GoogleTest headers", "/usr/include",
           ["fmt", "CLI", "nlohmann", "gtest", "gmock"], ""),
]
EXTENSIONS = {".h", ".hpp", ".hh", ".hxx", ".cpp", ".cc", ".cxx", ".cu", ".cuh", ".inl", ".inc",
              ".ipp", ".tpp", ".tcc", ".def"}


def corpus_of_folder(argument):
    """The corpus that NAME=FOLDER on the command line names; FOLDER alone is called by its name."""
    name, separator, folder = argument.rpartition("=")
    folder = os.path.abspath(folder)
    name = name if separator else os.path.basename(folder)
    return Corpus(name, folder, ["."], name + "/")


def is_cpp(path):
    extension = os.path.splitext(path)[1]
    # Headers of the standard library have no extension.
    return extension in EXTENSIONS or (extension == "" and "/c++/" in path)


def is_in_sample(name, one_in):
    return int(hashlib.sha256(name.encode()).hexdigest()[:8], 16) % one_in == 0


def files_of(corpus, one_in):
    """{path: name in lists and messages}, one in `one_in` of the corpus, chosen by name."""
    files = {}
    for folder in corpus.folders:
        for parent, _, entries in os.walk(os.path.join(corpus.root, folder)):
            for entry in entries:
                path = os.path.normpath(os.path.join(parent, entry))
                name = corpus.prefix + os.path.relpath(path, corpus.root)
                if is_cpp(path) and os.path.isfile(path) and is_in_sample(name, one_in):
                    files[path] = name
    return dict(sorted(files.items()))
