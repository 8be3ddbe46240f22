#include "spec/json_tree.h"

#include <cstddef>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <vector>

#include <patchgen/diagnostic.h>

namespace patchgen {
namespace {

using Json = nlohmann::ordered_json;

struct Reading {
  std::optional<JsonNode> root;
  Diagnostics diagnostics;
};

Reading read(const std::string& document) {
  const SourceText text("s.json", document);
  ErrorList errors(text);
  Reading reading;
  reading.root = read_json(text, errors);
  errors.report(reading.diagnostics);
  return reading;
}

/// "line:column+underlined: message", one line an error.
std::string errors_of(const std::string& document) {
  std::string out;
  const Reading reading = read(document);
  for (const Diagnostic& d : reading.diagnostics.all()) {
    if (!out.empty()) out += '\n';
    out += fmt::format("{}:{}+{}: {}", d.line, d.column, d.underline_columns, d.message);
  }
  return out;
}

std::string hints_of(const std::string& document) {
  std::string out;
  const Reading reading = read(document);
  for (const Diagnostic& d : reading.diagnostics.all()) {
    for (const std::string& hint : d.hints) out += (out.empty() ? "" : "\n") + hint;
  }
  return out;
}

Json json_of(std::string_view bytes) {
  return Json::parse(bytes.begin(), bytes.end(), nullptr, /*allow_exceptions=*/false,
                     /*ignore_comments=*/true);
}

/// The node's value, built from the tree alone; numbers from the bytes at their place.
Json value_of(const JsonNode& node, std::string_view bytes) {
  switch (node.kind) {
    case JsonKind::Null:
      return nullptr;
    case JsonKind::Boolean:
      return node.boolean;
    case JsonKind::Number:
      return json_of(bytes.substr(node.where.begin, node.where.size()));
    case JsonKind::String:
      return node.string;
    case JsonKind::List: {
      Json list = Json::array();
      for (const JsonNode& item : node.children) list.push_back(value_of(item, bytes));
      return list;
    }
    case JsonKind::Object:
      break;
  }
  Json object = Json::object();
  for (const JsonNode& member : node.children) object[member.key] = value_of(member, bytes);
  return object;
}

/// Every range must hold exactly the node's own text.
void check_places(const JsonNode& node, std::string_view bytes, bool has_duplicates) {
  const std::string_view own = bytes.substr(node.where.begin, node.where.size());
  ASSERT_FALSE(own.empty());
  ASSERT_EQ(std::string_view(" \t\r\n,:/").find(own.front()), std::string_view::npos) << own;
  ASSERT_EQ(std::string_view(" \t\r\n,:/").find(own.back()), std::string_view::npos) << own;
  if (!has_duplicates) {
    ASSERT_EQ(json_of(own), value_of(node, bytes)) << own;
  }
  for (const JsonNode& child : node.children) {
    ASSERT_TRUE(node.where.contains(child.where));
    if (node.kind == JsonKind::Object) {
      const std::string_view key = bytes.substr(child.key_where.begin, child.key_where.size());
      ASSERT_TRUE(key.size() >= 2 && key.front() == '"' && key.back() == '"') << key;
      ASSERT_EQ(json_of(key), Json(child.key));
      ASSERT_LT(child.key_where.end, child.where.begin);
    } else {
      ASSERT_TRUE(child.key_where.empty());
    }
    check_places(child, bytes, has_duplicates);
  }
}

bool is_accepted(const std::string& document) {
  return Json::accept(document, /*ignore_comments=*/true);
}

/// What must hold for any bytes without NUL and of modest depth.
void check_document(const std::string& document) {
  const Reading reading = read(document);
  ASSERT_EQ(reading.root.has_value(), is_accepted(document)) << document;
  const auto& diagnostics = reading.diagnostics.all();
  if (reading.root) {
    check_places(*reading.root, document, !diagnostics.empty());
    return;
  }
  ASSERT_EQ(diagnostics.size(), 1U) << document;
  const SourceText text("s.json", document);
  const Diagnostic& d = diagnostics.front();
  ASSERT_GE(d.line, 1) << document;
  ASSERT_LE(d.line, text.line_count()) << document;
  ASSERT_LE(static_cast<std::size_t>(d.column), text.line_range(d.line).size() + 2)
      << d.message << Json(document).dump();
  for (const char c : d.message) ASSERT_GE(static_cast<unsigned char>(c), 0x20) << document;
}

/// All sequences of up to `longest` of `pieces`.
void check_all(const std::vector<std::string>& pieces, std::size_t longest,
               const std::string& document = "") {
  check_document(document);
  if (longest == 0 || testing::Test::HasFatalFailure()) return;
  for (const std::string& piece : pieces) check_all(pieces, longest - 1, document + piece);
}

TEST(JsonTree, EverySequenceOfFourTokensStandsWhereItSays) {
  check_all({"{", "}", "[", "]", ",", ":", R"("\"\\")", "-0.5e+1", "\r\n", "//,:\"\n", "/*]\"**/",
             "true"},
            4);
}

TEST(JsonTree, EverySequenceOfFourCharactersStandsWhereItSays) {
  check_all({"{", "}", "[", ",", ":", "\"", "1", "/", "*", "\n", "\\", "\xC3"}, 4);
  check_all({"[", "]", ",", "1", "0", ".", "e", "-"}, 4);
}

TEST(JsonTree, InsideListsAndObjectsToo) {
  const std::vector<std::string> pieces = {"{", "}",    "[", "]",     ",",    ":",
                                           " ", "\"\"", "7", "false", "/**/", "//\r"};
  for (const std::string& a : pieces) {
    for (const std::string& b : pieces) {
      for (const std::string& c : pieces) {
        check_document("[1" + a + b + c + "]");
        check_document("{\"k\" " + a + b + c + "}");
        check_document("{\"k\":[" + a + b + c + "],\"l\":2}");
      }
    }
  }
}

std::string random_space(std::mt19937& random) {
  static const std::vector<std::string> spaces = {
      "", "", " ", "\n", "\r\n", "\t", "/* { */", "//\"\n", "/**/", "//,\r", "/*\xFF\xC3*/"};
  return spaces[random() % spaces.size()];
}

std::string random_value(std::mt19937& random, int depth) {
  static const std::vector<std::string> scalars = {
      "0",    "-1",        "1e5",      "12.50",
      "\"\"", "\"a\\\"\"", "\"\\\\\"", "\"\\u00e9é/*\"",
      "true", "false",     "null",     "18446744073709551616"};
  const auto space = [&] { return random_space(random); };
  const auto shape = depth == 0 ? 0 : random() % 3;
  if (shape == 0) return scalars[random() % scalars.size()];
  std::string out = shape == 1 ? "[" : "{";
  const auto count = random() % 4;
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) out += space() + ",";
    if (shape == 2) out += fmt::format("{}\"k{}\\n\"{}:", space(), i, space());
    out += space() + random_value(random, depth - 1);
  }
  return out + space() + (shape == 1 ? "]" : "}");
}

