#pragma once

#include <string>
#include <string_view>

namespace patchgen {

/// `a/b`, or `b` when `a` is empty; an absolute `b` stands alone. Normalised lexically.
std::string join_path(std::string_view a, std::string_view b);
/// The folder part of `path`: "" for a bare name.
std::string parent_path(std::string_view path);
std::string file_name(std::string_view path);
/// `path` absolute and lexically normalised, seen from the working directory.
std::string absolute_path(std::string_view path);
/// The same with symbolic links followed, as far as they exist: equal for two paths of one file.
std::string canonical_path(std::string_view path);
/// `path` relative to the working directory when it lies below it, else absolute.
std::string shown_path(std::string_view path);
/// `path` relative to folder `root`; empty when it does not lie below it.
std::string path_below(std::string_view path, std::string_view root);

}  // namespace patchgen
