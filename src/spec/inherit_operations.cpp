#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <patchgen/patch_spec.h>

#include "spec/entry_names.h"
#include "spec/operation_table.h"
#include "spec/wording.h"

namespace patchgen {
namespace {

/// One entry of one operation of one spec of the family.
struct Entry {
  std::size_t spec = 0;
  std::size_t operation = 0;
  std::size_t index = 0;
  std::size_t extension = 0;  ///< of the spec that takes it over
  EntryName name;

  [[nodiscard]] std::tuple<std::size_t, std::size_t, std::size_t> place() const {
    return {spec, operation, index};
  }
};

/// Works out what each spec of the family has, bases first.
class Family {
 public:
  Family(const std::vector<SpecWithBases>& specs, Diagnostics& diagnostics)
      : specs_(specs), diagnostics_(diagnostics) {}

  /// The entries that the last spec has, inherited ones first.
  std::vector<Entry> settle() {
    for (std::size_t i = 0; i < specs_.size(); ++i) {
      ancestors_.push_back(ancestors_of(i));
      entries_.push_back(settle(i));
    }
    return entries_.back();
  }

  [[nodiscard]] const std::vector<std::size_t>& ancestors(std::size_t spec) const {
    return ancestors_[spec];
  }

 private:
  [[nodiscard]] const Operation& operation_of(const Entry& entry) const {
    return specs_[entry.spec].spec.operations[entry.operation];
  }

  [[nodiscard]] std::vector<std::size_t> ancestors_of(std::size_t spec) const {
    std::vector<std::size_t> all = specs_[spec].bases;
    for (const std::size_t base : specs_[spec].bases) {
      all.insert(all.end(), ancestors_[base].begin(), ancestors_[base].end());
    }
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
  }

  [[nodiscard]] bool descends(std::size_t heir, std::size_t base) const {
    return std::binary_search(ancestors_[heir].begin(), ancestors_[heir].end(), base);
  }

  std::vector<Entry> settle(std::size_t spec) {
    std::vector<Entry> entries;
    for (std::size_t e = 0; e < specs_[spec].bases.size(); ++e) {
      for (Entry& entry : taken_over(spec, e)) {
        const auto same = [&](const Entry& other) { return other.place() == entry.place(); };
        if (std::none_of(entries.begin(), entries.end(), same)) {
          entries.push_back(std::move(entry));
        }
      }
    }
    const std::vector<Operation>& own = specs_[spec].spec.operations;
    for (std::size_t i = 0; i < own.size(); ++i) {
      std::size_t index = 0;
      for (EntryName& name : entries_of(own[i])) {
        entries.push_back({spec, i, index++, 0, std::move(name)});
      }
    }
    std::stable_sort(entries.begin(), entries.end(),
                     [](const Entry& a, const Entry& b) { return a.place() < b.place(); });
    return without_beaten(entries);
  }

  /// What entry `extension` of "extends" lets through.
  std::vector<Entry> taken_over(std::size_t spec, std::size_t extension) {
    const Extension& rules = specs_[spec].spec.extends[extension];
    std::vector<Entry> entries;
    for (const Entry& entry : entries_[specs_[spec].bases[extension]]) {
      const std::string& part = find_operation(operation_name(operation_of(entry).kind))->part;
      if (std::find(rules.inherit.begin(), rules.inherit.end(), part) == rules.inherit.end()) {
        continue;
      }
      entries.push_back(entry);
      entries.back().extension = extension;
    }
    std::vector<Entry> kept = entries;
    for (const Spelled<std::string>& drop : rules.drop) {
      const std::vector<EntryName> dropped = find_dropped(spec, rules, drop, entries);
      std::erase_if(kept, [&](const Entry& entry) {
        return std::any_of(dropped.begin(), dropped.end(),
                           [&](const EntryName& name) { return name.same_as(entry.name); });
      });
    }
    return kept;
  }

  std::vector<EntryName> find_dropped(std::size_t spec, const Extension& rules,
                                      const Spelled<std::string>& drop,
                                      const std::vector<Entry>& entries) {
    std::vector<EntryName> found;
    for (const auto& names : {names_exactly, names_roughly}) {
      for (const Entry& entry : entries) {
        const auto same = [&](const EntryName& other) { return other.same_as(entry.name); };
        const bool known = std::any_of(found.begin(), found.end(), same);
        if (!known && names(drop.value, entry.name)) found.push_back(entry.name);
      }
      if (!found.empty()) break;
    }
    if (found.empty()) report_unknown_drop(spec, rules, drop, entries);
    const auto other = std::find_if(found.begin(), found.end(), [&](const EntryName& name) {
      return name.canonical != found.front().canonical && !names_exactly(drop.value, name);
    });
    if (other != found.end()) report_ambiguous_drop(spec, drop, found);
    return found;
  }

  void report(std::size_t spec, ByteRange where, std::string message,
              std::vector<std::string> hints) {
    Diagnostic diagnostic = error_at(*specs_[spec].spec.text, where, std::move(message));
    diagnostic.hints = std::move(hints);
    diagnostics_.add(std::move(diagnostic));
  }

