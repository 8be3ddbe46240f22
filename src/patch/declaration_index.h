#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include <patchgen/plan.h>
#include <patchgen/target.h>

namespace patchgen {

/// A declaration and the file that it stands in.
struct Found {
  std::size_t file_index = 0;
  const OutlinedFile* file = nullptr;
  const Declaration* declaration = nullptr;

  friend bool operator==(const Found&, const Found&) = default;
};

/// The declarations of several files, looked up by name. The files outlive the index.
class DeclarationIndex {
 public:
  explicit DeclarationIndex(std::vector<const OutlinedFile*> files);

  /// What `name` means, in file order: the declarations of just that qualified name, else those
  /// whose name ends with it. Friends, instantiations and macro calls are never meant.
  [[nodiscard]] std::vector<Found> find(const TargetName& name) const;
  /// True when one of the files has a namespace of that qualified name.
  [[nodiscard]] bool has_namespace(std::string_view qualified_name) const {
    return namespaces_.contains(qualified_name);
  }
  /// Every declaration with this unqualified name, file by file.
  [[nodiscard]] std::vector<Found> called(std::string_view name) const;
  /// What is defined outside of the scope `qualified_name`, a class or namespace, but belongs into
  /// it or into a scope inside of it: `int X::f() {…}` for `X`.
  [[nodiscard]] const std::vector<Found>& out_of_line(std::string_view qualified_name) const;
  /// Friends, explicit instantiations and macro calls that hold the identifier `name`; of macro
  /// calls the arguments count.
  [[nodiscard]] const std::vector<Found>& mentioning(std::string_view name) const;
  /// The classes whose list of bases holds the identifier `name`.
  [[nodiscard]] const std::vector<Found>& deriving_from(std::string_view name) const;
  /// Every declaration, parents first.
  [[nodiscard]] const std::vector<Found>& all() const { return all_; }
  /// The declaration that directly encloses `declaration`; null at the top of a file.
  [[nodiscard]] const Declaration* parent(const Declaration* declaration) const;
  /// True when `outer` encloses `inner`, at any depth.
  [[nodiscard]] bool encloses(const Declaration* outer, const Declaration* inner) const;
  /// True when other names are declared with it: `int a, *b;`, `typedef struct {…} T, *P;`.
  [[nodiscard]] bool is_one_of_several(const Found& found) const;
  /// Up to three names, nearest to `name` first.
  [[nodiscard]] std::vector<std::string> nearest_to(std::string_view name) const;
  /// `a.h, b.cpp`
  [[nodiscard]] std::string file_names() const;

 private:
  void add(const Found& found, const Declaration* enclosing);
  void add_mentions(const Found& found);

  std::vector<const OutlinedFile*> files_;
  std::vector<Found> all_;
  /// The declarations of each name, file by file, each file's in order.
  std::unordered_map<std::string_view, std::vector<std::vector<const Declaration*>>> by_name_;
  std::unordered_set<std::string_view> namespaces_;
  std::unordered_map<std::string_view, std::vector<Found>> out_of_line_;
  std::unordered_map<std::string_view, std::vector<Found>> mentioning_;
  std::unordered_map<std::string_view, std::vector<Found>> deriving_from_;
  std::unordered_map<const Declaration*, const Declaration*> parents_;
};

/// `X::forward(const Tensor &) at m.cpp:12`
std::string describe(const Found& found);
/// `m.cpp:12`
std::string place(const Found& found);

/// The classes, not namespaces, that enclose `declaration`, outermost first.
std::vector<const Declaration*> enclosing_classes(const DeclarationIndex& index,
                                                  const Declaration* declaration);
/// The innermost class that `member` stands in, or whose member it is outside of it: the definition
/// in its own file, if there is one, and of several the primary template.
std::optional<Found> class_of(const DeclarationIndex& index, const Found& member);
/// Whether nothing but namespaces and `extern "C"` blocks enclose `declaration` directly.
bool at_namespace_scope(const DeclarationIndex& index, const Declaration* declaration);
/// The names of the namespaces around `declaration`, outermost first; an anonymous one is "".
std::vector<std::string> enclosing_namespaces(const DeclarationIndex& index,
                                              const Declaration* declaration);

}  // namespace patchgen
