#include "patch/insertion_points.h"

#include <algorithm>

#include "patch/token_view.h"
#include "source/blank_text.h"

namespace patchgen {
namespace {

bool is_plain_include(const Directive& directive) {
  return directive.kind == DirectiveKind::Include && directive.conditional_depth == 0;
}

std::size_t behind_line(const SourceText& text, std::size_t offset) {
  return text.full_line_range(text.line_of(offset)).end;
}

std::size_t last_byte(ByteRange range) {
  return range.empty() ? range.begin : range.end - 1;
}

/// Behind `#pragma once`, or the `#ifndef X` / `#define X` that the file opens with.
std::size_t after_guard(const OutlinedFile& file) {
  const SourceText& text = *file.text;
  const std::vector<Directive>& directives = file.outline->directives;
  for (const Directive& directive : directives) {
    if (directive.kind == DirectiveKind::Pragma &&
        text.slice(directive.range).find("once") != std::string_view::npos) {
      return behind_line(text, last_byte(directive.range));
    }
  }
  // A guard that spans the file is no condition: its #define stands at depth 0 behind an #ifndef.
  const bool guard = directives.size() >= 2 && directives[0].kind == DirectiveKind::If &&
                     directives[1].kind == DirectiveKind::Define &&
                     directives[1].conditional_depth == 0;
  if (guard) return behind_line(text, last_byte(directives[1].range));
  if (!file.outline->file_comment.empty()) {
    return behind_line(text, last_byte(file.outline->file_comment));
  }
  return text.byte_order_mark_size();
}

/// Where the code begins that may need what is included: the first thing defined. Namespaces and
/// `extern "C"` are looked into, since files include within and behind them.
std::size_t first_definition(const OutlinedFile& file) {
  std::size_t first = file.text->size();
  for_each_declaration(file.outline->declarations, [&](const Declaration& d, const Declaration*) {
    const bool scope =
        d.kind == DeclarationKind::Namespace || d.kind == DeclarationKind::LinkageSpecification;
    if (d.is_definition && !scope) first = std::min(first, d.range.begin);
  });
  return first;
}

bool is_using(DeclarationKind kind) {
  return kind == DeclarationKind::UsingDeclaration || kind == DeclarationKind::UsingDirective ||
         kind == DeclarationKind::NamespaceAlias;
}

}  // namespace

std::size_t line_after(const SourceText& text, ByteRange range) {
  const std::size_t line_end = behind_line(text, last_byte(range));
  return is_blank(text.slice({range.end, line_end})) ? line_end : range.end;
}

std::size_t line_before(const SourceText& text, ByteRange range) {
  const std::size_t line_begin = text.line_begin(range.begin);
  return is_blank(text.slice({line_begin, range.begin})) ? line_begin : range.begin;
}

std::size_t after_includes(const OutlinedFile& file) {
  const std::size_t code = first_definition(file);
  std::size_t position = after_guard(file);
  bool open_group = false;  // a conditional has begun that holds includes
  for (const Directive& directive : file.outline->directives) {
    if (directive.range.begin >= code) break;
    if (directive.kind == DirectiveKind::Include) {
      open_group = directive.conditional_depth > 0;
      if (!open_group) position = behind_line(*file.text, last_byte(directive.range));
    } else if (directive.kind == DirectiveKind::Endif && open_group &&
               directive.conditional_depth == 0) {
      position = behind_line(*file.text, last_byte(directive.range));
      open_group = false;
    }
  }
  return position;
}

std::size_t include_position(const OutlinedFile& file, std::string_view argument) {
  const std::vector<Directive>& directives = file.outline->directives;
  const std::size_t code = first_definition(file);
  const auto last = std::find_if(directives.rbegin(), directives.rend(), [&](const Directive& d) {
    return is_plain_include(d) && d.range.begin < code && !d.argument.empty() &&
           file.text->slice(d.argument).front() == argument.front();
  });
  if (last == directives.rend()) return after_includes(file);
  return behind_line(*file.text, last_byte(last->range));
}

std::size_t using_position(const OutlinedFile& file) {
  std::size_t position = after_includes(file);
  for (const Declaration& declaration : file.outline->declarations) {
    if (declaration.range.begin < position) continue;
    if (!is_using(declaration.kind) || !declaration.conditions.empty()) break;
    position = line_after(*file.text, declaration.owned);
  }
  return position;
}

bool has_plain_include(const OutlinedFile& file) {
  const std::vector<Directive>& directives = file.outline->directives;
  return std::any_of(directives.begin(), directives.end(), is_plain_include);
}

bool includes_already(const OutlinedFile& file, std::string_view argument) {
  const std::vector<Directive>& directives = file.outline->directives;
  return std::any_of(directives.begin(), directives.end(), [&](const Directive& directive) {
    return is_plain_include(directive) && file.text->slice(directive.argument) == argument;
  });
}

}  // namespace patchgen
