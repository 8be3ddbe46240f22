#include "patch/free_templates.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <string_view>

#include "patch/class_templates.h"
#include "patch/function_head.h"
#include "patch/template_text.h"
#include "patch/token_view.h"

namespace patchgen {
namespace {

struct TemplateParameter {
  std::string name;
  std::string kind;  ///< `typename`, `int`, `typename ...`; parameters before it by their place
};

struct Parameters {
  std::vector<TemplateParameter> all;
  bool is_constrained = false;  ///< by a requires-clause

  [[nodiscard]] const TemplateParameter* called(std::string_view name) const {
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const TemplateParameter& p) { return p.name == name; });
    return found == all.end() || name.empty() ? nullptr : &*found;
  }
};

void read_parameters(const OutlinedFile& file, ByteRange head, Parameters& into) {
  const std::size_t first = into.all.size();
  for (std::string& name : template_parameter_names(file, head)) {
    if (name.ends_with("...")) name.resize(name.size() - 3);
    into.all.push_back({std::move(name), ""});
  }
  std::size_t at = first;
  int depth = 0;
  bool in_default = false;
  bool closed = false;
  for (const Token& token : code_tokens_in(file, head)) {
    const std::string_view word = spelling(*file.text, token);
    if (closed) {
      into.is_constrained = true;
      return;
    }
    const bool opens = word == "<" || word == "(" || word == "{";
    if (word == ">" || word == ")" || word == "}") --depth;
    if (word == ">>") depth -= 2;
    closed = depth <= 0 && word.starts_with(">");
    const bool next = depth == 1 && word == ",";
    in_default = !next && (in_default || (depth == 1 && word == "="));
    const bool says = depth >= 1 && !next && !in_default && at < into.all.size();
    if (next) ++at;
    if (opens) ++depth;
    if (!says || word == into.all[at].name) continue;
    const TemplateParameter* earlier = into.called(word);
    into.all[at].kind += ' ';
    into.all[at].kind += earlier != nullptr ? fmt::format("T{}", earlier - into.all.data())
                                            : std::string(word == "class" ? "typename" : word);
  }
}

std::vector<std::string> words_of(const OutlinedFile& file, ByteRange range,
                                  std::string_view left_out = "") {
  std::vector<std::string> words;
  std::size_t name_at = std::string::npos;
  for (const Token& token : code_tokens_in(file, range)) {
    words.emplace_back(spelling(*file.text, token));
    if (words.back() == left_out) name_at = words.size() - 1;
  }
  if (name_at != std::string::npos) {
    words.erase(words.begin() + static_cast<std::ptrdiff_t>(name_at));
  }
  return words;
}

std::vector<std::string> type_words(const Found& function, const Parameter& parameter) {
  const std::size_t end =
      parameter.default_argument.empty() ? parameter.range.end : parameter.default_argument.begin;
  return words_of(*function.file, {parameter.range.begin, end}, parameter.name);
}

/// Tells what the parameters of a free template stand for.
class Matcher {
 public:
  Matcher(const Parameters& mine, const Parameters& theirs)
      : mine_(mine), theirs_(theirs), to_(mine.all.size()), conflicts_(mine.all.size()) {}

  /// What stands in one place of the two heads.
  void compare(const std::vector<std::string>& mine, const std::vector<std::string>& theirs) {
    if (mine.size() == theirs.size()) {
      for (std::size_t i = 0; i < mine.size(); ++i) pair(mine[i], theirs[i]);
      return;
    }
    // `const T&` and `Q`: the only parameter on either side.
    const std::vector<std::string> here = named(mine, mine_);
    const std::vector<std::string> there = named(theirs, theirs_);
    if (here.size() == 1) pair(here.front(), there.size() == 1 ? there.front() : "");
  }

  FreeTemplate finish() {
    FreeTemplate result{.drops_head = true, .renames = {}, .unmatched = ""};
    take_names();
    take_places();
    for (std::size_t i = 0; i < to_.size(); ++i) {
      const std::string& name = mine_.all[i].name;
      if (to_[i] == nullptr || to_[i]->kind != mine_.all[i].kind || mine_.is_constrained) {
        result.unmatched = name.empty() ? fmt::format("number {}", i + 1) : name;
        result.drops_head = false;
        return result;
      }
      if (!name.empty()) result.renames.emplace_back(name, to_[i]->name);
    }
    return result;
  }

 private:
  static std::vector<std::string> named(const std::vector<std::string>& words,
                                        const Parameters& parameters) {
    std::vector<std::string> result;
    for (const std::string& word : words) {
      const bool known = std::find(result.begin(), result.end(), word) != result.end();
      if (!known && parameters.called(word) != nullptr) result.push_back(word);
    }
    return result;
  }

  void pair(const std::string& mine, const std::string& theirs) {
    const TemplateParameter* here = mine_.called(mine);
    if (here == nullptr) return;
    const auto index = static_cast<std::size_t>(here - mine_.all.data());
    const TemplateParameter* there = theirs_.called(theirs);
    if (there == nullptr || (to_[index] != nullptr && to_[index] != there)) {
      conflicts_[index] = true;
    } else {
      to_[index] = there;
    }
  }

