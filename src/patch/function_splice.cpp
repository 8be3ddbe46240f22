#include "patch/function_splice.h"

#include <algorithm>
#include <fmt/format.h>
#include <string_view>
#include <utility>
#include <vector>

#include "patch/class_templates.h"
#include "patch/declared_head.h"
#include "patch/function_head.h"
#include "patch/parameter_types.h"
#include "patch/slice_rewriter.h"
#include "patch/template_text.h"
#include "patch/token_view.h"
#include "source/indent_style.h"
#include "source/spelling.h"

namespace patchgen {
namespace {

/// The class of a function, `X` of `a::X::f`; empty for a free function, whatever its namespace.
std::string scope_name(const Declaration& function) {
  if (function.kind == DeclarationKind::Function) return "";
  std::string_view scope = function.qualified_name;
  if (scope.size() < function.name.size() + 2) return "";
  scope.remove_suffix(function.name.size() + 2);
  const std::size_t colons = scope.rfind("::");
  return std::string(colons == std::string_view::npos ? scope : scope.substr(colons + 2));
}

std::string text_of(const Found& found, ByteRange range) {
  return std::string(found.file->text->slice(range));
}

/// `auto f() -> T`
bool has_trailing_type(const FunctionHead& head) {
  return head.qualifiers.find("->") != std::string::npos;
}

/// cv- and ref-qualifiers and noexcept of a head, without a trailing return type.
std::string object_qualifiers(const FunctionHead& head) {
  std::string_view qualifiers = head.qualifiers;
  qualifiers = qualifiers.substr(0, qualifiers.find("->"));
  while (qualifiers.ends_with(' ')) qualifiers.remove_suffix(1);
  return std::string(qualifiers);
}

/// The name of a template parameter, `Ts` for the pack `Ts...`.
std::string plain(std::string name) {
  if (name.ends_with("...")) name.resize(name.size() - 3);
  return name;
}

/// Does the work of splice_function: one member for each part of the head.
class Splicer {
 public:
  explicit Splicer(const FunctionSplice& splice)
      : splice_(splice),
        new_(*splice.replacement.declaration),
        new_head_(read_function_head(*splice.replacement.file, new_)),
        rewriter_(*splice.replacement.file, slice_range()) {
    if (splice.upstream) {
      old_head_ = read_function_head(*splice.upstream->file, *splice.upstream->declaration);
    }
    if (splice.own_declaration) {
      declared_.emplace(*splice.own_declaration, declaration_renames(), splice.names);
    }
  }

  CodeBlock run() {
    splice_comment();
    splice_template_heads();
    splice_specifiers();
    splice_return_type();
    splice_name();
    splice_default_arguments();
    splice_suffix();
    align_parameters();
    if (!splice_.class_name.empty()) {
      rewriter_.rename_identifier(scope_name(new_), splice_.class_name);
    }
    if (!keeps_qualifier_) rename_class_parameters();
    for (const auto& [from, to] : renames_) rewriter_.rename_identifier(from, to);
    if (splice_.class_name.empty()) rewriter_.rename_identifier(new_.name, splice_.name);
    rewriter_.apply(splice_.names);
    CodeBlock block = rewriter_.render();
    if (splice_.head_only) block.text += ';';
    return block;
  }

 private:
  [[nodiscard]] DeclaredHead::Renames declaration_renames() const {
    DeclaredHead::Renames renames{
        {scope_name(*splice_.own_declaration->declaration), splice_.class_name}};
    const auto& from = splice_.declaration_parameters;
    const auto& to = splice_.class_parameters;
    for (std::size_t i = 0; from.size() == to.size() && i < from.size(); ++i) {
      if (!to[i].empty()) renames.emplace_back(from[i], to[i]);
    }
    return renames;
  }

  /// What the patch file says above the declaration in its class comes along.
  void splice_comment() {
    if (!declared_ || splice_.place == FunctionPlace::Free) return;
    std::string comment = declared_->comment();
    const std::string own =
        SliceRewriter(*splice_.replacement.file, {new_.owned.begin, new_.range.begin})
            .render()
            .text;
    if (comment.empty() || (!splice_.head_only && comment == own)) return;
    const std::string base(indentation_at(*splice_.replacement.file->text, slice_range().begin));
    for (std::size_t at = 0; (at = comment.find('\n', at)) != std::string::npos;) {
      comment.insert(++at, base);
    }
    rewriter_.insert(slice_range().begin, comment);
  }