TEST(JsonTree, RandomDocumentsAndTheirTruncations) {
  std::mt19937 random(1);
  for (int i = 0; i < 600; ++i) {
    const std::string document = (i % 5 == 0 ? "\xEF\xBB\xBF" : "") + random_space(random) +
                                 random_value(random, 5) + random_space(random);
    ASSERT_TRUE(is_accepted(document)) << document;
    check_document(document);
    for (int j = 0; j < 10; ++j) {
      check_document(document.substr(0, random() % (document.size() + 1)));
      std::string mutated = document;
      mutated[random() % mutated.size()] = "{}[],:\"\\/*\n1ax\xC3"[random() % 15];
      check_document(mutated);
    }
    if (HasFatalFailure()) return;
  }
}

TEST(JsonTree, KeepsValuesAndPlaces) {
  const std::string document = "{ \"a\" : [ 12 , true,null ],\r\n\t\"b\\n\":\"x\\u00e9\" } // end";
  const Reading reading = read(document);
  ASSERT_TRUE(reading.root);
  EXPECT_EQ(reading.root->where, (ByteRange{0, document.find("//") - 1}));
  const JsonNode* a = reading.root->find("a");
  ASSERT_NE(a, nullptr);
  EXPECT_EQ(a->key_where, (ByteRange{2, 5}));
  EXPECT_EQ(a->where, (ByteRange{8, 26}));
  EXPECT_EQ(a->opening(), (ByteRange{8, 9}));
  ASSERT_EQ(a->children.size(), 3U);
  EXPECT_EQ(a->children[0].where, (ByteRange{10, 12}));
  EXPECT_EQ(a->children[1].where, (ByteRange{15, 19}));
  EXPECT_TRUE(a->children[1].boolean);
  EXPECT_EQ(a->children[2].kind, JsonKind::Null);
  const JsonNode* b = reading.root->find("b\n");
  ASSERT_NE(b, nullptr);
  EXPECT_EQ(b->string, "xé");
  EXPECT_EQ(reading.root->find("c"), nullptr);
}

