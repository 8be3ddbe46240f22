#include "patch/conditional_writer.h"

#include <algorithm>

namespace patchgen {
namespace {

bool is_branch(DirectiveKind kind) {
  return kind == DirectiveKind::If || kind == DirectiveKind::Else;
}

}  // namespace

std::vector<OpenBranch> branches_around(const OutlinedFile& file, const Declaration& declaration) {
  std::vector<OpenBranch> open;
  const std::vector<Directive>& directives = file.outline->directives;
  for (std::size_t i = 0; i < directives.size(); ++i) {
    if (directives[i].range.begin >= declaration.range.begin) break;
    if (directives[i].kind == DirectiveKind::If) {
      open.push_back({i, i});
    } else if (open.empty()) {
      continue;
    } else if (directives[i].kind == DirectiveKind::Else) {
      open.back().branch = i;
    } else if (directives[i].kind == DirectiveKind::Endif) {
      open.pop_back();
    }
  }
  const std::size_t known = std::min(open.size(), declaration.conditions.size());
  open.erase(open.begin(), open.end() - static_cast<std::ptrdiff_t>(known));
  return open;
}

std::size_t end_of_conditional(const OutlinedFile& file, std::size_t conditional) {
  const std::vector<Directive>& directives = file.outline->directives;
  int depth = 0;
  for (std::size_t i = conditional; i < directives.size(); ++i) {
    if (directives[i].kind == DirectiveKind::If) ++depth;
    if (directives[i].kind == DirectiveKind::Endif && --depth == 0) return i;
  }
  return directives.size();
}

ConditionalWriter::Lines ConditionalWriter::enter(const std::vector<OpenBranch>& branches) {
  Lines lines;
  const auto [here, there] =
      std::mismatch(open_.begin(), open_.end(), branches.begin(), branches.end());
  auto next = there;
  const auto closed = static_cast<std::size_t>(open_.end() - here);
  lines.continues = closed > 0 && next != branches.end() && next->conditional == here->conditional;
  for (std::size_t i = lines.continues ? 1 : 0; i < closed; ++i) {
    lines.closing.emplace_back("#endif");
  }
  // Branches that nothing comes from stand in between, so that `#else` means what it did.
  const auto lead_into = [&](std::size_t from, const OpenBranch& to) {
    const std::vector<Directive>& directives = file_.outline->directives;
    int depth = 0;
    for (std::size_t i = from; i <= to.branch; ++i) {
      const DirectiveKind kind = directives[i].kind;
      if (kind == DirectiveKind::If && i != to.conditional) ++depth;
      if (kind == DirectiveKind::Endif) --depth;
      if (depth == 0 && is_branch(kind)) lines.opening.push_back(line(i));
    }
  };
  if (lines.continues) {
    lead_into(here->branch + 1, *next);
    ++next;
  }
  for (; next != branches.end(); ++next) lead_into(next->conditional, *next);
  open_ = branches;
  return lines;
}

std::string ConditionalWriter::line(std::size_t directive) const {
  std::string spelled(file_.text->slice(file_.outline->directives[directive].range));
  std::erase(spelled, '\r');
  return spelled;
}

}  // namespace patchgen