  [[nodiscard]] std::size_t head_end() const {
    return new_.suffix.empty() ? new_.parameters.end : new_.suffix.end;
  }

  [[nodiscard]] ByteRange slice_range() const {
    const Declaration& declaration = *splice_.replacement.declaration;
    if (!splice_.head_only) return declaration.owned;
    return {declaration.range.begin,
            declaration.suffix.empty() ? declaration.parameters.end : declaration.suffix.end};
  }

  /// Keeps the replacement's own template heads, or upstream's when it has none; the heads that
  /// belong to the class go with the qualifier.
  void splice_template_heads() {
    const auto new_heads = template_heads(splice_.replacement);
    const std::size_t new_class_heads =
        splice_.drops_head ? new_heads.size() : class_head_count(splice_.replacement);
    std::vector<std::string> heads;
    if (splice_.place == FunctionPlace::OutOfLine && splice_.upstream) {
      const auto old_heads = template_heads(*splice_.upstream);
      const std::size_t old_class_heads = class_head_count(*splice_.upstream);
      keeps_qualifier_ =
          !splice_.drops_head && old_class_heads > 0 && old_class_heads == new_class_heads;
      const bool own = new_heads.size() > new_class_heads;
      for (std::size_t i = 0; i < old_class_heads; ++i) {
        heads.push_back(keeps_qualifier_ ? text_of(splice_.replacement, new_heads[i])
                                         : text_of(*splice_.upstream, old_heads[i]));
      }
      if (!own) append_heads(heads, *splice_.upstream, old_heads, old_class_heads);
    } else if (splice_.upstream && new_heads.size() == new_class_heads) {
      const auto old_heads = template_heads(*splice_.upstream);
      append_heads(heads, *splice_.upstream, old_heads, class_head_count(*splice_.upstream));
    }
    append_own_heads(heads, new_heads, new_class_heads);
    set_template_heads(heads, new_heads);
  }

  static void append_heads(std::vector<std::string>& heads, const Found& from,
                           const std::vector<ByteRange>& ranges, std::size_t first) {
    for (std::size_t i = first; i < ranges.size(); ++i) heads.push_back(text_of(from, ranges[i]));
  }

  /// The replacement's heads; upstream's where it says the same and more, since its default
  /// arguments and constraints stay.
  void append_own_heads(std::vector<std::string>& heads, const std::vector<ByteRange>& ranges,
                        std::size_t first) {
    std::vector<ByteRange> old;
    if (splice_.upstream) {
      old = template_heads(*splice_.upstream);
      old.erase(old.begin(),
                old.begin() + static_cast<std::ptrdiff_t>(class_head_count(*splice_.upstream)));
    }
    for (std::size_t i = first; i < ranges.size(); ++i) {
      heads.push_back(splice_.carries_defaults
                          ? text_of(splice_.replacement, ranges[i])
                          : head_without_defaults(*splice_.replacement.file, ranges[i]));
      TemplateHead mine = read_template_head(*splice_.replacement.file, ranges[i]);
      mine.has_more |= splice_declared_head(heads.back(), mine, i - first, ranges.size() - first);
      if (old.size() != ranges.size() - first) continue;
      const TemplateHead theirs = read_template_head(*splice_.upstream->file, old[i - first]);
      if (mine.has_more || !theirs.has_more || mine.parameters != theirs.parameters) continue;
      heads.back() = text_of(*splice_.upstream, old[i - first]);
      for (std::size_t n = 0; n < mine.names.size(); ++n) {
        renames_.emplace_back(plain(mine.names[n]), plain(theirs.names[n]));
        if (declared_) declared_->rename(renames_.back().first, renames_.back().second);
      }
    }
  }

  /// The declaration in the class has the default arguments of template parameters. True when its
  /// head takes the place of `head`.
  bool splice_declared_head(std::string& head, const TemplateHead& mine, std::size_t index,
                            std::size_t count) {
    if (!declared_) return false;
    const Found& declaration = declared_->declaration();
    const std::vector<ByteRange> heads = template_heads(declaration);
    if (heads.size() != count) return false;
    const TemplateHead theirs = read_template_head(*declaration.file, heads[index]);
    const auto& names = theirs.names;
    for (std::size_t n = 0; n < mine.names.size() && n < names.size(); ++n) {
      declared_->rename(plain(names[n]), plain(mine.names[n]));
    }
    if (!theirs.has_more) return false;
    head = declared_->text(heads[index]);
    return true;
  }