TEST(JsonTree, SkipsAByteOrderMark) {
  const Reading reading = read("\xEF\xBB\xBF{}");
  ASSERT_TRUE(reading.root);
  EXPECT_EQ(reading.root->where, (ByteRange{3, 5}));
}

TEST(JsonTree, NothingToRead) {
  EXPECT_EQ(errors_of(""), "1:1+1: the file is empty");
  EXPECT_EQ(errors_of("\xEF\xBB\xBF"), "1:1+1: the file is empty");
  EXPECT_EQ(errors_of("\n// nothing\n"),
            "1:1+1: the file holds nothing but white space and comments");
  EXPECT_EQ(errors_of(" \t"), "1:1+1: the file holds nothing but white space and comments");
}

TEST(JsonTree, NoJson) {
  EXPECT_EQ(errors_of("#include <a.h>\n"), "1:1+8: expected a value, found \"#include\"");
  EXPECT_EQ(errors_of("op: x"), "1:1+2: expected a value, found \"op\"");
  EXPECT_EQ(errors_of("\n  True"), "2:3+4: expected a value, found \"True\"");
  EXPECT_EQ(hints_of("True"), "did you mean true?");
  EXPECT_EQ(hints_of("[None]"), "did you mean null?");
  EXPECT_EQ(errors_of("[tru]"), "1:2+3: expected a value, found \"tru\"");
  EXPECT_EQ(errors_of("['a']"), "1:2+3: expected a value, found \"'a'\"");
  EXPECT_EQ(hints_of("['a']"), "strings stand in double quotes");
  EXPECT_EQ(errors_of("\xEF\xBBx"), "1:1+1: the file begins with a broken byte-order mark");
  EXPECT_EQ(errors_of("\x80"), "1:1+1: expected a value, found \"\\x80\"");
}

TEST(JsonTree, PunctuationOutOfPlace) {
  EXPECT_EQ(errors_of("{op: 1}"), "1:2+2: expected a key in double quotes or '}', found \"op\"");
  EXPECT_EQ(errors_of("{\"a\":1,b:2}"), "1:8+1: expected a key in double quotes, found \"b\"");
  EXPECT_EQ(errors_of("{1:2}"), "1:2+1: expected a key in double quotes or '}', found \"1\"");
  EXPECT_EQ(errors_of("{,}"), "1:2+1: expected a key in double quotes or '}', found ','");
  EXPECT_EQ(errors_of("{\"a\" 1}"), "1:6+1: expected ':' after the key, found \"1\"");
  EXPECT_EQ(errors_of("{\"a\"}"), "1:5+1: expected ':' after the key, found '}'");
  EXPECT_EQ(errors_of("{\"a\":}"), "1:6+1: expected a value, found '}'");
  EXPECT_EQ(errors_of("{\"a\":1\n \"b\":2}"), "2:2+3: expected ',' or '}', found \"b\"");
  EXPECT_EQ(errors_of("{\"a\":1]"), "1:7+1: expected ',' or '}', found ']'");
  EXPECT_EQ(errors_of("[1 2]"), "1:4+1: expected ',' or ']', found \"2\"");
  EXPECT_EQ(errors_of("[01]"), "1:3+1: expected ',' or ']', found \"1\"");
  EXPECT_EQ(errors_of("[1,,2]"), "1:4+1: expected a value, found ','");
  EXPECT_EQ(errors_of("[,1]"), "1:2+1: expected a value, found ','");
  EXPECT_EQ(errors_of("}"), "1:1+1: expected a value, found '}'");
}

TEST(JsonTree, TrailingCommas) {
  EXPECT_EQ(errors_of("[1,]"), "1:3+1: a comma stands before ']'");
  EXPECT_EQ(errors_of("{\"a\":1 , // c,\n}"), "1:8+1: a comma stands before '}'");
  EXPECT_EQ(hints_of("[1,]"), "JSON allows no comma behind the last entry; remove it");
  EXPECT_EQ(errors_of("[1,}"), "1:3+1: a comma stands before '}'");
}

