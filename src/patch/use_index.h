#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "patch/gone_ranges.h"
#include "patch/operation_context.h"

namespace patchgen {

/// The declarations around an offset.
struct Surroundings {
  const Declaration* innermost = nullptr;
  const Declaration* function = nullptr;  ///< the outermost function
  const Declaration* class_ = nullptr;    ///< the innermost class
};

/// The code tokens of one file with a look to both sides, and where each identifier stands.
class IndexedTokens {
 public:
  explicit IndexedTokens(const OutlinedFile& file);

  [[nodiscard]] const OutlinedFile& file() const { return *file_; }
  [[nodiscard]] const std::vector<Token>& all() const { return tokens_; }
  [[nodiscard]] std::size_t size() const { return tokens_.size(); }
  [[nodiscard]] const Token& operator[](std::size_t index) const { return tokens_[index]; }
  /// The spelling of a token; empty beyond the ends.
  [[nodiscard]] std::string_view word(std::size_t index) const {
    return index < tokens_.size() ? spelling(*file_->text, tokens_[index]) : "";
  }
  [[nodiscard]] std::string_view before(std::size_t index, std::size_t steps = 1) const {
    return index >= steps ? word(index - steps) : "";
  }
  /// Whether the identifier at `index` stands behind an object: `a.x`, `a->x`.
  [[nodiscard]] bool is_of_object(std::size_t index) const;
  [[nodiscard]] TokenKind kind_before(std::size_t index) const {
    return index >= 1 ? tokens_[index - 1].kind : TokenKind::Punctuation;
  }
  /// The places of the identifier `name`, in order.
  [[nodiscard]] const std::vector<std::size_t>& places(std::string_view name) const;
  [[nodiscard]] const std::unordered_map<std::string_view, std::vector<std::size_t>>& all_places()
      const {
    return places_;
  }
  /// Index of the first token that begins at or behind `offset`.
  [[nodiscard]] std::size_t first_at(std::size_t offset) const;

 private:
  const OutlinedFile* file_;
  std::vector<Token> tokens_;
  std::unordered_map<std::string_view, std::vector<std::size_t>> places_;
};

/// One upstream source, for looking up uses in what stays of it.
class IndexedSource {
 public:
  IndexedSource(const OutlinedFile& file, const std::vector<Edit>& edits, std::size_t index);

  [[nodiscard]] const IndexedTokens& tokens() const { return tokens_; }
  [[nodiscard]] bool is_gone(std::size_t offset) const { return gone_.contains(offset); }
  [[nodiscard]] Surroundings surroundings(std::size_t offset) const;
  /// The preprocessor conditions at `offset`, as Declaration::conditions has them.
  [[nodiscard]] const std::vector<std::string>& conditions(std::size_t offset) const;
  /// The directive that `offset` is part of; null for code.
  [[nodiscard]] const Directive* directive(std::size_t offset) const;

 private:
  struct Placed {
    const Declaration* declaration;
    const Declaration* parent;
  };
  struct Stretch {
    std::size_t begin;
    std::vector<std::string> conditions;
  };
  void read_conditions();

  IndexedTokens tokens_;
  GoneRanges gone_;
  std::vector<Placed> declarations_;  ///< by begin
  std::unordered_map<const Declaration*, const Declaration*> parents_;
  std::vector<Stretch> stretches_;  ///< by begin; the first begins at 0
};

/// All sources, and the code that edits bring.
class UseIndex {
 public:
  /// Looks up the names of exclusions and `more`, which outlives the index.
  explicit UseIndex(const PlanState& state, const std::vector<std::string>& more = {});

  [[nodiscard]] const std::vector<IndexedSource>& sources() const { return sources_; }

  /// An identifier in a source.
  struct Place {
    std::size_t source = 0;
    std::size_t token = 0;
    Surroundings around;
  };
  /// Where a name of an exclusion or of a changed function stands in what stays, file by file.
  [[nodiscard]] const std::vector<Place>& places(std::string_view name) const;
  /// What is declared under such a name and stays.
  [[nodiscard]] const std::vector<Found>& staying(std::string_view name) const;

  /// New code of an edit.
  struct NewCode {
    const Edit* edit;
    OutlinedFile file;    ///< tokens alone
    Surroundings around;  ///< of the place in upstream that it goes to
    std::optional<IndexedTokens> tokens;
  };
  [[nodiscard]] const std::vector<NewCode>& new_code() const { return new_code_; }
  /// Those of new_code that hold the identifier `name`.
  [[nodiscard]] const std::vector<std::size_t>& new_code_with(std::string_view name) const;

  /// Whether `scope` is "", or a source says `using namespace` with its last name.
  [[nodiscard]] bool is_opened(std::string_view scope) const;
  /// `scope` without the inline namespaces at its end.
  [[nodiscard]] std::string_view without_inline(std::string_view scope) const;

 private:
  void add_name(const PlanState& state, std::string_view name);
  void read_namespaces(const PlanState& state);

  std::vector<IndexedSource> sources_;
  std::vector<NewCode> new_code_;
  std::unordered_set<std::string_view> opened_;  ///< last names of used namespaces
  std::unordered_set<std::string_view> inline_;  ///< qualified names of inline namespaces
  std::unordered_map<std::string_view, std::vector<std::size_t>> new_code_with_;
  std::unordered_map<std::string_view, std::vector<Place>> places_;
  std::unordered_map<std::string_view, std::vector<Found>> staying_;
};

}  // namespace patchgen
