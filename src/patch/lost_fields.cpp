#include "patch/lost_fields.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "patch/call_arguments.h"
#include "patch/name_map.h"
#include "patch/token_view.h"

namespace patchgen {
namespace {

/// The struct that functions give back.
struct OutputStruct {
  std::string name;                 ///< unqualified
  std::vector<std::string> fields;  ///< in order, inherited ones left out
  bool has_bases = false;           ///< which come first in `{…}`
};

/// What a body sets of the struct that it gives back.
struct SetFields {
  std::set<std::string> names;
  bool builds = false;           ///< makes the struct itself
  bool told = true;              ///< nothing in the body may set other fields than `names`
  std::set<std::size_t> counts;  ///< how many values its `{…}` have, those without names
};

bool is_static(const Found& field) {
  const auto tokens = code_tokens_in(*field.file, field.declaration->range);
  return std::any_of(tokens.begin(), tokens.end(), [&](const Token& token) {
    return spelling(*field.file->text, token) == "static";
  });
}

/// The last name of the return type in front of the function's own name; "" for `auto`, pointers,
/// references and templates, which are no struct of the function's own.
std::string returned_struct(const Found& function) {
  const Declaration& declaration = *function.declaration;
  const std::size_t end =
      declaration.qualifier.empty() ? declaration.name_range.begin : declaration.qualifier.begin;
  const auto tokens = code_tokens_in(*function.file, {declaration.range.begin, end});
  if (tokens.empty() || tokens.back().kind != TokenKind::Identifier) return "";
  return std::string(spelling(*function.file->text, tokens.back()));
}

std::optional<OutputStruct> find_struct(const DeclarationIndex& upstream, const std::string& name) {
  std::optional<OutputStruct> result;
  for (const Found& found : upstream.called(name)) {
    const Declaration& declaration = *found.declaration;
    if (!is_class_like(declaration.kind) || !declaration.is_definition) continue;
    if (result) return std::nullopt;
    result = OutputStruct{name, {}, !declaration.bases.empty()};
    for (const Declaration& child : declaration.children) {
      const bool counts = child.kind == DeclarationKind::Field &&
                          !is_static({found.file_index, found.file, &child});
      if (counts) result->fields.push_back(child.name);
    }
  }
  return result;
}

/// Goes through the body of a function once.
class BodyReader {
 public:
  BodyReader(const Found& function, const OutputStruct& output, const NameMap& names)
      : text_(*function.file->text),
        tokens_(code_tokens_in(*function.file, function.declaration->body)),
        output_(output),
        names_(names) {}

  SetFields read() {
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      if (opens_lambda(i)) lambdas_.push_back(lambda_body(i));
      if (name_at(i) == output_.name) {
        read_struct(i);
      } else if (word(i) == "return" && !in_lambda(i)) {
        read_return(i);
      } else if (variables_.contains(word(i)) && !is_member(i)) {
        read_variable(i);
      }
    }
    return std::move(result_);
  }

 private:
  [[nodiscard]] std::string_view word(std::size_t index) const {
    return index < tokens_.size() ? spelling(text_, tokens_[index]) : std::string_view();
  }
  [[nodiscard]] std::string name_at(std::size_t index) const {
    return tokens_[index].kind == TokenKind::Identifier ? names_.apply(word(index)) : "";
  }
  [[nodiscard]] bool is_identifier(std::size_t index) const {
    return index < tokens_.size() && tokens_[index].kind == TokenKind::Identifier;
  }
  [[nodiscard]] bool is_member(std::size_t index) const {
    return index > 0 && (word(index - 1) == "." || word(index - 1) == "->");
  }

  /// The index of what closes the bracket at `open`; the number of tokens when nothing does.
  [[nodiscard]] std::size_t closing(std::size_t open) const {
    int depth = 0;
    for (std::size_t i = open; i < tokens_.size(); ++i) {
      const std::string_view each = word(i);
      if (each == "(" || each == "[" || each == "{") ++depth;
      if ((each == ")" || each == "]" || each == "}") && --depth == 0) return i;
    }
    return tokens_.size();
  }

  /// `[…] {` or `[…] (`: no subscript, no attribute, no structured binding.
  [[nodiscard]] bool opens_lambda(std::size_t index) const {
    if (word(index) != "[" || word(index + 1) == "[" || index == 0) return false;
    const std::string_view before = word(index - 1);
    if (is_identifier(index - 1) || before == ")" || before == "]" || before == "[") return false;
    const std::string_view after = word(closing(index) + 1);
    return after == "(" || after == "{" || after == "mutable" || after == "->";
  }

  [[nodiscard]] ByteRange lambda_body(std::size_t introducer) const {
    std::size_t at = closing(introducer) + 1;
    if (word(at) == "(") at = closing(at) + 1;
    while (at < tokens_.size() && word(at) != "{") ++at;
    const std::size_t end = at < tokens_.size() ? closing(at) : at;
    return {at, end};
  }

  [[nodiscard]] bool in_lambda(std::size_t index) const {
    return std::any_of(lambdas_.begin(), lambdas_.end(), [&](const ByteRange& lambda) {
      return lambda.begin < index && index < lambda.end;
    });
  }

