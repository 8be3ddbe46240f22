#include "patch/init_list.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string_view>

#include "source/blank_text.h"
#include "source/indent_style.h"

namespace patchgen {
namespace {

constexpr std::size_t kColumns = 100;  ///< a line that would get longer is broken

/// Places new initialisers between those that are there.
class ListPlanner {
 public:
  ListPlanner(const Found& constructor, const ConstructorTail& tail,
              const std::vector<std::string>& order)
      : text_(*constructor.file->text),
        declaration_(*constructor.declaration),
        tail_(tail),
        order_(order) {}

  std::vector<Edit> plan(std::vector<Initializer> added) {
    std::stable_sort(added.begin(), added.end(), [&](const Initializer& a, const Initializer& b) {
      return rank(a.name).value_or(order_.size()) < rank(b.name).value_or(order_.size());
    });
    if (tail_.initializers.empty()) {
      if (!added.empty()) add_list(added);
      return std::move(edits_);
    }
    std::map<std::size_t, std::vector<std::string>> slots;
    for (const Initializer& each : added) slots[slot(each)].push_back(each.text);
    for (const auto& [index, texts] : slots) fill(index, texts);
    return std::move(edits_);
  }

 private:
  [[nodiscard]] std::optional<std::size_t> rank(const std::string& name) const {
    const auto found = std::find(order_.begin(), order_.end(), name);
    if (found == order_.end()) return std::nullopt;
    return static_cast<std::size_t>(found - order_.begin());
  }

  /// The index of the initialiser that the new one goes in front of.
  [[nodiscard]] std::size_t slot(const Initializer& added) const {
    const auto& list = tail_.initializers;
    const std::optional<std::size_t> own = rank(added.name);
    std::size_t at = list.size();
    if (own) {
      std::optional<std::size_t> behind;
      std::optional<std::size_t> before;
      for (std::size_t i = 0; i < list.size(); ++i) {
        const std::optional<std::size_t> other = rank(list[i].name);
        if (!other) continue;
        if (*other < *own) behind = i + 1;
        if (*other > *own && !before) before = i;
      }
      at = behind ? *behind : before.value_or(list.size());
    }
    // Between two that depend on a condition there is no place that is always there.
    while (at > 0 && at < list.size() && list[at - 1].conditional && list[at].conditional) ++at;
    return at;
  }

  void fill(std::size_t index, const std::vector<std::string>& texts) {
    const auto& list = tail_.initializers;
    std::string text;
    std::size_t offset = 0;
    if (index > 0 && !list[index - 1].conditional) {
      offset = list[index - 1].range.end;
      for (const std::string& each : texts) text += separator(index - 1, each) + each;
    } else if (index < list.size()) {
      offset = list[index].range.begin;
      for (const std::string& each : texts) text += each + separator(index, each);
    } else {
      offset = tail_.list_end;
      text = "\n" + std::string(indentation_at(text_, list.front().range.begin));
      for (const std::string& each : texts) text += ", " + each;
    }
    put({offset, offset}, text);
  }

  /// What stands between two initialisers of the list, around the one at `index`.
  [[nodiscard]] std::string separator(std::size_t index, const std::string& added) const {
    const auto& list = tail_.initializers;
    std::string between = ", ";
    for (const std::size_t second : {index + 1, index}) {
      if (second == 0 || second >= list.size()) continue;
      const std::size_t first = second - 1;
      const std::string_view found =
          text_.slice({list[first].range.end, list[first + 1].range.begin});
      if (found.find_first_not_of(", \t\r\n") != std::string_view::npos) continue;
      between = std::string(found);
      std::erase(between, '\r');
      break;
    }
    if (between.find('\n') != std::string::npos) return between;
    const std::size_t begin = text_.line_begin(list[index].range.begin);
    // Of a constructor that shares its line with other members, it alone counts.
    const bool shares = declaration_.range.begin > begin &&
                        !is_blank(text_.slice({begin, declaration_.range.begin}));
    const std::size_t length =
        shares ? declaration_.range.size() : text_.line_range(text_.line_of(begin)).size();
    if (length + added.size() + between.size() <= kColumns) return between;
    const std::size_t first_on_line =
        std::find_if(list.begin(), list.end(), [&](const ConstructorTail::Entry& entry) {
          return entry.range.begin >= begin;
        })->range.begin;
    std::string indent(indentation_at(text_, begin));
    indent.append(first_on_line - begin - indent.size(), ' ');
    return ",\n" + indent;
  }

  /// The constructor had no initialisers.
  void add_list(const std::vector<Initializer>& added) {
    std::string one_line = " : ";
    std::string lines = "\n";
    const std::string indent = std::string(indentation_at(text_, declaration_.range.begin)) +
                               one_level(detect_indent_style(text_));
    for (const Initializer& each : added) {
      const bool first = &each == &added.front();
      one_line += (first ? "" : ", ") + each.text;
      lines += (first ? indent + ": " : ",\n" + indent + "  ") + each.text;
    }
    const std::size_t length = text_.line_range(text_.line_of(tail_.head_end - 1)).size();
    const bool fits = length + one_line.size() <= kColumns;
    put({tail_.head_end, tail_.head_end}, fits ? one_line : lines);
  }

  void put(ByteRange range, const std::string& text) {
    Edit edit;
    edit.range = range;
    edit.layout = EditLayout::Verbatim;
    edit.code.text = text;
    edits_.push_back(std::move(edit));
  }

  const SourceText& text_;
  const Declaration& declaration_;
  const ConstructorTail& tail_;
  const std::vector<std::string>& order_;
  std::vector<Edit> edits_;
};

}  // namespace

std::vector<Edit> plan_init_list(const Found& constructor, const ConstructorTail& tail,
                                 const std::vector<Initializer>& added,
                                 const std::vector<std::string>& order) {
  return ListPlanner(constructor, tail, order).plan(added);
}

}  // namespace patchgen
