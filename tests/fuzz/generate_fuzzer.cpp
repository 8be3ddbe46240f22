// Three texts in one input, apart by lines of "====": a spec's operations, its upstream m.cpp and
// its patch file p.cpp. Whatever they are: no crash; an error means no output; and each output is
// upstream with the diff applied, and upstream itself behind the header when nothing is asked for.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include <patchgen/generate.h>

#include "support/virtual_disk.h"

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

std::vector<std::string_view> split_lines(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
    lines.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  return lines;
}

/// The first number of "-3,4" or "+5".
std::size_t number_after(std::string_view header, char sign) {
  const std::size_t at = header.find(sign);
  require(at != std::string_view::npos);
  return std::strtoul(std::string(header.substr(at + 1)).c_str(), nullptr, 10);
}

bool counts_nothing(std::string_view header, char sign) {
  const std::size_t at = header.find(sign);
  return header.substr(at, header.find(' ', at) - at).ends_with(",0");
}

/// `upstream` with the unified `diff` applied; aborts when a hunk does not fit.
std::string applied(std::string_view upstream, std::string_view diff) {
  const std::vector<std::string_view> old_lines = split_lines(upstream);
  const std::vector<std::string_view> lines = split_lines(diff);
  std::string result;
  std::size_t at = 0;
  for (std::size_t i = 2; i < lines.size(); ++i) {
    if (lines[i].starts_with("@@ ")) {
      std::size_t first = number_after(lines[i], '-');
      if (!counts_nothing(lines[i], '-')) --first;
      require(first >= at && first <= old_lines.size());
      while (at < first) result += old_lines[at++];
      continue;
    }
    std::string_view text = lines[i].substr(1);
    const bool lacks_newline =
        i + 1 < lines.size() && lines[i + 1].starts_with("\\ No newline at end of file");
    if (lacks_newline) text.remove_suffix(1);
    if (lines[i][0] == '+') {
      result += text;
    } else if (lines[i][0] == '-' || lines[i][0] == ' ') {
      require(at < old_lines.size() && old_lines[at] == text);
      ++at;
      if (lines[i][0] == ' ') result += text;
    } else {
      require(lines[i][0] == '\\');
    }
  }
  while (at < old_lines.size()) result += old_lines[at++];
  return result;
}

/// The next of the three texts; takes it and the separator off `rest`.
std::string take_text(std::string_view& rest) {
  constexpr std::string_view kSeparator = "\n====\n";
  const std::size_t end = std::min(rest.find(kSeparator), rest.size());
  const std::string text(rest.substr(0, end));
  rest.remove_prefix(std::min(end + kSeparator.size(), rest.size()));
  return text;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  const std::string operations = take_text(rest);
  const std::string upstream = take_text(rest);
  patchgen::VirtualDisk disk("/work");
  disk.put("/v/s.json", R"({"source": "m.cpp", "output": "o.cpp", "patch_files": ["p.cpp"],
                               "operations": [)" +
                            operations + "]}");
  disk.put("/v/m.cpp", upstream);
  disk.put("/v/p.cpp", take_text(rest));

  patchgen::GenerateOptions options;
  options.jobs = 1;
  const auto results = patchgen::generate(disk, {"s.json"}, options);
  require(results.size() == 1);
  const patchgen::GenerateResult& result = results[0];
  require(result.diagnostics.has_errors() == result.files.empty());
  for (const patchgen::GeneratedFile& file : result.files) {
    const bool marked = upstream.starts_with("\xef\xbb\xbf");
    require(applied(upstream, file.diff) == file.bytes);
    if (operations.find('{') == std::string::npos) {
      require(file.bytes.ends_with(std::string_view(upstream).substr(marked ? 3 : 0)));
    }
    std::size_t at = 0;
    for (const patchgen::Segment& segment : file.segments) {
      require(segment.output.begin == at);
      at = segment.output.end;
    }
    require(at == file.bytes.size());
  }
  return 0;
}
