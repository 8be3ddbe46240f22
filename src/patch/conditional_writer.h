#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <patchgen/plan.h>

namespace patchgen {

/// A branch of a conditional: its `#if`, and the `#if`, `#elif` or `#else` that opens the branch;
/// indices into Outline::directives.
struct OpenBranch {
  std::size_t conditional = 0;
  std::size_t branch = 0;

  friend bool operator==(const OpenBranch&, const OpenBranch&) = default;
};

/// The branches that `declaration` stands in, outermost first, as Declaration::conditions has them:
/// an include guard is none.
std::vector<OpenBranch> branches_around(const OutlinedFile& file, const Declaration& declaration);

/// The `#endif` of `conditional`, an index into Outline::directives; the number of directives when
/// there is none.
std::size_t end_of_conditional(const OutlinedFile& file, std::size_t conditional);

/// Writes the conditionals around declarations of one file that are brought over in their order.
class ConditionalWriter {
 public:
  explicit ConditionalWriter(const OutlinedFile& file) : file_(file) {}

  /// The lines that end what is open and lead into `branches`, and whether some of them end
  /// something; an `#else` counts for both.
  struct Lines {
    std::vector<std::string> closing;
    std::vector<std::string> opening;
    bool continues = false;  ///< the conditional that was open before goes on: `#else`
  };
  Lines enter(const std::vector<OpenBranch>& branches);

 private:
  [[nodiscard]] std::string line(std::size_t directive) const;

  const OutlinedFile& file_;
  std::vector<OpenBranch> open_;
};

}  // namespace patchgen