  void set_template_heads(const std::vector<std::string>& heads,
                          const std::vector<ByteRange>& new_heads) {
    bool same = heads.size() == new_heads.size();
    for (std::size_t i = 0; same && i < heads.size(); ++i) {
      same = heads[i] == text_of(splice_.replacement, new_heads[i]);
    }
    if (same) return;
    std::string text;
    for (const std::string& head : heads) text += head + "\n";
    const std::size_t begin = head_begin(*splice_.replacement.file, new_);
    rewriter_.replace({new_.range.begin, begin}, text);
  }

  /// Upstream's specifiers, then those of the replacement that it lacks and that make sense there.
  void splice_specifiers() {
    std::string text;
    if (!old_head_.specifiers.empty()) {
      text = text_of(*splice_.upstream, {old_head_.specifiers.front().range.begin,
                                         old_head_.specifiers.back().range.end});
    }
    for (const Specifier& specifier : new_head_.specifiers) {
      const bool known =
          std::any_of(old_head_.specifiers.begin(), old_head_.specifiers.end(),
                      [&](const Specifier& old) { return old.text == specifier.text; });
      if (known || !keeps(specifier)) continue;
      if (!text.empty()) text += ' ';
      text += text_of(splice_.replacement, specifier.range);
    }
    add_declared_specifiers(text);
    std::replace(text.begin(), text.end(), '\n', ' ');
    std::erase(text, '\r');
    const std::size_t begin = head_begin(*splice_.replacement.file, new_);
    std::size_t end = begin;
    if (!new_head_.specifiers.empty()) {
      end = new_head_.return_type.empty() ? declarator_begin() : new_head_.return_type.begin;
    }
    if (!text.empty()) text += ' ';
    if (text_of(splice_.replacement, {begin, end}) != text) rewriter_.replace({begin, end}, text);
  }

  /// Those of the declaration in the patch file's class stand in front, where they stand there.
  void add_declared_specifiers(std::string& text) const {
    if (!declared_) return;
    std::string declared;
    for (const Specifier& specifier : declared_->head().specifiers) {
      const auto same = [&](const Specifier& other) { return other.text == specifier.text; };
      const bool known =
          std::any_of(old_head_.specifiers.begin(), old_head_.specifiers.end(), same) ||
          (std::any_of(new_head_.specifiers.begin(), new_head_.specifiers.end(), same) &&
           keeps(specifier));
      const bool free_keyword =
          splice_.place == FunctionPlace::Free && specifier.kind == Specifier::Kind::Keyword;
      if (known || free_keyword || specifier.text == "inline" || specifier.text == "friend") {
        continue;
      }
      declared += declared_->text(specifier.range) + " ";
    }
    if (text.empty() && !declared.empty()) declared.pop_back();
    text.insert(0, declared);
  }

  [[nodiscard]] bool keeps(const Specifier& specifier) const {
    // Standard attributes belong to the first declaration, which is the one in the class.
    const bool standard = specifier.text.starts_with("[ [");
    if (standard && splice_.place == FunctionPlace::OutOfLine && splice_.in_class) return false;
    if (specifier.kind != Specifier::Kind::Keyword) return true;
    if (specifier.text.starts_with("constexpr") || specifier.text.starts_with("consteval"))
      return true;
    if (splice_.place == FunctionPlace::Free) return specifier.text == "inline";
    const bool from_class = new_.qualifier.empty() && new_.kind != DeclarationKind::Function;
    if (splice_.place != FunctionPlace::InClass || !from_class) return false;
    return specifier.text == "virtual" || specifier.text == "static" ||
           specifier.text.starts_with("explicit");
  }

  [[nodiscard]] std::size_t declarator_begin() const {
    return new_.qualifier.empty() ? new_.name_range.begin : new_.qualifier.begin;
  }

  /// Names of the class itself and of its members mean nothing before `X::`: upstream's spelling
  /// stays where the replacement says what the declaration in the class says.
  void splice_return_type() {
    const ByteRange mine = new_head_.return_type;
    const bool outside = !mine.empty() && splice_.place == FunctionPlace::OutOfLine;
    bool same = false;
    // `auto` alone says nothing without the type behind the parameters.
    if (outside && splice_.in_class &&
        has_trailing_type(old_head_) == has_trailing_type(new_head_)) {
      const FunctionHead declared =
          read_function_head(*splice_.in_class->file, *splice_.in_class->declaration);
      same = renamed_words(splice_.replacement, mine) ==
             normalized(*splice_.in_class->file, declared.return_type);
      if (same) rewriter_.replace(mine, text_of(*splice_.upstream, old_head_.return_type));
    }
    if (outside && !same && splice_.upstream) qualify_return_type(mine);
    if (declared_ && splice_.place == FunctionPlace::InClass && !mine.empty() &&
        !has_trailing_type(new_head_)) {
      // As it is spelled in a class: `R`, not `X::R`.
      const std::string declared = declared_->return_type();
      if (!declared.empty()) rewriter_.replace(mine, declared);
    }
    splice_late_specifiers();
  }

