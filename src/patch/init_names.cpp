#include "patch/init_names.h"

#include <algorithm>
#include <fmt/format.h>
#include <memory>
#include <set>
#include <string>
#include <string_view>

#include "patch/function_head.h"
#include "patch/token_view.h"

namespace patchgen {
namespace {

std::set<std::string> parameters_of(const Found& constructor) {
  std::set<std::string> names;
  for (const Parameter& each :
       read_function_head(*constructor.file, *constructor.declaration).parameters) {
    if (!each.name.empty()) names.insert(each.name);
  }
  return names;
}

/// The names that `code` uses and does not seem to declare itself.
std::set<std::string> used_names(const std::string& code) {
  OutlinedFile file;
  file.text = std::make_shared<SourceText>("", code);
  file.outline = std::make_shared<Outline>(read_outline(*file.text));
  const std::vector<Token> tokens = code_tokens_in(file, {0, code.size()});
  const auto word = [&](std::size_t i) {
    return i < tokens.size() ? spelling(*file.text, tokens[i]) : std::string_view();
  };
  std::set<std::string> used;
  std::set<std::string> declared;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].kind != TokenKind::Identifier || word(i + 1) == "::") continue;
    const std::string_view before = i > 0 ? word(i - 1) : std::string_view();
    if (before == "." || before == "->" || before == "::") continue;
    // `int x = 1;`, `auto& x : all`, `std::vector<int> x;`
    const bool behind_type =
        i > 0 && (tokens[i - 1].kind == TokenKind::Identifier || before == ">" || before == "&" ||
                  before == "*" || before == "&&" || before == "auto" || before == "int");
    const bool behind_keyword = i > 0 && tokens[i - 1].kind == TokenKind::Keyword &&
                                before != "return" && before != "throw" && before != "case";
    (behind_type || behind_keyword ? declared : used).insert(std::string(word(i)));
  }
  for (const std::string& each : declared) used.erase(each);
  return used;
}

class Checker {
 public:
  Checker(const OperationContext& context, const std::vector<Found>& constructors)
      : context_(context), constructors_(constructors) {
    for (const Found& each : constructors) parameters_.push_back(parameters_of(each));
  }

  bool check(const std::string& code, ByteRange where) const {
    bool fine = true;
    for (const std::string& name : used_names(code)) {
      const bool of_some = std::any_of(parameters_.begin(), parameters_.end(),
                                       [&](const auto& all) { return all.contains(name); });
      const bool known = !context_.state.upstream.called(name).empty() ||
                         !context_.state.patches.called(name).empty();
      if (!of_some || known) continue;
      for (std::size_t i = 0; i < constructors_.size(); ++i) {
        if (parameters_[i].contains(name)) continue;
        const Found& lacking = constructors_[i];
        context_.error(
            where,
            fmt::format("the code uses the parameter '{}', which constructor {} does not have",
                        name, describe(lacking)),
            {"name the constructor that has it in \"target\", with its parameter types"});
        fine = false;
      }
    }
    return fine;
  }

 private:
  const OperationContext& context_;
  const std::vector<Found>& constructors_;
  std::vector<std::set<std::string>> parameters_;
};

}  // namespace

bool names_common_parameters(const OperationContext& context,
                             const std::vector<Found>& constructors, const InitParts& parts) {
  if (constructors.size() < 2) return true;
  const Checker checker(context, constructors);
  bool fine = true;
  for (const Initializer& each : parts.initializers) {
    // `rank_(cfg.rank)`: what stands behind the name.
    const std::size_t value = each.text.find_first_of("({");
    if (value != std::string::npos) fine &= checker.check(each.text.substr(value), each.where);
  }
  for (const std::vector<InitCode>* codes : {&parts.before, &parts.after}) {
    for (const InitCode& each : *codes) {
      if (each.needed_parameters.empty()) fine &= checker.check(each.code.text, each.where);
    }
  }
  return fine;
}

}  // namespace patchgen