TEST(JsonTree, TheFileEndsTooEarly) {
  EXPECT_EQ(errors_of("{\n \"a\": [1,\n"), "2:10+1: expected a value, found the end of the file");
  EXPECT_EQ(hints_of("{\n \"a\": [1,\n"), "the list that begins on line 2 is not closed");
  EXPECT_EQ(errors_of("{"),
            "1:2+1: expected a key in double quotes or '}', found the end of the file");
  EXPECT_EQ(hints_of("{"), "the object that begins on line 1 is not closed");
  EXPECT_EQ(errors_of("{\"a\":1"), "1:7+1: expected ',' or '}', found the end of the file");
  EXPECT_EQ(errors_of("[1,"), "1:4+1: expected a value, found the end of the file");
  EXPECT_EQ(errors_of("{\"a\":"), "1:6+1: expected a value, found the end of the file");
  EXPECT_EQ(errors_of("{\"a\":1,"),
            "1:8+1: expected a key in double quotes, found the end of the file");
  EXPECT_EQ(errors_of("{\"a\": // x"), "1:6+1: expected a value, found the end of the file");
  EXPECT_EQ(errors_of("[1"), "1:3+1: expected ',' or ']', found the end of the file");
  EXPECT_EQ(errors_of("{\"a"), "1:2+2: the string is not closed before the file ends");
  EXPECT_EQ(errors_of("{ /* x\n\n"), "1:3+2: the comment is not closed before the file ends");
  EXPECT_EQ(errors_of("{} /* x"), "1:4+2: the comment is not closed before the file ends");
}

TEST(JsonTree, TextBehindTheEnd) {
  EXPECT_EQ(errors_of("{}\n}"), "2:1+1: expected the end of the file, found '}'");
  EXPECT_EQ(errors_of("{} {}"), "1:4+1: expected the end of the file, found '{'");
  EXPECT_EQ(errors_of("{} abc def"), "1:4+3: expected the end of the file, found \"abc\"");
  EXPECT_EQ(errors_of("{} \"abc"), "1:4+1: expected the end of the file, found a string");
  EXPECT_EQ(errors_of("{},"), "1:3+1: expected the end of the file, found ','");
}

TEST(JsonTree, BrokenStrings) {
  EXPECT_EQ(errors_of("[\"ab\n\"]"), "1:2+3: the string is not closed on its line");
  EXPECT_EQ(errors_of("[\"ab\r\n\"]"), "1:2+3: the string is not closed on its line");
  EXPECT_EQ(errors_of("[\"a\tb\"]"), "1:4+1: control character U+0009 inside a string");
  EXPECT_EQ(hints_of("[\"a\tb\"]"), "write it as \\t");
  EXPECT_EQ(errors_of("[\"\x1B\"]"), "1:3+1: control character U+001B inside a string");
  EXPECT_EQ(hints_of("[\"\x1B\"]"), "write it as \\u001B");
  EXPECT_EQ(errors_of("[\"a\\qb\"]"), "1:4+2: unknown escape in a string");
  EXPECT_EQ(errors_of("[\"C:\\Users\\é\"]"), "1:5+2: unknown escape in a string");
  EXPECT_EQ(errors_of("[\"\\é\"]"), "1:3+3: unknown escape in a string");
  EXPECT_EQ(errors_of("[\"a\\u12G4\"]"),
            "1:4+5: '\\u' must be followed by four hexadecimal digits");
  EXPECT_EQ(errors_of("[\"a\\u12\"]"), "1:4+4: '\\u' must be followed by four hexadecimal digits");
  EXPECT_EQ(errors_of("[\"\\n\\uD800x\"]"),
            "1:5+7: \\uD800 to \\uDFFF stand for a character only in pairs");
  EXPECT_EQ(errors_of("[\"\\uDC00\"]"),
            "1:3+6: \\uD800 to \\uDFFF stand for a character only in pairs");
}

TEST(JsonTree, InvalidUtf8InStrings) {
  for (const std::string bad :
       {"\x80", "\xC0\x80", "\xC3", "\xE0\x80\x80", "\xED\xA0\x80", "\xF0\x80\x80\x80",
        "\xF4\x90\x80\x80", "\xF8", "\xFF", "\xE2\x82"}) {
    EXPECT_EQ(errors_of("[\"né" + bad + "\"]"), "1:6+1: invalid UTF-8 inside a string");
    EXPECT_EQ(errors_of("[\"né" + bad), "1:6+1: invalid UTF-8 inside a string");
  }
  EXPECT_TRUE(read("// \xFF\n[\"é€😀\"]").root);
}