  /// A return type that names the class or its members gets the qualifier that it needs outside of
  /// the class; that of a class template goes behind the parameters, where it needs none.
  void qualify_return_type(ByteRange type) {
    const std::vector<std::string> parts = qualifier_parts(*splice_.upstream);
    const std::vector<Token> tokens = code_tokens_in(*splice_.replacement.file, type);
    const SourceText& text = *splice_.replacement.file->text;
    const bool is_template = class_head_count(*splice_.upstream) > 0;
    std::vector<std::pair<ByteRange, std::string>> changes;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      const std::string_view next = i + 1 < tokens.size() ? spelling(text, tokens[i + 1]) : "";
      if (tokens[i].kind != TokenKind::Identifier) continue;
      if (i > 0 && spelling(text, tokens[i - 1]) == "::") continue;
      const std::string word(spelling(text, tokens[i]));
      std::string wanted = spelled_outside(word, parts);
      if (wanted.empty() || wanted == splice_.names.apply(word)) continue;
      if (is_template && next == "<" && word == scope_name(new_)) continue;
      changes.emplace_back(tokens[i].range(), std::move(wanted));
    }
    if (changes.empty()) return;
    if (is_template) {
      rewriter_.insert(head_end(), " -> " + renamed_text(splice_.replacement, type));
      rewriter_.replace(type, "auto");
      return;
    }
    for (auto& [range, wanted] : changes) rewriter_.replace(range, std::move(wanted));
  }

  /// `A::B` for `B` of class A, or for class B in A; empty for what needs no qualifier.
  [[nodiscard]] std::string spelled_outside(const std::string& word,
                                            std::vector<std::string> parts) const {
    std::string name;
    if (word != scope_name(new_)) {
      if (!new_.qualifier.empty() || new_.kind == DeclarationKind::Function) return "";
      name = splice_.names.apply(word);
      const auto type = std::find_if(splice_.member_types.begin(), splice_.member_types.end(),
                                     [&](const MemberType& t) { return t.name == name; });
      if (type == splice_.member_types.end() || type->level >= parts.size()) return "";
      parts.resize(parts.size() - type->level);
      parts.push_back(name);
    } else if (parts.size() < 2 && class_head_count(*splice_.upstream) == 0) {
      return "";  // it is renamed as everywhere
    }
    return fmt::format("{}", fmt::join(parts, "::"));
  }

  /// Attributes and macros between return type and name stay as those before it do.
  void splice_late_specifiers() {
    if (new_head_.return_type.empty()) return;
    std::string text;
    for (const Specifier& old : old_head_.late_specifiers) {
      const auto same = [&](const Specifier& mine) { return mine.text == old.text; };
      const auto& late = new_head_.late_specifiers;
      if (std::none_of(late.begin(), late.end(), same)) {
        text += ' ';
        text += splice_.upstream->file->text->slice(old.range);
      }
    }
    if (!text.empty()) rewriter_.insert(new_head_.return_type.end, text);
  }

  /// The tokens of `range` with the names of the replacement's class and of its template parameters
  /// as the target has them.
  [[nodiscard]] std::string renamed_words(const Found& from, ByteRange range) const {
    const std::string text = renamed_text(from, range);
    std::string words;
    for (const std::string_view word : split_spelling(text)) {
      if (!words.empty()) words += ' ';
      words += word;
    }
    return words;
  }

  [[nodiscard]] std::string renamed_text(const Found& from, ByteRange range) const {
    SliceRewriter part(*from.file, range);
    if (!splice_.class_name.empty()) {
      part.rename_identifier(scope_name(new_), splice_.class_name);
    }
    const auto& own = splice_.own_parameters;
    const auto& theirs = splice_.class_parameters;
    for (std::size_t i = 0; own.size() == theirs.size() && i < own.size(); ++i) {
      part.rename_identifier(own[i], theirs[i]);
    }
    return part.render().text;
  }

