#include <algorithm>
#include <functional>
#include <utility>

#include <patchgen/diagnostic.h>

namespace patchgen {

Diagnostic error_at(const SourceText& text, ByteRange range, std::string message, Fault fault) {
  const std::size_t begin = std::min(range.begin, text.size());
  const LineColumn position = text.position(begin);
  const ByteRange line = text.line_range(position.line);
  const std::size_t end = std::clamp(range.end, begin, std::max(begin, line.end));

  Diagnostic diagnostic;
  diagnostic.fault = fault;
  diagnostic.file = text.name();
  diagnostic.line = position.line;
  diagnostic.column = position.column;
  diagnostic.message = std::move(message);
  diagnostic.source_line = std::string(text.slice(line));
  diagnostic.underline_columns = static_cast<int>(std::max<std::size_t>(1, end - begin));
  return diagnostic;
}

Diagnostic error_in(std::string file, std::string message, Fault fault) {
  Diagnostic diagnostic;
  diagnostic.fault = fault;
  diagnostic.file = std::move(file);
  diagnostic.message = std::move(message);
  return diagnostic;
}

namespace {

std::size_t hash_of(const Diagnostic& diagnostic) {
  // Place and message tell messages apart well enough; operator== decides.
  const std::size_t message = std::hash<std::string>{}(diagnostic.message);
  const std::size_t file = std::hash<std::string>{}(diagnostic.file);
  const auto line = static_cast<std::size_t>(diagnostic.line);
  const auto column = static_cast<std::size_t>(diagnostic.column);
  return message ^ (file * 31) ^ (line * 1'000'003) ^ (column * 7'919);
}

int exit_status_of(Fault fault) {
  switch (fault) {
    case Fault::Output:
      return 1;
    case Fault::Spec:
      return 2;
    case Fault::Source:
      return 3;
    case Fault::System:
      return 4;
  }
  return 4;
}

}  // namespace

void Diagnostics::add(Diagnostic diagnostic) {
  const std::size_t hash = hash_of(diagnostic);
  const auto [first, last] = by_hash_.equal_range(hash);
  if (std::any_of(first, last,
                  [&](const auto& entry) { return all_[entry.second] == diagnostic; })) {
    return;
  }
  by_hash_.emplace(hash, all_.size());
  all_.push_back(std::move(diagnostic));
}

void Diagnostics::append(const Diagnostics& other) {
  if (&other == this) {
    return;
  }
  for (const Diagnostic& diagnostic : other.all_) {
    add(diagnostic);
  }
}

bool Diagnostics::has_errors() const {
  return exit_status() != 0;
}

int Diagnostics::exit_status() const {
  int status = 0;
  for (const Diagnostic& diagnostic : all_) {
    if (diagnostic.severity == Severity::Error) {
      status = std::max(status, exit_status_of(diagnostic.fault));
    }
  }
  return status;
}

}  // namespace patchgen