  [[nodiscard]] bool is_open(std::size_t index) const {
    return to_[index] == nullptr && !conflicts_[index];
  }
  [[nodiscard]] bool is_taken(const TemplateParameter& parameter) const {
    return std::find(to_.begin(), to_.end(), &parameter) != to_.end();
  }

  void take_names() {
    for (std::size_t i = 0; i < to_.size(); ++i) {
      if (!is_open(i)) continue;
      const TemplateParameter* there = theirs_.called(mine_.all[i].name);
      if (there != nullptr && !is_taken(*there) && there->kind == mine_.all[i].kind) to_[i] = there;
    }
  }

  /// What is left on both sides, in order.
  void take_places() {
    std::vector<const TemplateParameter*> left;
    for (const TemplateParameter& each : theirs_.all) {
      if (!is_taken(each) && !each.name.empty()) left.push_back(&each);
    }
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < to_.size(); ++i) {
      if (is_open(i)) open.push_back(i);
    }
    if (open.size() != left.size()) return;
    for (std::size_t i = 0; i < open.size(); ++i) to_[open[i]] = left[i];
  }

  const Parameters& mine_;
  const Parameters& theirs_;
  std::vector<const TemplateParameter*> to_;  ///< for each of mine; null when not known
  std::vector<bool> conflicts_;  ///< stands where the class's template parameters do not
};

/// The parameters of a free function template; nothing for anything else.
std::optional<Parameters> free_parameters(const Found& replacement) {
  const Declaration& function = *replacement.declaration;
  if (function.kind != DeclarationKind::Function || !function.qualifier.empty()) return {};
  const std::vector<ByteRange> heads = template_heads(replacement);
  if (heads.size() != 1 || is_explicit_specialization(replacement)) return {};
  Parameters result;
  read_parameters(*replacement.file, heads.front(), result);
  return result;
}

Parameters class_head_parameters(const DeclarationIndex& index, const Found& class_) {
  Parameters result;
  std::vector<const Declaration*> classes = enclosing_classes(index, class_.declaration);
  classes.push_back(class_.declaration);
  for (const Declaration* each : classes) {
    if (!each->template_head.empty()) read_parameters(*class_.file, each->template_head, result);
  }
  return result;
}

/// The parameters of the class templates around `member`.
Parameters parameters_around(const DeclarationIndex& index, const Found& member) {
  Parameters result;
  if (!member.declaration->qualifier.empty()) {
    const std::vector<ByteRange> heads = template_heads(member);
    for (std::size_t i = 0; i < class_head_count(member); ++i) {
      read_parameters(*member.file, heads[i], result);
    }
    return result;
  }
  const Declaration* owner = index.parent(member.declaration);
  if (owner == nullptr || !is_class_like(owner->kind)) return result;
  return class_head_parameters(index, {member.file_index, member.file, owner});
}

}  // namespace

FreeTemplate match_free_template(const DeclarationIndex& upstream, const Found& at,
                                 const Found& replacement) {
  const std::optional<Parameters> mine = free_parameters(replacement);
  if (!mine || template_heads(at).size() > class_head_count(at)) return {};
  const Parameters theirs = parameters_around(upstream, at);
  if (theirs.all.empty()) return {};
  Matcher matcher(*mine, theirs);
  const FunctionHead new_head = read_function_head(*replacement.file, *replacement.declaration);
  const FunctionHead old_head = read_function_head(*at.file, *at.declaration);
  const bool by_place = new_head.parameters.size() == old_head.parameters.size();
  for (std::size_t i = 0; i < new_head.parameters.size(); ++i) {
    const Parameter& parameter = new_head.parameters[i];
    const auto& olds = old_head.parameters;
    const auto old = by_place ? olds.begin() + static_cast<std::ptrdiff_t>(i)
                              : std::find_if(olds.begin(), olds.end(), [&](const Parameter& p) {
                                  return !p.name.empty() && p.name == parameter.name;
                                });
    if (old == olds.end()) continue;
    matcher.compare(type_words(replacement, parameter), type_words(at, *old));
  }
  matcher.compare(words_of(*replacement.file, new_head.return_type),
                  words_of(*at.file, old_head.return_type));
  return matcher.finish();
}

FreeTemplate match_added_template(const DeclarationIndex& upstream, const Found& class_,
                                  const Found& replacement) {
  const std::optional<Parameters> mine = free_parameters(replacement);
  if (!mine) return {};
  const Parameters theirs = class_head_parameters(upstream, class_);
  const bool shares = std::any_of(mine->all.begin(), mine->all.end(), [&](const auto& each) {
    return theirs.called(each.name) != nullptr;
  });
  return shares ? Matcher(*mine, theirs).finish() : FreeTemplate{};
}

}  // namespace patchgen
