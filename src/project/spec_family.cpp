#include "project/spec_family.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <memory>
#include <utility>

#include "project/paths.h"

namespace patchgen {
namespace {

/// Reads specs depth first, so that bases come before those that extend them.
class FamilyReader {
 public:
  FamilyReader(const Disk& disk, std::vector<std::string>& inputs, Diagnostics& diagnostics)
      : disk_(disk), inputs_(inputs), diagnostics_(diagnostics) {}

  /// False when the spec or one of its bases cannot be had; an error has been reported then.
  bool read(const std::string& path) {
    DiskError failure;
    std::optional<std::string> bytes = disk_.read(path, failure);
    if (!bytes) {
      diagnostics_.add(
          error_in(path, fmt::format("cannot read the patch spec: {}", failure.reason)));
      return false;
    }
    inputs_.push_back(path);
    auto text = std::make_shared<SourceText>(path, std::move(*bytes));
    std::optional<PatchSpec> spec = parse_patch_spec(std::move(text), diagnostics_);
    if (!spec) return false;
    SpecWithBases with_bases{.spec = std::move(*spec), .bases = {}};
    open_.push_back(path);
    bool fine = true;
    for (const Extension& extension : with_bases.spec.extends) {
      const auto base = read_base(with_bases.spec, extension, with_bases.bases);
      fine &= base.has_value();
      if (base) with_bases.bases.push_back(*base);
    }
    open_.pop_back();
    if (!fine) return false;
    family_.push_back(std::move(with_bases));
    return true;
  }

  std::vector<SpecWithBases> take() { return std::move(family_); }

 private:
  /// The place in the family of what `extension` of `heir` names.
  std::optional<std::size_t> read_base(const PatchSpec& heir, const Extension& extension,
                                       const std::vector<std::size_t>& siblings) {
    const std::string path = join_path(parent_path(heir.text->name()), extension.spec.value);
    const std::string key = canonical_path(path);
    const auto same = [&](const std::string& open) { return canonical_path(open) == key; };
    const auto cycle = std::find_if(open_.begin(), open_.end(), same);
    if (cycle != open_.end()) {
      report(heir, extension,
             fmt::format("{} extends itself: {} -> {}", path, fmt::join(cycle, open_.end(), " -> "),
                         path),
             {"remove one of these \"extends\""});
      return std::nullopt;
    }
    const auto [known, is_new] = places_.try_emplace(key, std::nullopt);
    if (is_new) {
      if (!disk_.is_file(path) && !disk_.is_directory(path)) {
        report(heir, extension, fmt::format("no patch spec '{}'", extension.spec.value),
               {"looked for " + path});
        places_.erase(known);
        return std::nullopt;
      }
      if (read(path)) places_[key] = family_.size() - 1;
    }
    const std::optional<std::size_t> place = places_[key];
    if (place && std::find(siblings.begin(), siblings.end(), *place) != siblings.end()) {
      report(heir, extension,
             fmt::format("\"extends\" holds {} twice, under different names", path), {});
      return std::nullopt;
    }
    return place;
  }

  void report(const PatchSpec& spec, const Extension& extension, std::string message,
              std::vector<std::string> hints) {
    Diagnostic diagnostic = error_at(*spec.text, extension.spec.where, std::move(message));
    diagnostic.hints = std::move(hints);
    diagnostics_.add(std::move(diagnostic));
  }

  const Disk& disk_;
  std::vector<std::string>& inputs_;
  Diagnostics& diagnostics_;
  std::vector<std::string> open_;  ///< paths of the specs whose bases are being read
  /// Of each base by canonical path; absent where reading it failed.
  std::map<std::string, std::optional<std::size_t>> places_;
  std::vector<SpecWithBases> family_;
};

}  // namespace

std::optional<PatchSpec> read_spec_family(const Disk& disk, const std::string& path,
                                          std::vector<std::string>& inputs,
                                          Diagnostics& diagnostics) {
  FamilyReader reader(disk, inputs, diagnostics);
  if (!reader.read(path)) return std::nullopt;
  std::vector<SpecWithBases> family = reader.take();
  PatchSpec spec = inherit_operations(std::move(family), diagnostics);
  if (diagnostics.has_errors()) return std::nullopt;
  return spec;
}

}  // namespace patchgen