  void report_unknown_drop(std::size_t spec, const Extension& rules,
                           const Spelled<std::string>& drop, const std::vector<Entry>& entries) {
    std::vector<std::string> names;
    for (const Entry& entry : entries) names.push_back(entry.name.spelled);
    std::vector<std::string> hints = did_you_mean(drop.value, names);
    if (names.empty()) {
      hints.emplace_back("nothing is inherited from there");
    } else if (hints.empty()) {
      const std::size_t most = 12;
      const std::size_t shown = std::min(names.size(), most);
      hints.push_back(fmt::format("what is inherited: {}{}", listed(std::span(names).first(shown)),
                                  names.size() > shown ? ", …" : ""));
    }
    report(spec, drop.where,
           fmt::format("\"drop\": nothing that is inherited from {} is called {}",
                       in_quotes(rules.spec.value), in_quotes(drop.value)),
           std::move(hints));
  }

  void report_ambiguous_drop(std::size_t spec, const Spelled<std::string>& drop,
                             const std::vector<EntryName>& found) {
    std::vector<std::string> hints;
    for (const EntryName& name : found) hints.push_back("it may be " + in_quotes(name.spelled));
    hints.emplace_back("add qualifiers, or name each one that is meant");
    report(spec, drop.where, fmt::format("\"drop\": {} is ambiguous", in_quotes(drop.value)),
           std::move(hints));
  }

  /// An heir's entry wins over one of the same name of its bases; of two bases that ask for the
  /// very same, one is enough.
  [[nodiscard]] std::vector<Entry> without_beaten(const std::vector<Entry>& entries) const {
    std::vector<Entry> kept;
    for (std::size_t i = 0; i < entries.size(); ++i) {
      bool beaten = false;
      for (std::size_t j = 0; j < entries.size() && !beaten; ++j) {
        if (i == j || !entries[i].name.same_as(entries[j].name)) continue;
        const bool from_bases = entries[i].spec != entries[j].spec;
        beaten = descends(entries[j].spec, entries[i].spec) ||
                 (j < i && from_bases && !descends(entries[i].spec, entries[j].spec) &&
                  ask_the_same(entries[i], entries[j]));
      }
      if (!beaten) kept.push_back(entries[i]);
    }
    return kept;
  }

  [[nodiscard]] bool ask_the_same(const Entry& a, const Entry& b) const {
    const Operation& x = operation_of(a);
    const Operation& y = operation_of(b);
    if (x.kind != y.kind) return false;
    if (x.kind == OperationKind::ExcludeFromOutput) return x.cascade == y.cascade;
    if (a.name.family == "target") return false;
    const auto value = [](const std::optional<Spelled<std::string>>& text) {
      return text ? text->value : "";
    };
    const auto pairs = [](const Operation& operation) {
      std::vector<std::pair<std::string, std::string>> result;
      for (const NameMapEntry& e : operation.name_map)
        result.emplace_back(e.from.value, e.to.value);
      return result;
    };
    return value(x.after) == value(y.after) && value(x.before) == value(y.before) &&
           pairs(x) == pairs(y) && patch_files_of(a) == patch_files_of(b);
  }

  /// The files that the entry's code may come from, as they are seen from where the program runs.
  [[nodiscard]] std::vector<std::string> patch_files_of(const Entry& entry) const {
    const Operation& operation = operation_of(entry);
    if (operation.replacements.empty()) return {};
    const PatchSpec& spec = specs_[entry.spec].spec;
    std::vector<std::string> files;
    const std::filesystem::path folder = std::filesystem::path(spec.text->name()).parent_path();
    const auto add = [&](const Spelled<std::string>& file) {
      files.push_back((folder / file.value).lexically_normal().generic_string());
    };
    if (operation.patch_file) {
      add(*operation.patch_file);
    } else {
      for (const Spelled<std::string>& file : spec.patch_files) add(file);
    }
    return files;
  }

  const std::vector<SpecWithBases>& specs_;
  Diagnostics& diagnostics_;
  std::vector<std::vector<std::size_t>> ancestors_;  ///< of each spec, sorted
  std::vector<std::vector<Entry>> entries_;          ///< of each spec
};

}  // namespace

PatchSpec inherit_operations(std::vector<SpecWithBases> family, Diagnostics& diagnostics) {
  Family settled(family, diagnostics);
  const std::vector<Entry> entries = settled.settle();
  const std::size_t heir = family.size() - 1;
  std::vector<Operation> operations;
  for (std::size_t i = 0; i < entries.size();) {
    const Operation& operation = family[entries[i].spec].spec.operations[entries[i].operation];
    std::vector<bool> kept(entries_of(operation).size());
    const Entry& first = entries[i];
    for (; i < entries.size() && entries[i].spec == first.spec &&
           entries[i].operation == first.operation;
         ++i) {
      kept[entries[i].index] = true;
    }
    operations.push_back(with_entries(operation, kept));
    if (first.spec != heir) operations.back().inherited = {first.spec, first.extension};
  }
  PatchSpec result = std::move(family[heir].spec);
  result.operations = std::move(operations);
  for (std::size_t i = heir; i-- > 0 && !result.bring_helpers;) {
    result.bring_helpers = family[i].spec.bring_helpers;
  }
  for (std::size_t i = 0; i < heir; ++i) {
    result.inherited.push_back({.text = family[i].spec.text,
                                .patch_files = std::move(family[i].spec.patch_files),
                                .bases = settled.ancestors(i)});
  }
  return result;
}

}  // namespace patchgen
