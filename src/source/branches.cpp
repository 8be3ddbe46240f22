#include "source/branches.h"

#include <algorithm>
#include <string>
#include <utility>

#include "source/assumptions.h"
#include "source/boundaries.h"
#include "source/line_walker.h"
#include "source/open_brackets.h"

namespace patchgen {
namespace {

/// Conditionals nested deeper than this keep all their branches: each level may cost a pass over
/// its tokens.
constexpr std::size_t kMostNestedConditionals = 200;

struct Branch {
  std::size_t begin = 0;  ///< range in the list of code tokens
  std::size_t end = 0;
  std::string condition;  ///< empty for `#else`
  bool negated = false;
  bool dead = false;  ///< behind a literal `#if 0` or `#if 1`
  int net_depth = 0;  ///< openers minus closers
  bool dips = false;  ///< closes a bracket that it has not opened
  OpenBrackets::Place brackets_at_end;
  bool ends_at_boundary = false;
};

struct Conditional {
  std::vector<Branch> branches;
  bool starts_at_boundary = false;
  int outer_depth = 0;
  int outer_lowest = 0;
  OpenBrackets::Place outer_brackets;
  std::uint32_t outer_condition = 0;
  std::string opening;  ///< `#if …` with single spaces
  bool always_true_seen = false;
};

class BranchChooser {
 public:
  BranchChooser(const SourceText& text, const std::vector<Token>& tokens,
                const std::vector<DirectiveTokens>& directives)
      : text_(text), tokens_(tokens), directives_(directives), lines_(text) {
    result_.conditions.emplace_back();
    result_.tokens.reserve(tokens.size());
  }

  CodeTokens run() {
    std::size_t next_directive = 0;
    for (std::size_t i = 0; i < tokens_.size();) {
      if (next_directive < directives_.size() && directives_[next_directive].first == i) {
        handle(directives_[next_directive]);
        i = directives_[next_directive++].last;
        if (!code().empty() && code().back().raw < i) after_directive_ = true;
        continue;
      }
      if (tokens_[i].kind != TokenKind::Comment) add(i);
      ++i;
    }
    while (!open_.empty()) close(tokens_.size());
    return std::move(result_);
  }

 private:
  std::vector<CodeToken>& code() { return result_.tokens; }

  void add(std::size_t index) {
    const Token& token = tokens_[index];
    CodeToken added;
    added.begin = token.begin;
    added.end = token.end;
    added.raw = static_cast<std::uint32_t>(index);
    added.condition = condition_;
    added.line = lines_.line_of(token.begin);
    added.end_line = lines_.line_of(token.end - 1);
    added.lexeme = lexeme_of(token.kind, spelling(text_, token));
    added.first_on_line = after_directive_ || last_line_ != added.line;
    const Token* next = next_code_or_directive(index);
    added.last_on_line = next == nullptr || logical_gap_has_newline(token.end, next->begin);
    after_directive_ = false;
    last_line_ = added.end_line;
    code().push_back(added);
    if (is_opener(added.lexeme)) {
      ++depth_;
      brackets_.open(added.lexeme);
    } else if (is_closer(added.lexeme)) {
      lowest_ = std::min(lowest_, --depth_);
      brackets_.close(added.lexeme);
    }
  }

  const Token* next_code_or_directive(std::size_t index) {
    for (std::size_t i = index + 1; i < tokens_.size(); ++i) {
      if (tokens_[i].kind != TokenKind::Comment) return &tokens_[i];
    }
    return nullptr;
  }

  [[nodiscard]] bool logical_gap_has_newline(std::size_t begin, std::size_t end) const {
    return text_.slice({begin, end}).find_first_of("\r\n") != std::string_view::npos;
  }

  void handle(const DirectiveTokens& directive) {
    if (directive.is_include_guard) return;
    switch (directive.directive.kind) {
      case DirectiveKind::If:
        open(directive);
        break;
      case DirectiveKind::Else:
        if (!open_.empty()) {
          end_branch();
          begin_branch(directive);
        }
        break;
      case DirectiveKind::Endif:
        if (!open_.empty()) close(directive.last);
        break;
      default:
        break;
    }
  }

  std::string spelled(const DirectiveTokens& directive) {
    std::string line =
        spell_with_single_spaces(text_, tokens_, directive.first + 1, directive.last);
    return "#" + line;
  }

