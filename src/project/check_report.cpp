#include <algorithm>
#include <string_view>

#include <patchgen/check.h>

namespace patchgen {

std::string_view drift_name(DriftKind kind) {
  switch (kind) {
    case DriftKind::Missing:
      return "missing";
    case DriftKind::Stale:
      return "stale";
    case DriftKind::Edited:
      return "edited";
    case DriftKind::DiffOutOfStep:
      return "diff-out-of-step";
    case DriftKind::Orphan:
      return "orphan";
    case DriftKind::Unreadable:
      return "unreadable";
  }
  return "";
}

int CheckReport::exit_status() const {
  if (diagnostics.has_errors()) return diagnostics.exit_status();
  const auto is_left = [](const Drift& drift) { return !drift.mended; };
  return std::any_of(drifts.begin(), drifts.end(), is_left) ? 1 : 0;
}

}  // namespace patchgen
