#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "patch/operation_context.h"

namespace patchgen {

/// The macro calls at namespace scope that stay, by the namespaces that are among their arguments.
/// What such a call may name of a namespace is not known.
class NamespaceCalls {
 public:
  /// Those that no edit of `state` takes away yet.
  explicit NamespaceCalls(const PlanState& state);

  /// The calls that have the namespace `path` as an argument: all of it, or its last components.
  [[nodiscard]] std::vector<Found> naming(std::string_view path) const;

 private:
  struct Call {
    Found found;
    std::vector<std::string> arguments;
  };
  std::vector<Call> calls_;
};

/// Warns of each macro call at namespace scope that stays and has as an argument the namespace of
/// something that is excluded: `REGISTER(qwen3)` may name `qwen3::Config`. Call it when all
/// operations have planned.
void warn_of_namespace_calls(PlanState& state);

}  // namespace patchgen