  void open(const DirectiveTokens& directive) {
    Conditional conditional;
    conditional.starts_at_boundary = ends_at_boundary(text_, code());
    conditional.outer_depth = depth_;
    conditional.outer_lowest = lowest_;
    conditional.outer_brackets = brackets_.place();
    conditional.outer_condition = condition_;
    conditional.opening = spelled(directive);
    open_.push_back(std::move(conditional));
    begin_branch(directive);
  }

  void begin_branch(const DirectiveTokens& directive) {
    Conditional& conditional = open_.back();
    Branch branch;
    branch.begin = code().size();
    branch.condition = directive.condition;
    branch.negated = directive.negated;
    const bool is_false = branch.condition == "0" || branch.condition == "false";
    const bool is_true = branch.condition == "1" || branch.condition == "true";
    branch.dead = conditional.always_true_seen || (branch.negated ? is_true : is_false);
    if (branch.negated ? is_false : is_true) conditional.always_true_seen = true;
    conditional.branches.push_back(std::move(branch));
    depth_ = conditional.outer_depth;
    lowest_ = depth_;
    brackets_.go_to({conditional.outer_brackets.innermost, false});

    Condition condition;
    condition.parent = conditional.outer_condition;
    condition.depth = result_.conditions[condition.parent].depth + 1;
    condition.text = conditional.opening;
    if (conditional.branches.size() > 1) {
      condition.text = spelled(directive) + " of " + conditional.opening;
    }
    condition_ = static_cast<std::uint32_t>(result_.conditions.size());
    condition.listed = condition.depth <= kMostConditions
                           ? condition_
                           : result_.conditions[condition.parent].listed;
    result_.conditions.push_back(std::move(condition));
  }

  void end_branch() {
    Branch& branch = open_.back().branches.back();
    branch.end = code().size();
    branch.net_depth = depth_ - open_.back().outer_depth;
    branch.dips = lowest_ < open_.back().outer_depth;
    branch.brackets_at_end = brackets_.place();
    branch.ends_at_boundary = branch.begin == branch.end ? open_.back().starts_at_boundary
                                                         : ends_at_boundary(text_, code());
    if (branch.dead) {
      code().resize(branch.begin);
      branch.end = branch.begin;
      branch.net_depth = 0;
      branch.dips = false;
      branch.brackets_at_end = {open_.back().outer_brackets.innermost, false};
      branch.ends_at_boundary = open_.back().starts_at_boundary;
      lowest_ = open_.back().outer_depth;
    }
    branch_lowest_.push_back(lowest_);
  }

  /// Ends the innermost conditional; `next` is the index of the token behind its `#endif`.
  void close(std::size_t next) {
    end_branch();
    Conditional conditional = std::move(open_.back());
    open_.pop_back();
    if (another_begins(next)) {
      for (Branch& branch : conditional.branches) branch.ends_at_boundary = true;
    }
    const std::size_t count = conditional.branches.size();
    const std::vector<int> lowest(branch_lowest_.end() - static_cast<std::ptrdiff_t>(count),
                                  branch_lowest_.end());
    branch_lowest_.resize(branch_lowest_.size() - count);
    condition_ = conditional.outer_condition;
    depth_ = conditional.outer_depth;
    lowest_ = conditional.outer_lowest;
    brackets_.go_to(conditional.outer_brackets);
    if (all_hold_whole_declarations(conditional)) return;
    if (open_.size() > kMostNestedConditionals) {
      for (const Branch& branch : conditional.branches) depth_ += branch.net_depth;
      brackets_.go_to(conditional.branches.back().brackets_at_end);
      return;
    }
    const std::size_t chosen = choose(conditional, lowest);
    if (chosen < count) {
      lowest_ = std::min(lowest_, lowest[chosen]);
      depth_ += conditional.branches[chosen].net_depth;
      OpenBrackets::Place place = conditional.branches[chosen].brackets_at_end;
      place.has_stray_closer |= conditional.outer_brackets.has_stray_closer;
      brackets_.go_to(place);
    }
    compact(conditional, chosen);
  }

  /// Whether the code at `index` cannot go on with a declaration: what stands in front of it ended,
  /// with a macro instead of a `;` maybe.
  [[nodiscard]] bool another_begins(std::size_t index) const {
    while (index < tokens_.size() && tokens_[index].kind == TokenKind::Comment) ++index;
    if (index == tokens_.size()) return true;
    switch (lexeme_of(tokens_[index].kind, spelling(text_, tokens_[index]))) {
      case Lexeme::Template:
      case Lexeme::Namespace:
      case Lexeme::Using:
      case Lexeme::Typedef:
      case Lexeme::StaticAssert:
      case Lexeme::Public:
      case Lexeme::Protected:
      case Lexeme::Private:
      case Lexeme::RightBrace:
        return true;
      default:
        return false;
    }
  }

