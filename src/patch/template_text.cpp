#include "patch/template_text.h"

#include <string_view>
#include <vector>

#include "patch/token_view.h"

namespace patchgen {

std::vector<std::string> template_parameter_names(const OutlinedFile& file, ByteRange head) {
  std::vector<std::string> names;
  std::string name;
  bool pack = false;
  bool done = false;  // behind the `=` of a default argument
  int depth = 0;
  const auto finish = [&] {
    names.push_back(name.empty() ? "" : name + (pack ? "..." : ""));
    name.clear();
    pack = done = false;
  };
  int words = 0;
  for (const Token& token : code_tokens_in(file, head)) {
    const std::string_view word = spelling(*file.text, token);
    if (word == "<" || word == "(" || word == "{") ++depth;
    if (word == ">" || word == ")" || word == "}") --depth;
    if (word == ">>") depth -= 2;
    if (depth <= 0 && word.starts_with(">")) {
      finish();
      break;
    }
    if (depth != 1) continue;
    if (word == ",") {
      finish();
      words = 0;
    } else if (word == "=") {
      done = true;
    } else if (word == "...") {
      pack = true;
    } else if (!done && word != "<" && token.kind != TokenKind::Punctuation) {
      // `class T`: the second word names it; `int` or `Concept` alone names nothing.
      name = ++words >= 2 && token.kind == TokenKind::Identifier ? std::string(word) : "";
    } else if (word == "::") {
      --words;
    }
  }
  return names;
}

std::optional<TemplateText> alias_template(const Found& found) {
  const ByteRange head = found.declaration->template_head;
  TemplateText text;
  if (head.empty()) return text;
  text.head = std::string(found.file->text->slice(head)) + "\n";
  for (const std::string& name : template_parameter_names(*found.file, head)) {
    if (name.empty()) return std::nullopt;
    text.arguments += (text.arguments.empty() ? "<" : ", ") + name;
  }
  text.arguments += ">";
  return text;
}

std::string head_without_defaults(const OutlinedFile& file, ByteRange head) {
  std::string text;
  int depth = 0;
  bool in_default = false;
  std::size_t previous_end = 0;
  for (const Token& token : code_tokens_in(file, head)) {
    const std::string_view word = spelling(*file.text, token);
    if (word == "<" || word == "(" || word == "{") ++depth;
    if (word == ">" || word == ")" || word == "}") --depth;
    if (word == ">>") depth -= 2;
    if (in_default && ((depth == 1 && word == ",") || depth == 0)) in_default = false;
    if (depth == 1 && word == "=") in_default = true;
    if (in_default) continue;
    const bool gap = previous_end != 0 && token.begin > previous_end && word != ">" && word != ",";
    if (gap) text += ' ';
    text += word;
    previous_end = token.end;
  }
  return text;
}

}  // namespace patchgen
