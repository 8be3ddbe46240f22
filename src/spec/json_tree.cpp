#include "spec/json_tree.h"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <iterator>
#include <nlohmann/json.hpp>
#include <unordered_map>
#include <utility>

#include "spec/json_fault.h"
#include "spec/wording.h"

namespace patchgen {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

/// How far the parser has read.
struct ReadState {
  std::size_t consumed = 0;
  bool met_end = false;
};

/// Hands bytes to the parser and counts them: its SAX events carry no positions.
class CountingIterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  CountingIterator(const char* at, ReadState* state) : at_(at), state_(state) {}

  reference operator*() const { return *at_; }
  CountingIterator& operator++() {
    ++at_;
    ++state_->consumed;
    return *this;
  }
  CountingIterator operator++(int) {
    CountingIterator old = *this;
    ++*this;
    return old;
  }
  friend bool operator==(const CountingIterator& a, const CountingIterator& b) {
    const bool equal = a.at_ == b.at_;
    if (equal) a.state_->met_end = true;
    return equal;
  }
  friend bool operator!=(const CountingIterator& a, const CountingIterator& b) { return !(a == b); }

 private:
  const char* at_;
  ReadState* state_;
};

/// Builds the tree from the parser's events.
class TreeBuilder final : public nlohmann::json_sax<nlohmann::json> {
 public:
  TreeBuilder(std::string_view bytes, const ReadState& state, ErrorList& errors)
      : bytes_(bytes),
        state_(state),
        errors_(errors),
        last_end_(bytes.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0) {}

  bool null() override { return scalar(JsonKind::Null, state_.consumed); }
  bool boolean(bool value) override {
    if (!scalar(JsonKind::Boolean, state_.consumed)) return false;
    last_scalar().boolean = value;
    return true;
  }
  bool number_integer(number_integer_t) override { return number(); }
  bool number_unsigned(number_unsigned_t) override { return number(); }
  bool number_float(number_float_t, const string_t&) override { return number(); }
  bool string(string_t& value) override {
    if (!scalar(JsonKind::String, state_.consumed)) return false;
    last_scalar().string = std::move(value);
    return true;
  }
  bool binary(binary_t&) override { return false; }  // never in JSON text

  bool start_object(std::size_t) override { return open(JsonKind::Object); }
  bool start_array(std::size_t) override { return open(JsonKind::List); }
  bool end_object() override {
    drop_duplicate_keys(open_.back());
    return close();
  }
  bool end_array() override { return close(); }

  bool key(string_t& value) override {
    key_where_ = token(state_.consumed);
    key_ = std::move(value);
    return true;
  }

  bool parse_error(std::size_t position, const std::string&,
                   const nlohmann::json::exception& error) override {
    JsonFault fault;
    fault.what = error.what();
    fault.last_end = last_end_;
    fault.read_end = position;
    fault.after_root = root_.has_value();
    if (!open_.empty()) fault.open_begin = open_.back().where.begin;
    add_syntax_error(bytes_, fault, errors_);
    return false;
  }

  std::optional<JsonNode> take_root() { return std::move(root_); }

  /// Errors about keys that stand twice; kept back because a syntax error stands alone.
  void report_duplicates() {
    for (const Duplicate& duplicate : duplicate_keys_) {
      errors_.add(duplicate.where, fmt::format("duplicate key {}", in_quotes(duplicate.key)),
                  {fmt::format("it is already given on {}", errors_.line_name(duplicate.first))});
    }
  }

 private:
  struct Duplicate {
    ByteRange where;
    std::string key;
    std::size_t first;
  };

  /// The range of the token that ends at `end`, the first one behind the last that was taken.
  ByteRange token(std::size_t end) {
    std::size_t begin = skip_space_and_comments(bytes_, last_end_);
    while (begin < end && (bytes_[begin] == ',' || bytes_[begin] == ':')) {
      begin = skip_space_and_comments(bytes_, begin + 1);
    }
    last_end_ = end;
    return {begin, end};
  }

  bool number() {
    // The parser knows that a number has ended when it has read the character behind it.
    return scalar(JsonKind::Number, state_.met_end ? state_.consumed : state_.consumed - 1);
  }

  JsonNode new_node(JsonKind kind, ByteRange where) {
    JsonNode node;
    node.kind = kind;
    node.where = where;
    node.key = std::exchange(key_, {});
    node.key_where = std::exchange(key_where_, {});
    return node;
  }