  static bool all_hold_whole_declarations(const Conditional& conditional) {
    return conditional.starts_at_boundary &&
           std::all_of(conditional.branches.begin(), conditional.branches.end(),
                       [](const Branch& branch) {
                         return branch.net_depth == 0 && !branch.dips && branch.ends_at_boundary;
                       });
  }

  /// Whether any branch may be taken whatever was assumed: none opens or closes anything.
  static bool all_are_balanced(const Conditional& conditional) {
    return std::all_of(conditional.branches.begin(), conditional.branches.end(),
                       [](const Branch& b) { return b.net_depth == 0 && !b.dips; });
  }

  /// Index of the branch to keep whole: the first whose condition may hold.
  std::size_t choose(const Conditional& conditional, const std::vector<int>& lowest) {
    const bool is_free = all_are_balanced(conditional);
    for (std::size_t i = 0; i < conditional.branches.size(); ++i) {
      const Branch& branch = conditional.branches[i];
      // A branch that closes what was never opened belongs to one that was not chosen.
      if (branch.dead || lowest[i] < 0 || branch.brackets_at_end.has_stray_closer) continue;
      if (branch.condition.empty() || (is_free && assumptions_.knows(branch.condition))) return i;
      if (assumptions_.take(branch.condition, branch.negated)) return i;
    }
    return conditional.branches.size();
  }

  /// Keeps branch `chosen` whole, and of the others what are declarations of their own.
  void compact(const Conditional& conditional, std::size_t chosen) {
    const std::size_t begin = conditional.branches.front().begin;
    const bool same_depth =
        std::all_of(conditional.branches.begin(), conditional.branches.end(),
                    [&](const Branch& b) { return b.dead || b.net_depth == 0; });
    const bool chosen_is_whole =
        chosen >= conditional.branches.size() || conditional.branches[chosen].ends_at_boundary;
    std::vector<CodeToken> head;  // up to the last whole declaration of the chosen branch
    std::vector<CodeToken> tail;
    std::vector<CodeToken> others;
    for (std::size_t i = 0; i < conditional.branches.size(); ++i) {
      const Branch& branch = conditional.branches[i];
      std::size_t from = branch.begin;
      std::size_t to = branch.end;
      if (i == chosen) {
        const std::size_t middle = conditional.starts_at_boundary
                                       ? whole_declarations_end(code(), branch.begin, branch.end)
                                       : branch.end;
        append(head, branch.begin, middle);
        append(tail, middle, branch.end);
        continue;
      }
      if (conditional.starts_at_boundary) {
        to = whole_declarations_end(code(), branch.begin, branch.end);
      } else if (same_depth && chosen_is_whole && !branch.dips && branch.ends_at_boundary) {
        from = first_declaration_end(code(), branch.begin, branch.end);
      } else {
        to = from;
      }
      append(others, from, to);
    }
    code().resize(begin);
    code().insert(code().end(), head.begin(), head.end());
    code().insert(code().end(), others.begin(), others.end());
    code().insert(code().end(), tail.begin(), tail.end());
  }

  void append(std::vector<CodeToken>& to, std::size_t begin, std::size_t end) {
    to.insert(to.end(), code().begin() + static_cast<std::ptrdiff_t>(begin),
              code().begin() + static_cast<std::ptrdiff_t>(end));
  }
  const SourceText& text_;
  const std::vector<Token>& tokens_;
  const std::vector<DirectiveTokens>& directives_;
  LineWalker lines_;
  CodeTokens result_;
  std::vector<Conditional> open_;
  std::vector<int> branch_lowest_;
  Assumptions assumptions_;
  OpenBrackets brackets_;
  std::uint32_t condition_ = 0;
  int depth_ = 0;
  int lowest_ = 0;
  int last_line_ = 0;
  bool after_directive_ = true;
};

}  // namespace

CodeTokens choose_branches(const SourceText& text, const std::vector<Token>& tokens,
                           const std::vector<DirectiveTokens>& directives) {
  return BranchChooser(text, tokens, directives).run();
}

}  // namespace patchgen
