#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <string>

#include <patchgen/token.h>

#include "source/libclang_library.h"
#include "source/unterminated.h"

namespace patchgen {
namespace {

constexpr const char* kInputName = "/patchgen-input.cpp";

/// No toolchain, no configuration file and no include path: nothing of the machine is asked.
constexpr std::array<const char*, 9> kArguments = {"-x",
                                                   "c++",
                                                   "-std=gnu++20",
                                                   "--target=x86_64-unknown-unknown",
                                                   "-nostdinc",
                                                   "-nostdinc++",
                                                   "-nogpulib",
                                                   "--no-default-config",
                                                   "-resource-dir=/"};

/// After this many unterminated raw strings the rest of a file is taken as libclang reads it.
constexpr int kMostResumes = 16;

/// Bytes that hide `text` from the parser: it sees one raw string literal without an end, so that
/// nothing is parsed, included or diagnosed, while the raw lexer can start right behind them.
std::string hiding_prefix(std::string_view text) {
  for (int attempt = 0;; ++attempt) {
    const std::string delimiter = fmt::format("patchgen{}", attempt);
    if (text.find(")" + delimiter + "\"") == std::string_view::npos) {
      return "R\"" + delimiter + "(";
    }
  }
}

/// libclang recurses once for each line splice in a row; runs longer than this become blanks.
constexpr std::size_t kMostSplicesInARow = 100;

/// Bytes of the line splice at `i`, 0 when there is none.
std::size_t splice_size(std::string_view bytes, std::size_t i) {
  if (bytes[i] != '\\') return 0;
  std::size_t next = i + 1;
  while (next < bytes.size() && (bytes[next] == ' ' || bytes[next] == '\t')) ++next;
  if (bytes.substr(next).starts_with("\r\n")) return next + 2 - i;
  const bool ends_line = next < bytes.size() && (bytes[next] == '\n' || bytes[next] == '\r');
  return ends_line ? next + 1 - i : 0;
}

void blank_long_splice_runs(std::string& bytes, std::size_t from) {
  for (std::size_t i = bytes.find('\\', from); i != std::string::npos; i = bytes.find('\\', i)) {
    const std::size_t begin = i;
    std::size_t count = 0;
    for (std::size_t size = 0; i < bytes.size() && (size = splice_size(bytes, i)) != 0; i += size) {
      ++count;
    }
    if (count > kMostSplicesInARow) bytes.replace(begin, i - begin, i - begin, ' ');
    if (count == 0) ++i;
  }
}

/// A translation unit around the hidden text.
class HiddenUnit {
 public:
  HiddenUnit(const LibclangLibrary& library, std::string_view text)
      : library_(library), prefix_(hiding_prefix(text)), content_(prefix_) {
    content_ += text;
    blank_long_splice_runs(content_, prefix_.size());
    index_ = library_.create_index(0, 0);
    CXUnsavedFile file{kInputName, content_.data(), content_.size()};
    constexpr unsigned kOptions =
        CXTranslationUnit_SingleFileParse | CXTranslationUnit_SkipFunctionBodies;
    if (library_.parse_translation_unit(index_, kInputName, kArguments.data(),
                                        static_cast<int>(kArguments.size()), &file, 1, kOptions,
                                        &unit_) != CXError_Success) {
      unit_ = nullptr;
    }
  }
  HiddenUnit(const HiddenUnit&) = delete;
  HiddenUnit& operator=(const HiddenUnit&) = delete;
  ~HiddenUnit() {
    if (unit_ != nullptr) library_.dispose_translation_unit(unit_);
    library_.dispose_index(index_);
  }

  [[nodiscard]] bool usable() const { return unit_ != nullptr; }

  /// Appends the tokens from `begin` on; offsets are those of the text plus `shift`.
  void append_tokens(std::size_t begin, std::size_t shift, std::vector<Token>& tokens) const {
    const auto at = [&](std::size_t offset) {
      return library_.get_location_for_offset(unit_, library_.get_file(unit_, kInputName),
                                              static_cast<unsigned>(offset));
    };
    const CXSourceRange all = library_.get_range(at(prefix_.size() + begin), at(content_.size()));
    CXToken* found = nullptr;
    unsigned count = 0;
    library_.tokenize(unit_, all, &found, &count);
    tokens.reserve(tokens.size() + count);
    for (unsigned i = 0; i < count; ++i) {
      const CXSourceRange extent = library_.get_token_extent(unit_, found[i]);
      const std::size_t first = offset_of(library_.get_range_start(extent));
      const std::size_t last = offset_of(library_.get_range_end(extent));
      if (first < prefix_.size() + begin || last <= first) continue;
      tokens.push_back({static_cast<std::uint32_t>(first - prefix_.size() + shift),
                        static_cast<std::uint32_t>(last - prefix_.size() + shift),
                        kind_of(library_.get_token_kind(found[i]))});
    }
    library_.dispose_tokens(unit_, found, count);
  }