  void splice_name() {
    std::string qualifier;
    if (splice_.place != FunctionPlace::InClass && splice_.upstream) {
      // The replacement's own `X<T>::` stays, since its code uses the parameters named there.
      const Found& from = keeps_qualifier_ ? splice_.replacement : *splice_.upstream;
      qualifier = text_of(from, from.declaration->qualifier);
    }
    const ByteRange old_range{declarator_begin(), new_.name_range.end};
    const std::string new_text = qualifier + name_text();
    if (text_of(splice_.replacement, old_range) != new_text) rewriter_.replace(old_range, new_text);
  }

  /// The name as it is spelled where it comes from: `operator const char*`.
  [[nodiscard]] std::string name_text() const { return bare_name() + specialization(); }

  /// Upstream's `<float>` where the replacement is no specialisation.
  [[nodiscard]] std::string specialization() const {
    if (!splice_.upstream || !new_.specialization.empty()) return "";
    const Declaration& old = *splice_.upstream->declaration;
    if (old.specialization.empty()) return "";
    return text_of(*splice_.upstream, {old.name_range.end, old.parameters.begin});
  }

  [[nodiscard]] std::string bare_name() const {
    // `operator T` of a template is called as its own template parameter is.
    const bool own =
        new_.name == splice_.name ||
        (new_.kind == DeclarationKind::ConversionFunction && !new_.template_head.empty());
    if (own) return text_of(splice_.replacement, new_.name_range);
    if (!splice_.upstream || splice_.upstream->declaration->name != splice_.name)
      return splice_.name;
    return text_of(*splice_.upstream, splice_.upstream->declaration->name_range);
  }

  void splice_default_arguments() {
    bool later_have_defaults = true;
    for (std::size_t i = new_head_.parameters.size(); i-- > 0;) {
      const Parameter& parameter = new_head_.parameters[i];
      const bool own = !parameter.default_argument.empty();
      if (!splice_.carries_defaults) {
        if (own) remove_with_blanks(parameter.default_argument);
        continue;
      }
      std::string inherited = declared_ && !own ? declared_->default_argument(i) : "";
      if (inherited.empty() && !own && later_have_defaults) inherited = upstream_default(i);
      if (!inherited.empty()) rewriter_.insert(parameter.range.end, " " + inherited);
      later_have_defaults = later_have_defaults && (own || !inherited.empty());
    }
  }

  /// `= value` that upstream has for the parameter in place `index`.
  [[nodiscard]] std::string upstream_default(std::size_t index) const {
    if (!splice_.upstream) return "";
    for (std::size_t i = 0; i < old_head_.parameters.size(); ++i) {
      const bool heir =
          heir_of_default(*splice_.upstream, old_head_, i, splice_.replacement, new_head_) == index;
      if (heir) return default_text(old_head_.parameters[i]);
    }
    return "";
  }

  [[nodiscard]] std::string default_text(const Parameter& parameter) const {
    return parameter.default_argument.empty()
               ? ""
               : text_of(*splice_.upstream, parameter.default_argument);
  }

  /// override, final and the like are upstream's to say; they stand in the class alone.
  void splice_suffix() {
    const bool in_class = splice_.place == FunctionPlace::InClass;
    std::string tail;
    for (const VirtSpecifier& old : old_head_.virt_specifiers) {
      const auto same = [&](const VirtSpecifier& v) { return v.text == old.text; };
      const bool there =
          std::any_of(new_head_.virt_specifiers.begin(), new_head_.virt_specifiers.end(), same);
      // override and final stand in the class alone; a macro may belong to any declaration.
      const bool of_class = old.text == "override" || old.text == "final";
      if (there || (of_class && !in_class)) continue;
      tail += ' ';
      tail += splice_.upstream->file->text->slice(old.range);
    }
    for (const VirtSpecifier& mine : new_head_.virt_specifiers) {
      const bool of_class = mine.text == "override" || mine.text == "final";
      if (!in_class && of_class) remove_with_blanks(mine.range);
    }
    if (declared_) tail += declared_virt_specifiers();
    const bool from_free = new_.kind == DeclarationKind::Function && new_.qualifier.empty();
    if (splice_.place != FunctionPlace::Free && from_free && new_head_.qualifiers.empty()) {
      const std::string qualifiers = object_qualifiers(old_head_);
      if (!qualifiers.empty()) tail = " " + qualifiers + tail;
    }
    if (!tail.empty()) rewriter_.insert(head_end(), tail);
  }

