#include "spec/code_forms.h"

#include <cstddef>
#include <fmt/format.h>

#include "spec/wording.h"

namespace patchgen {

namespace {

constexpr auto kNone = std::string_view::npos;

bool is_identifier_start(char c) {
  return c == '_' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         static_cast<unsigned char>(c) >= 0x80;
}

bool is_identifier_part(char c) {
  return is_identifier_start(c) || (c >= '0' && c <= '9');
}

bool is_blank(char c) {
  return c == ' ' || c == '\t';
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

std::size_t identifier_length(std::string_view text) {
  if (text.empty() || !is_identifier_start(text.front())) return 0;
  std::size_t length = 1;
  while (length < text.size() && is_identifier_part(text[length])) ++length;
  return length;
}

/// Takes the word `word` off the front of `text`, if it stands there.
bool take_word(std::string_view& text, std::string_view word) {
  const std::string_view rest = trimmed(text);
  if (rest.substr(0, identifier_length(rest)) != word) return false;
  text = trimmed(rest.substr(word.size()));
  return true;
}

bool is_identifier(std::string_view text) {
  return !text.empty() && identifier_length(text) == text.size();
}

/// Whether the brackets of template arguments and the like match.
bool is_balanced(std::string_view text) {
  std::string open;
  for (const char c : text) {
    if (c == '<' || c == '(' || c == '[') open += c;
    if (c == '>' || c == ')' || c == ']') {
      const char wanted = c == '>' ? '<' : c == ')' ? '(' : '[';
      if (open.empty() || open.back() != wanted) return false;
      open.pop_back();
    }
  }
  return open.empty();
}

/// `a::b<c>::d`, with or without `::` in front. An operator may end it.
bool is_qualified_name(std::string_view text) {
  text = trimmed(text);
  if (text.starts_with("::")) text = trimmed(text.substr(2));
  while (true) {
    const std::size_t length = identifier_length(text);
    if (length == 0) return false;
    if (text.substr(0, length) == "operator") return trimmed(text).size() > length;
    text = trimmed(text.substr(length));
    if (text.starts_with("<")) {
      std::size_t end = 0;
      int depth = 0;
      do {
        depth += text[end] == '<' ? 1 : text[end] == '>' ? -1 : 0;
        ++end;
      } while (end < text.size() && depth > 0);
      if (depth > 0) return false;
      text = trimmed(text.substr(end));
    }
    if (text.empty()) return true;
    if (!text.starts_with("::")) return false;
    text = trimmed(text.substr(2));
  }
}

FormProblem using_problem(std::string problem) {
  return {std::move(problem),
          {"write one of: torch::Tensor · using torch::Tensor; · using namespace torch; · "
           "using T = int; · namespace F = torch::nn::functional"}};
}

FormProblem check_alias(std::string_view declaration, bool is_namespace) {
  const std::size_t equals = declaration.find('=');
  const std::string_view name = trimmed(declaration.substr(0, equals));
  const std::string_view value = trimmed(declaration.substr(equals + 1));
  if (!is_identifier(name)) return using_problem("has no name before '='");
  if (value.empty()) return using_problem("has nothing behind '='");
  if (is_namespace && !is_qualified_name(value)) return using_problem("names no namespace");
  if (!is_balanced(value)) return using_problem("has brackets that do not match");
  return {};
}

}  // namespace

FormProblem check_include_form(std::string_view text) {
  const std::string_view bare = trimmed(text);
  if (bare.starts_with("#")) {
    std::string_view rest = trimmed(bare.substr(1));
    if (take_word(rest, "include") && check_include_form(rest).problem.empty()) {
      return {"holds a whole directive", {fmt::format("leave '#include' out: {}", rest)}};
    }
    return {"is no include", {R"(write "<torch/torch.h>" or "\"llama.h\"")"}};
  }
  const std::size_t size = text.size();
  const bool angled = size >= 2 && text.front() == '<' && text.back() == '>';
  const bool quotes = size >= 2 && text.front() == '"' && text.back() == '"';
  if (!angled && !quotes) {
    const std::size_t begin = text.find_first_not_of("<\"");
    const std::size_t end = text.find_last_not_of(">\"");
    const std::string_view path =
        begin == kNone || end == kNone ? "" : text.substr(begin, end - begin + 1);
    if (path.empty() || path.find_first_of("<>\"") != kNone) {
      return {"is no include", {R"(write "<torch/torch.h>" or "\"llama.h\"")"}};
    }
    return {"lacks its delimiters", {fmt::format(R"(write "<{}>" or "\"{}\"")", path, path)}};
  }
  const std::string_view path = text.substr(1, size - 2);
  if (trimmed(path).empty()) return {"names no file", {}};
  if (trimmed(path).size() != path.size()) return {"has blanks inside its delimiters", {}};
  if (path.find_first_of(angled ? "<>" : "\"") != kNone) {
    return {"holds more than one include", {"write one entry of \"includes\" for each"}};
  }
  if (path.find('\\') != kNone) return {"holds a backslash", {"write '/'"}};
  return {};
}

bool is_namespace_name(std::string_view text) {
  while (true) {
    const std::size_t length = identifier_length(text);
    if (length == 0) return false;
    text.remove_prefix(length);
    if (text.empty()) return true;
    if (!text.starts_with("::")) return false;
    text.remove_prefix(2);
  }
}

FormProblem check_using_form(std::string_view text) {
  std::string_view rest = trimmed(text);
  if (rest.ends_with(';')) rest = trimmed(rest.substr(0, rest.size() - 1));
  if (rest.find(';') != kNone) {
    return {"holds more than one declaration", {"write one entry of \"usings\" for each"}};
  }
  if (rest.find("//") != kNone || rest.find("/*") != kNone) {
    return using_problem("holds a comment");
  }
  if (take_word(rest, "namespace")) {
    if (rest.find('=') == kNone) return using_problem("is no namespace alias");
    return check_alias(rest, true);
  }
  const bool has_using = take_word(rest, "using");
  if (has_using && take_word(rest, "namespace")) {
    return is_qualified_name(rest) ? FormProblem{} : using_problem("names no namespace");
  }
  const std::string_view first = trimmed(rest.substr(0, rest.find('=')));
  if (has_using && rest.find('=') != kNone && is_identifier(first) && first != "operator") {
    return check_alias(rest, false);
  }
  if (has_using && (take_word(rest, "enum") || take_word(rest, "typename"))) {
    return is_qualified_name(rest) ? FormProblem{} : using_problem("names nothing");
  }
  if (!is_qualified_name(rest)) {
    return using_problem("is neither a using-declaration nor a namespace alias");
  }
  if (rest.find("::") == kNone) {
    return using_problem("names nothing of another namespace");
  }
  return {};
}

}  // namespace patchgen