 private:
  [[nodiscard]] std::size_t offset_of(CXSourceLocation location) const {
    unsigned offset = 0;
    library_.get_file_location(location, nullptr, nullptr, nullptr, &offset);
    return offset;
  }

  static TokenKind kind_of(CXTokenKind kind) {
    switch (kind) {
      case CXToken_Identifier:
        return TokenKind::Identifier;
      case CXToken_Keyword:
        return TokenKind::Keyword;
      case CXToken_Literal:
        return TokenKind::Literal;
      case CXToken_Comment:
        return TokenKind::Comment;
      case CXToken_Punctuation:
        break;
    }
    return TokenKind::Punctuation;
  }

  const LibclangLibrary& library_;
  std::string prefix_;
  std::string content_;
  CXIndex index_ = nullptr;
  CXTranslationUnit unit_ = nullptr;
};

/// libclang counts line splices in front of a token as part of it.
void trim_leading_splices(const SourceText& text, Token& token) {
  const std::string_view bytes = text.bytes();
  while (token.begin + 1 < token.end && bytes[token.begin] == '\\') {
    std::size_t next = token.begin + 1;
    while (next < token.end && (bytes[next] == ' ' || bytes[next] == '\t')) ++next;
    if (next >= token.end || (bytes[next] != '\n' && bytes[next] != '\r')) return;
    if (bytes.substr(next).starts_with("\r\n")) ++next;
    ++next;
    while (next < token.end && (bytes[next] == ' ' || bytes[next] == '\t')) ++next;
    if (next >= token.end) return;
    token.begin = static_cast<std::uint32_t>(next);
  }
}

/// libclang drops an unterminated comment; it is one up to the end of the file.
void add_unterminated_comment(const SourceText& text, std::vector<Token>& tokens) {
  const std::size_t from = tokens.empty() ? text.byte_order_mark_size() : tokens.back().end;
  const std::size_t open = text.bytes().find("/*", from);
  if (open == std::string_view::npos) return;
  tokens.push_back({static_cast<std::uint32_t>(open), static_cast<std::uint32_t>(text.size()),
                    TokenKind::Comment});
}

}  // namespace

std::vector<Token> tokenize(const SourceText& text, Diagnostics& diagnostics) {
  std::vector<Token> tokens;
  const LibclangLibrary& library = LibclangLibrary::instance();
  if (!library.failure.empty()) {
    Diagnostic error = error_in(text.name(),
                                fmt::format("cannot read C++: {} cannot be loaded ({})",
                                            PATCHGEN_LIBCLANG_SONAME, library.failure),
                                Fault::System);
    error.hints.emplace_back("install the Debian package libclang-19-1");
    diagnostics.add(std::move(error));
    return tokens;
  }
  const std::size_t mark = text.byte_order_mark_size();
  const HiddenUnit unit(library, text.bytes().substr(mark));
  if (!unit.usable()) {
    diagnostics.add(error_in(text.name(), "libclang cannot read the file", Fault::System));
    return tokens;
  }
  std::size_t begin = 0;
  for (int resumes = 0;; ++resumes) {
    unit.append_tokens(begin, mark, tokens);
    if (tokens.empty() || !is_unterminated_raw_string(text, tokens.back())) break;
    if (resumes == kMostResumes) break;
    // The literal would swallow the rest of the file: let it end with its line instead.
    Token& literal = tokens.back();
    literal.kind = TokenKind::Literal;
    literal.end = static_cast<std::uint32_t>(text.line_range(text.line_of(literal.begin)).end);
    begin = literal.end - mark;
    if (literal.end == text.size()) break;
  }
  for (Token& token : tokens) trim_leading_splices(text, token);
  add_unterminated_comment(text, tokens);
  return tokens;
}

}  // namespace patchgen