  bool count_value(ByteRange where) {
    if (++values_ <= kMaxJsonValues) return true;
    errors_.add(where, fmt::format("more than {} values in one file", kMaxJsonValues));
    return false;
  }

  bool scalar(JsonKind kind, std::size_t end) {
    const ByteRange where = token(end);
    if (!count_value(where)) return false;
    place(new_node(kind, where));
    return true;
  }

  bool open(JsonKind kind) {
    const ByteRange where = token(state_.consumed);
    if (open_.size() == kMaxJsonDepth) {
      errors_.add(where,
                  fmt::format("lists and objects are nested deeper than {} levels", kMaxJsonDepth));
      return false;
    }
    if (!count_value(where)) return false;
    open_.push_back(new_node(kind, where));
    return true;
  }

  bool close() {
    last_end_ = state_.consumed;
    JsonNode node = std::move(open_.back());
    open_.pop_back();
    node.where.end = state_.consumed;
    place(std::move(node));
    return true;
  }

  void place(JsonNode node) {
    if (open_.empty()) {
      root_ = std::move(node);
    } else {
      open_.back().children.push_back(std::move(node));
    }
  }

  JsonNode& last_scalar() { return open_.empty() ? *root_ : open_.back().children.back(); }

  void drop_duplicate_keys(JsonNode& object) {
    std::unordered_map<std::string, std::size_t> first;
    std::vector<JsonNode> kept;
    kept.reserve(object.children.size());
    for (JsonNode& member : object.children) {
      const auto [known, is_new] = first.try_emplace(member.key, member.key_where.begin);
      if (is_new) {
        kept.push_back(std::move(member));
      } else if (duplicate_keys_.size() <= ErrorList::kMaxErrors) {
        duplicate_keys_.push_back({member.key_where, member.key, known->second});
      }
    }
    object.children = std::move(kept);
  }

  std::string_view bytes_;
  const ReadState& state_;
  ErrorList& errors_;
  std::vector<JsonNode> open_;
  std::optional<JsonNode> root_;
  std::string key_;
  ByteRange key_where_;
  std::size_t last_end_;
  std::size_t values_ = 0;
  std::vector<Duplicate> duplicate_keys_;
};

bool check_bytes(std::string_view bytes, ErrorList& errors) {
  if (bytes.size() > kMaxJsonBytes) {
    errors.add({0, 0}, fmt::format("the file is larger than {} MiB", kMaxJsonBytes >> 20));
    return false;
  }
  const std::size_t nul = bytes.find('\0');
  if (nul == std::string_view::npos) return true;
  const bool is_utf16 = bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF");
  std::vector<std::string> hints;
  if (is_utf16) hints.emplace_back("the file looks like UTF-16; save it as UTF-8");
  errors.add({nul, nul + 1}, "the file holds a NUL byte", std::move(hints));
  return false;
}

}  // namespace

const JsonNode* JsonNode::find(std::string_view name) const {
  const auto found = std::find_if(children.begin(), children.end(),
                                  [&](const JsonNode& child) { return child.key == name; });
  return found == children.end() ? nullptr : &*found;
}

std::string_view kind_name(JsonKind kind) {
  switch (kind) {
    case JsonKind::Null:
      return "null";
    case JsonKind::Boolean:
      return "true or false";
    case JsonKind::Number:
      return "a number";
    case JsonKind::String:
      return "a string";
    case JsonKind::List:
      return "a list";
    case JsonKind::Object:
      return "an object";
  }
  return "";
}

std::string_view found_name(const JsonNode& node) {
  if (node.kind == JsonKind::Boolean) return node.boolean ? "true" : "false";
  return kind_name(node.kind);
}

std::optional<JsonNode> read_json(const SourceText& text, ErrorList& errors) {
  const std::string_view bytes = text.bytes();
  if (!check_bytes(bytes, errors)) return std::nullopt;

  ReadState state;
  TreeBuilder builder(bytes, state, errors);
  const CountingIterator begin(bytes.data(), &state);
  const CountingIterator end(bytes.data() + bytes.size(), &state);
  const bool done =
      nlohmann::json::sax_parse(begin, end, &builder, nlohmann::json::input_format_t::json,
                                /*strict=*/true, /*ignore_comments=*/true);
  if (!done) return std::nullopt;
  builder.report_duplicates();
  return builder.take_root();
}

}  // namespace patchgen