  /// `S x;`, `S x = {…}`, `S{…}`: the struct's name stands at `index`.
  void read_struct(std::size_t index) {
    std::size_t next = index + 1;
    if (is_identifier(next)) variables_.insert(word(next++));
    if (word(next) == "=" && next > index + 1) ++next;
    if (word(next) == "{") {
      result_.builds = true;
      read_list(next);
    } else if (word(next) == ";" && next == index + 2) {
      result_.builds = true;
    } else if (word(next) == "(" && word(next + 1) == ")") {
      result_.builds = true;
      name_what_is_made(index);
    } else if (next < tokens_.size() && names_.apply(word(next)) != output_.name) {
      result_.told = false;  // made elsewhere, or by a constructor
    }
    if (next == index + 1) name_what_is_made(index);
  }

  /// `auto x = S{…}` makes x one, too.
  void name_what_is_made(std::size_t index) {
    while (index >= 2 && word(index - 1) == "::") index -= 2;
    if (index >= 2 && word(index - 1) == "=" && is_identifier(index - 2)) {
      variables_.insert(word(index - 2));
    }
  }

  /// The braces at `open` hold the fields' values, in order or by their names.
  void read_list(std::size_t open) {
    const std::size_t close = closing(open);
    if (word(open + 1) == ".") {
      int depth = 0;
      for (std::size_t i = open; i < close; ++i) {
        if (word(i) == "{" || word(i) == "(") ++depth;
        if (word(i) == "}" || word(i) == ")") --depth;
        const bool designates =
            depth == 1 && word(i) == "." && (word(i - 1) == "{" || word(i - 1) == ",");
        if (designates) result_.names.insert(std::string(names_.apply(word(i + 1))));
      }
      return;
    }
    const std::size_t count = arguments_of(text_, tokens_, open);
    if (count > 0) result_.counts.insert(count);
    if (output_.has_bases) {
      result_.told = false;
      return;
    }
    for (std::size_t i = 0; i < std::min(count, output_.fields.size()); ++i) {
      result_.names.insert(output_.fields[i]);
    }
  }

  void read_return(std::size_t index) {
    if (word(index + 1) == "{") {
      result_.builds = true;
      read_list(index + 1);
      return;
    }
    // A variable and a struct that is made there are read when they are reached.
    std::size_t end = index + 1;
    bool known = false;
    for (; end < tokens_.size() && word(end) != ";"; ++end) {
      known |= variables_.contains(word(end)) || name_at(end) == output_.name;
    }
    if (!known) result_.told = false;
  }

  /// A use of a variable that is such a struct.
  void read_variable(std::size_t index) {
    if (word(index + 1) == ".") {
      result_.names.insert(names_.apply(word(index + 2)));
      return;
    }
    const bool returned = word(index - 1) == "return" && word(index + 1) == ";";
    const bool moved = word(index - 1) == "(" && word(index - 2) == "move";
    const bool declared = name_at(index - 1) == output_.name;
    if (!returned && !moved && !declared) result_.told = false;
  }

  const SourceText& text_;
  std::vector<Token> tokens_;
  const OutputStruct& output_;
  const NameMap& names_;
  std::set<std::string_view> variables_;
  std::vector<ByteRange> lambdas_;  ///< indexes of tokens
  SetFields result_;
};

}  // namespace

/// The struct is declared in a header that is no source: all that can be told is that upstream's
/// body gives it another number of values.
static void warn_of_other_counts(const OperationContext& context, const SetFields& there,
                                 const SetFields& here, const std::string& struct_name,
                                 const Replacement& replacement) {
  if (there.counts.empty() || here.counts.empty()) return;
  const bool same = std::includes(there.counts.begin(), there.counts.end(), here.counts.begin(),
                                  here.counts.end());
  if (same) return;
  context.say(
      Severity::Warning, context.operation.targets.front().where,
      fmt::format("{} gives {} {} values in {{…}}, where upstream's body gives it {}",
                  replacement.origin, struct_name, fmt::join(here.counts, " and "),
                  fmt::join(there.counts, " or ")),
      {"code of another model knows nothing of fields that its own has not: write this body "
       "out, and set them"});
}

void warn_of_lost_fields(const OperationContext& context, const Found& upstream,
                         const Replacement& replacement) {
  const Operation& operation = context.operation;
  if (operation.name_map.empty() && !operation.patch_file) return;
  const NameMap names(operation.name_map);
  const std::string name = returned_struct(upstream);
  if (name.empty() || names.apply(returned_struct(replacement.found)) != name) return;
  const std::optional<OutputStruct> known = find_struct(context.state.upstream, name);
  const OutputStruct output = known.value_or(OutputStruct{name, {}, false});
  const SetFields there = BodyReader(upstream, output, NameMap()).read();
  const SetFields here = BodyReader(replacement.found, output, names).read();
  if (!known) {
    // Of several structs with that name in the sources, nobody knows which one is meant.
    const bool elsewhere = context.state.upstream.called(name).empty();
    if (elsewhere) warn_of_other_counts(context, there, here, name, replacement);
    return;
  }
  if (!here.builds || !here.told) return;
  std::vector<std::string> lost;
  std::set_difference(there.names.begin(), there.names.end(), here.names.begin(), here.names.end(),
                      std::back_inserter(lost));
  if (lost.empty()) return;
  context.say(
      Severity::Warning, operation.targets.front().where,
      fmt::format("{} leaves {} of {} unset, which upstream's body sets", replacement.origin,
                  fmt::join(lost, ", "), name),
      {"code of another model knows nothing of fields that its own has not: write this body out, "
       "and set them"});
}

}  // namespace patchgen