TEST(JsonTree, Numbers) {
  EXPECT_EQ(errors_of("[-]"), "1:2+1: \"-\" is no number");
  EXPECT_EQ(errors_of("[1.]"), "1:2+2: \"1.\" is no number");
  EXPECT_EQ(errors_of("[1e+]"), "1:2+3: \"1e+\" is no number");
  EXPECT_EQ(errors_of("[+1]"), "1:2+2: expected a value, found \"+1\"");
  EXPECT_EQ(errors_of("[ 1e999, 2]"), "1:3+5: the number is too large");
  EXPECT_EQ(errors_of("1e999"), "1:1+5: the number is too large");
}

TEST(JsonTree, Comments) {
  EXPECT_EQ(errors_of("/ {}"), "1:1+1: '/' begins no comment; comments are // … or /* … */");
  EXPECT_EQ(errors_of("{} /"), "1:4+1: '/' begins no comment; comments are // … or /* … */");
  EXPECT_TRUE(read("/* a **/ [/*,*/1/**/,//\r2] //").root);
}

TEST(JsonTree, DuplicateKeysAtAnyDepth) {
  EXPECT_EQ(errors_of("{\"a\":1,\n\"b\":[{\"c\":1,\n \"c\":2}],\n\"a\":3,\"a\":4}"),
            "3:2+3: duplicate key \"c\"\n4:1+3: duplicate key \"a\"\n4:7+3: duplicate key \"a\"");
  EXPECT_EQ(hints_of("{\"a\":1,\n\"\\u0061\":2}"), "it is already given on line 1");
  const Reading reading = read("{\"a\":1,\"a\":\"x\"}");
  ASSERT_TRUE(reading.root);
  ASSERT_EQ(reading.root->children.size(), 1U);
  EXPECT_EQ(reading.root->children[0].kind, JsonKind::Number);
}

TEST(JsonTree, ASyntaxErrorStandsAlone) {
  EXPECT_EQ(errors_of("[{\"a\":1,\"a\":2}, ]"), "1:15+1: a comma stands before ']'");
}

TEST(JsonTree, NulBytes) {
  using namespace std::string_literals;
  EXPECT_EQ(errors_of("{}\n\0garbage"s), "2:1+1: the file holds a NUL byte");
  EXPECT_EQ(errors_of("[\"a\0\"]"s), "1:4+1: the file holds a NUL byte");
  EXPECT_EQ(errors_of("// \0\n{}"s), "1:4+1: the file holds a NUL byte");
  EXPECT_EQ(hints_of("\xFF\xFE{\0}\0"s), "the file looks like UTF-16; save it as UTF-8");
}

TEST(JsonTree, DepthIsLimited) {
  const std::string deepest = std::string(kMaxJsonDepth, '[') + std::string(kMaxJsonDepth, ']');
  EXPECT_TRUE(read(deepest).root);
  const std::string expected =
      fmt::format("1:{}+1: lists and objects are nested deeper than {} levels", kMaxJsonDepth + 1,
                  kMaxJsonDepth);
  EXPECT_EQ(errors_of("[" + deepest + "]"), expected);
  EXPECT_EQ(errors_of(std::string(100'000, '[')), expected);
  std::string objects;
  for (int i = 0; i < 100'000; ++i) objects += "{\"a\":";
  EXPECT_NE(errors_of(objects).find("nested deeper"), std::string::npos);
}

TEST(JsonTree, SizeIsLimited) {
  EXPECT_TRUE(read("[\"" + std::string(1 << 20, 'x') + "\"]").root);
  EXPECT_EQ(errors_of(std::string(kMaxJsonBytes, ' ') + "1"),
            "1:1+1: the file is larger than 16 MiB");
  std::string many = "[0";
  for (std::size_t i = 0; i < kMaxJsonValues; ++i) many += ",0";
  const std::string too_many = errors_of(many + "]");
  EXPECT_NE(too_many.find("more than 1000000 values in one file"), std::string::npos) << too_many;
}

}  // namespace
}  // namespace patchgen
