// What the costly steps of a run take inside the process, beside libclang's own work on the same
// bytes. whole_process measures whole runs. Processor time is the process's: libclang parses on a
// thread of its own.

#include <benchmark/benchmark.h>
#include <cstdint>
#include <ctime>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>

#include <patchgen/outline.h>
#include <patchgen/patch_spec.h>
#include <patchgen/source_text.h>
#include <patchgen/unified_diff.h>

#include "benchmark/libclang_floor.h"
#include "benchmark/synthetic_model.h"

namespace patchgen::benchmark {
namespace {

using ::benchmark::State;

constexpr int kLines = 7000;
constexpr int kLinesOf350Kilobytes = 9330;

void set_bytes(State& state, std::size_t bytes) {
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(bytes));
}

/// Processor time of the process, all threads, in nanoseconds.
double processor_time() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e9 + static_cast<double>(now.tv_nsec);
}

/// Processor time a byte of the benchmark that others of the same run are held against.
double libclang_nanoseconds_a_byte = 0;
double single_copy_nanoseconds_a_byte = 0;

/// Reports what a byte cost since `start`, and how often that is what it cost in `base`.
double report_a_byte(State& state, double start, std::size_t bytes, const char* ratio_name,
                     double base) {
  const double each = (processor_time() - start) / static_cast<double>(state.iterations()) /
                      static_cast<double>(bytes);
  state.counters["ns/byte"] = each;
  if (base > 0) state.counters[ratio_name] = each / base;
  return each;
}

void libclang_alone(State& state) {
  const std::string text = synthetic_model(kLinesOf350Kilobytes).upstream;
  const double start = processor_time();
  for (auto _ : state) {
    const int tokens = parse_and_tokenize(text);
    if (tokens <= 0) state.SkipWithError("libclang cannot parse the upstream");
    ::benchmark::DoNotOptimize(tokens);
  }
  libclang_nanoseconds_a_byte = report_a_byte(state, start, text.size(), "", 0);
  set_bytes(state, text.size());
}
BENCHMARK(libclang_alone)->Unit(::benchmark::kMillisecond)->MeasureProcessCPUTime();

void outline(State& state) {
  const SourceText text("upstream.cpp", synthetic_model(kLinesOf350Kilobytes).upstream);
  const double start = processor_time();
  for (auto _ : state) {
    const Outline result = read_outline(text);
    if (result.declarations.empty()) state.SkipWithError("the outline is empty");
    ::benchmark::DoNotOptimize(result.declarations.data());
  }
  report_a_byte(state, start, text.size(), "of_libclang", libclang_nanoseconds_a_byte);
  set_bytes(state, text.size());
}
BENCHMARK(outline)->Unit(::benchmark::kMillisecond)->MeasureProcessCPUTime();

/// A header that people wrote, as often as the argument says: growth must be linear.
void outline_of_copies(State& state) {
  std::ifstream in(PATCHGEN_BENCHMARK_HEADER, std::ios::binary);
  const std::string header{std::istreambuf_iterator<char>(in), {}};
  if (header.empty()) {
    state.SkipWithError("cannot read " PATCHGEN_BENCHMARK_HEADER);
    return;
  }
  std::string copies;
  for (std::int64_t i = 0; i < state.range(0); ++i) copies += header;
  const SourceText text("copies.h", std::move(copies));
  const double start = processor_time();
  for (auto _ : state) {
    const Outline result = read_outline(text);
    if (result.declarations.empty()) state.SkipWithError("the outline is empty");
    ::benchmark::DoNotOptimize(result.declarations.data());
  }
  const double each =
      report_a_byte(state, start, text.size(), "of_1x", single_copy_nanoseconds_a_byte);
  if (state.range(0) == 1) single_copy_nanoseconds_a_byte = each;
  state.SetComplexityN(state.range(0));
  set_bytes(state, text.size());
}
BENCHMARK(outline_of_copies)
    ->RangeMultiplier(2)
    ->Range(1, 16)
    ->Complexity(::benchmark::oN)
    ->Unit(::benchmark::kMillisecond)
    ->MeasureProcessCPUTime();

/// Every 500th line changed.
std::string with_changed_lines(const std::string& text) {
  std::string changed;
  int line = 0;
  for (const char c : text) {
    changed += c;
    if (c == '\n' && ++line % 500 == 0) changed += "// a line that upstream lacks\n";
  }
  return changed;
}

void diff_of_few_changes(State& state) {
  const std::string before = synthetic_model(kLines).upstream;
  const std::string after = with_changed_lines(before);
  for (auto _ : state) {
    const std::string diff = unified_diff(before, after, "a/x.cpp", "b/x.cpp");
    if (diff.empty()) state.SkipWithError("the diff is empty");
    ::benchmark::DoNotOptimize(diff.data());
  }
  set_bytes(state, before.size());
}
BENCHMARK(diff_of_few_changes)->Unit(::benchmark::kMillisecond)->MeasureProcessCPUTime();

void diff_of_nothing_in_common(State& state) {
  const std::string before = synthetic_model(kLines).upstream;
  std::string after;
  for (int line = 0; line < kLines; ++line) after += "other line " + std::to_string(line) + '\n';
  for (auto _ : state) {
    const std::string diff = unified_diff(before, after, "a/x.cpp", "b/x.cpp");
    ::benchmark::DoNotOptimize(diff.data());
  }
  set_bytes(state, before.size());
}
BENCHMARK(diff_of_nothing_in_common)->Unit(::benchmark::kMillisecond)->MeasureProcessCPUTime();

void spec_parse(State& state) {
  const auto text =
      std::make_shared<const SourceText>(kSpecName, synthetic_model(kMinimumLines).spec);
  for (auto _ : state) {
    Diagnostics diagnostics;
    const auto spec = parse_patch_spec(text, diagnostics);
    if (!spec) state.SkipWithError("the spec has errors");
    ::benchmark::DoNotOptimize(&spec);
  }
  set_bytes(state, text->size());
}
BENCHMARK(spec_parse)->Unit(::benchmark::kMicrosecond)->MeasureProcessCPUTime();

}  // namespace
}  // namespace patchgen::benchmark

BENCHMARK_MAIN();
