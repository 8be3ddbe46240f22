// Words that somebody writes into a generated file, or takes out of it, wherever: they are seen for
// what they are, and no fix drops them unless it is told to. What a formatter does to the header
// comment is none of these.

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <patchgen/check.h>
#include <patchgen/emit.h>
#include <patchgen/token.h>

#include "drift/compare.h"
#include "property/drift_subjects.h"
#include "source/comment_words.h"

namespace patchgen {
namespace {

constexpr std::string_view kRule =
    "============================================================================";

/// A token, or a word of a comment.
struct Word {
  ByteRange range;
  std::size_t token = 0;  ///< which one it is, or is in
  bool is_comment = false;
};

/// All but those behind a `}`, where comments that name a namespace are layout.
std::vector<Word> words_of(const SourceText& text) {
  std::vector<Word> words;
  bool behind_brace = false;
  const std::vector<Token> tokens = tokenize(text);
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const std::string_view spelled = spelling(text, tokens[i]);
    if (tokens[i].kind != TokenKind::Comment) {
      words.push_back({tokens[i].range(), i, false});
      behind_brace = spelled == "}";
    } else if (!behind_brace) {
      for (const std::string_view word : comment_words(spelled)) {
        const auto begin = tokens[i].begin + static_cast<std::size_t>(word.data() - spelled.data());
        words.push_back({{begin, begin + word.size()}, i, true});
      }
    }
  }
  return words;
}

std::string with(std::string bytes, ByteRange range, std::string_view text) {
  return bytes.replace(range.begin, range.size(), text);
}

std::string inserted(const std::string& bytes, std::size_t at, std::string_view text) {
  return with(bytes, {at, at}, text);
}

/// The ways to edit a file by hand.
enum class Edit : std::uint8_t { AddWord, AddComment, AddLine, Delete, Swap };
constexpr std::array<Edit, 5> kEdits = {Edit::AddWord, Edit::AddComment, Edit::AddLine,
                                        Edit::Delete, Edit::Swap};

/// `text` edited at its word `at`; nothing where that would be no change, or one of layout.
std::optional<std::string> edited(const SourceText& text, const std::vector<Word>& words,
                                  std::size_t at, Edit edit) {
  const std::string bytes(text.bytes());
  const Word& word = words[at];
  switch (edit) {
    case Edit::AddWord:
      return inserted(bytes, word.range.end, " mine_ ");
    case Edit::AddComment:
      if (word.is_comment) return inserted(bytes, word.range.begin, "mine: ");
      return inserted(bytes, word.range.end, " /* mine */ ");
    case Edit::AddLine:
      return inserted(bytes, text.line_begin(word.range.begin), "// mine\n");
    case Edit::Delete:
      if (text.slice(word.range) == "\"\"") return std::nullopt;  // beside another string
      return with(bytes, word.range, " ");
    case Edit::Swap: {
      if (at + 1 == words.size()) return std::nullopt;
      const Word& next = words[at + 1];
      const std::string first(text.slice(word.range));
      const std::string second(text.slice(next.range));
      const bool same_comment = word.is_comment && next.is_comment && word.token == next.token;
      const bool both_tokens = !word.is_comment && !next.is_comment;
      if (first == second || (!same_comment && !both_tokens)) return std::nullopt;
      return with(with(bytes, next.range, first), word.range, second);
    }
  }
  return std::nullopt;
}

/// `bytes` of a generated file with its fingerprint made to fit.
std::string vouched_for(std::string bytes) {
  const std::size_t value = bytes.find("Fingerprint: ") + 13;
  bytes.replace(value, 16, "0000000000000000");
  EmittedFile file{.bytes = std::move(bytes), .segments = {}};
  const SourceText open("open", file.bytes);
  set_fingerprint(file, fingerprint(open, tokenize(open)));
  return file.bytes;
}

/// A generated file, and what it is to be once its inputs have moved.
struct Pair {
  explicit Pair(const GeneratedFile& file)
      : now(file.path, file.bytes), moved(file.path, vouched_for(file.bytes + "\nint moved_;\n")) {}
  SourceText now;
  SourceText moved;
};

/// However the inputs have moved, `bytes` are an edit, and an orphan of these bytes says so.
void expect_edited(const Pair& file, const std::string& bytes) {
  const SourceText is(file.now.name(), bytes);
  EXPECT_EQ(compare_output(is, file.now), OutputState::Edited) << is.name() << "\n" << bytes;
  EXPECT_EQ(compare_output(is, file.moved), OutputState::Edited) << is.name() << "\n" << bytes;
  EXPECT_FALSE(is_as_generated(is)) << is.name() << "\n" << bytes;
}

TEST(EditsByHand, AreSeenWhereverTheyStand) {
  const TemporaryDirectory folder;
  constexpr std::size_t kPlaces = 10;  // in each file
  std::size_t edits = 0;
  for (const Subject& subject : subjects_in(folder.path(), "", 2)) {
    for (const GeneratedFile& generated : subject.files) {
      const Pair file(generated);
      const std::vector<Word> words = words_of(file.now);
      for (std::size_t place = 0; place < kPlaces; ++place) {
        const std::size_t at = (place * words.size() / kPlaces + edits % 7) % words.size();
        const auto bytes = edited(file.now, words, at, kEdits.at(edits++ % kEdits.size()));
        if (bytes) expect_edited(file, *bytes);
        if (testing::Test::HasFailure()) return;
      }
      expect_edited(file, std::string(file.now.bytes()) + "\n// mine\n");
      expect_edited(file, std::string(file.now.bytes()) + "\nint mine_;\n");
    }
  }
  EXPECT_GT(edits, 1500U);
}

TEST(EditsByHand, AreSeenInAndAboveEveryHeader) {
  const TemporaryDirectory folder;
  std::size_t edits = 0;
  for (const Subject& subject : subjects_in(folder.path(), "", 20)) {
    const Pair file(subject.files.front());
    const std::size_t header_end = file.now.bytes().rfind(kRule) + kRule.size();
    const std::vector<Word> words = words_of(file.now);
    for (std::size_t at = 0; at < words.size() && words[at].range.end <= header_end; ++at) {
      for (const Edit edit : kEdits) {
        const auto bytes = edited(file.now, words, at, edit);
        if (bytes) expect_edited(file, *bytes), ++edits;
        if (testing::Test::HasFailure()) return;
      }
    }
    for (const char* above : {"// mine\n", "/* mine */\n\n", "#pragma once\n", "int mine_;\n"}) {
      expect_edited(file, inserted(std::string(file.now.bytes()), 0, above));
    }
  }
  EXPECT_GT(edits, 1500U);
}

TEST(EditsByHand, AreLeftByAFixWithoutForce) {
  const TemporaryDirectory folder;
  RealDisk disk;
  std::size_t edits = 0;
  for (const Subject& subject : subjects_in(folder.path(), "", 16)) {
    const GeneratedFile& file = subject.files.front();
    const SourceText text(file.path, file.bytes);
    const std::vector<Word> words = words_of(text);
    for (const std::size_t at : {std::size_t{5}, std::size_t{12}, words.size() / 2}) {
      const auto bytes = edited(text, words, at, kEdits.at(edits++ % kEdits.size()));
      if (!bytes) continue;
      write_unsynced(file.path, *bytes);
      CheckOptions options;
      options.fix = true;
      const CheckReport report =
          check(disk, {.specs = {subject.spec()}}, subject.options(), options);
      EXPECT_EQ(report.exit_status(), 1) << *bytes;
      EXPECT_EQ(read_whole_file(file.path), *bytes);
      EXPECT_EQ(read_whole_file(file.diff_path), file.diff);
    }
  }
  EXPECT_GT(edits, 50U);
}

/// The header of `bytes` with its words filled into lines of `width`.
std::string with_header_wrapped(const std::string& bytes, std::size_t width,
                                std::string_view indent) {
  const std::size_t begin = bytes.find("// ===");
  std::size_t end = begin;
  for (int rule = 0; rule < 3; ++rule) end = bytes.find(kRule, end) + kRule.size();
  std::string wrapped;
  std::string line;
  for (std::size_t at = begin; at < end;) {
    const std::size_t line_end = std::min(bytes.find_first_of("\r\n", at), end);
    for (const std::string_view word :
         comment_words(std::string_view(bytes).substr(at, line_end - at))) {
      // A backslash at the end of a line would join it with the next one.
      if (line.size() + word.size() + 4 > width && !line.empty() && !line.ends_with('\\')) {
        wrapped += fmt::format("{}//{}\n", indent, std::exchange(line, ""));
      }
      line += fmt::format(" {}", word);
    }
    at = bytes.find_first_not_of("\r\n", line_end);
  }
  return with(bytes, {begin, end}, fmt::format("{}{}//{}", wrapped, indent, line));
}

TEST(LayoutOfTheHeader, IsNoEdit) {
  const TemporaryDirectory folder;
  for (const Subject& subject : subjects_in(folder.path(), "", 4)) {
    for (const GeneratedFile& generated : subject.files) {
      const Pair file(generated);
      const std::string& bytes = generated.bytes;
      const std::string trailing =
          with(bytes, {bytes.find(kRule) + kRule.size(), bytes.find(kRule) + kRule.size()}, "  \t");
      for (const std::string& layout :
           {with_header_wrapped(bytes, 30, ""), with_header_wrapped(bytes, 60, "\t  "),
            with_header_wrapped(bytes, 1000, " "), as_crlf(with_header_wrapped(bytes, 78, "")),
            as_crlf(bytes), trailing, inserted(bytes, bytes.find("// ==="), "\n\n")}) {
        const SourceText is(generated.path, layout);
        EXPECT_TRUE(is_as_generated(is) || !is_as_generated(file.now)) << layout;
        const OutputState state = compare_output(is, file.now);
        EXPECT_TRUE(state == OutputState::Reformatted || state == OutputState::Same) << layout;
        EXPECT_EQ(compare_output(is, file.moved), OutputState::Stale) << layout;
        if (HasFailure()) return;
      }
    }
  }
}

}  // namespace
}  // namespace patchgen
