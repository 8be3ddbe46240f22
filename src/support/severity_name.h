#pragma once

#include <string_view>

#include <patchgen/diagnostic.h>

namespace patchgen {

/// `error`, `warning` or `note`, as messages, the JSON report and SARIF say it.
std::string_view severity_name(Severity severity);

}  // namespace patchgen
