#pragma once

#include <string>

namespace patchgen::benchmark {

/// What reading `text` costs with libclang alone: a single-file parse that skips function bodies,
/// then every token of the file. Returns the number of tokens; -1 when libclang cannot parse it.
int parse_and_tokenize(const std::string& text);

}  // namespace patchgen::benchmark