  /// override and final of the patch file's class that neither upstream nor the definition has.
  [[nodiscard]] std::string declared_virt_specifiers() const {
    std::string result;
    for (const VirtSpecifier& each : declared_->head().virt_specifiers) {
      const auto same = [&](const VirtSpecifier& other) { return other.text == each.text; };
      const auto has = [&](const FunctionHead& head) {
        return std::any_of(head.virt_specifiers.begin(), head.virt_specifiers.end(), same);
      };
      if (!has(old_head_) && !has(new_head_)) result += " " + declared_->text(each.range);
    }
    return result;
  }

  /// Parameters on further lines that stand below the first one keep standing there.
  void align_parameters() {
    const SourceText& text = *splice_.replacement.file->text;
    const std::size_t line = text.line_begin(new_.parameters.begin);
    const std::size_t old_column = new_.parameters.begin - line;
    SliceRewriter head = rewriter_.until(new_.parameters.begin);
    std::string before = head.render().text;
    before.erase(0, before.rfind('\n') + 1);
    const std::size_t base = indentation_at(text, slice_range().begin).size();
    for (int next = text.line_of(new_.parameters.begin) + 1;
         next <= text.line_of(new_.parameters.end); ++next) {
      const std::size_t begin = text.line_range(next).begin;
      const std::size_t indent = indentation_at(text, begin).size();
      if (indent != old_column + 1) continue;
      rewriter_.replace({begin, begin + indent}, std::string(base + before.size() + 1, ' '));
    }
  }

  /// The class's template parameters are called as they are where the code goes.
  void rename_class_parameters() {
    const auto& from = splice_.own_parameters;
    const auto& to = splice_.class_parameters;
    if (from.size() != to.size()) return;
    for (std::size_t i = 0; i < from.size(); ++i) {
      if (!to[i].empty()) rewriter_.rename_identifier(from[i], to[i]);
    }
  }

  void remove_with_blanks(ByteRange range) {
    const std::string_view bytes = splice_.replacement.file->text->bytes();
    while (range.begin > 0 && (bytes[range.begin - 1] == ' ' || bytes[range.begin - 1] == '\t')) {
      --range.begin;
    }
    rewriter_.remove(range);
  }

  const FunctionSplice& splice_;
  const Declaration& new_;
  FunctionHead new_head_;
  FunctionHead old_head_;
  std::optional<DeclaredHead> declared_;
  SliceRewriter rewriter_;
  bool keeps_qualifier_ = false;
  /// Template parameters of the replacement that are called as upstream's head calls them.
  std::vector<std::pair<std::string, std::string>> renames_;
};

/// `(A, B)` of `(A, B) const`.
std::string_view parameter_types(const Declaration& function) {
  const std::string_view signature = function.signature;
  return signature.substr(0, signature.rfind(')') + 1);
}

}  // namespace

CodeBlock splice_function(const FunctionSplice& splice) {
  return Splicer(splice).run();
}

namespace {

/// The words of `text`, one space between, with `renames` applied.
std::string renamed(std::string_view text,
                    const std::vector<std::pair<std::string, std::string>>& renames) {
  std::string result;
  for (const std::string_view word : split_spelling(text)) {
    const auto rename = std::find_if(renames.begin(), renames.end(),
                                     [&](const auto& each) { return each.first == word; });
    if (!result.empty()) result += ' ';
    result += rename == renames.end() ? word : std::string_view(rename->second);
  }
  return result;
}

}  // namespace

bool changes_signature(const Found& replacement, const Found& upstream,
                       const FreeTemplate& free_template) {
  const FunctionHead new_head = read_function_head(*replacement.file, *replacement.declaration);
  const FunctionHead old_head = read_function_head(*upstream.file, *upstream.declaration);
  const auto& renames = free_template.renames;
  if (renamed(normalized(*replacement.file, new_head.return_type), renames) !=
      renamed(normalized(*upstream.file, old_head.return_type), {})) {
    return true;
  }
  const std::string new_parameters =
      free_template.drops_head ? "" : own_template_parameters(replacement);
  if (!new_parameters.empty() && new_parameters != own_template_parameters(upstream)) return true;
  const bool from_free = replacement.declaration->kind == DeclarationKind::Function &&
                         replacement.declaration->qualifier.empty();
  if (from_free && new_head.qualifiers.empty()) {
    return renamed(parameter_types(*replacement.declaration), renames) !=
           renamed(parameter_types(*upstream.declaration), {});
  }
  return replacement.declaration->signature != upstream.declaration->signature ||
         new_head.qualifiers != old_head.qualifiers;
}

bool has_own_comment(const Declaration& declaration) {
  return declaration.owned.begin < declaration.range.begin;
}

}  // namespace patchgen
