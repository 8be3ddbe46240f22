#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <patchgen/byte_range.h>
#include <patchgen/diagnostic.h>
#include <patchgen/source_text.h>

namespace patchgen {

enum class OperationKind : std::uint8_t {
  ReplaceClass,
  ReplaceFunction,
  OverrideMethod,
  ModifyInit,
  ExcludeFromOutput,
  AddInclude,
  DropInclude,
  AddUsing,
  DropUsing,
  AddPostIncludeBlock,
  AddHelper,
};

/// "replace_class", …: the value of "op".
std::string_view operation_name(OperationKind kind);

/// A value of a spec and the bytes of the spec it was read from (quotes included), for messages.
template <class T>
struct Spelled {
  T value{};
  ByteRange where;
};

/// "condition": which of the branches of an `#if` a target means, where it stands in several.
struct BranchChoice {
  bool every = false;  ///< `"*"`: the declaration of each branch
  /// Conditions that the declaration stands under, each naming one branch; empty: under none.
  std::vector<std::string> conditions;
  ByteRange where;
};

/// A declaration of upstream, by name, or `{"name": …, "condition": …}`.
struct Target : Spelled<std::string> {
  std::optional<BranchChoice> branch;
};

/// `"external": {"include": "<fused/rms_norm.h>", "name": "fused::RMSNorm"}`
struct ExternalCode {
  Spelled<std::string> include;  ///< with its delimiters: `<a.h>` or `"a.h"`; may be absent (empty)
  Spelled<std::string> name;
};

/// One `"from": "to"` of a name_map.
struct NameMapEntry {
  Spelled<std::string> from;
  Spelled<std::string> to;
};

/// A part of modify_init: named in a patch file (a JSON string), or spelled out in the spec (a
/// list).
struct InitPart {
  std::optional<Spelled<std::string>> named;
  std::vector<Spelled<std::string>> spelled;  ///< declarations, initialisers, or lines of code
  ByteRange where;                            ///< of the whole value
};

/// Which inherited spec an operation comes from, and through which entry of the heir's "extends".
struct Inheritance {
  std::size_t spec = 0;       ///< index into PatchSpec::inherited
  std::size_t extension = 0;  ///< index into PatchSpec::extends
};

/// One entry of "operations". Which members may be set depends on `kind`; the parser has checked
/// it.
struct Operation {
  OperationKind kind = OperationKind::ReplaceClass;
  ByteRange where;              ///< of the value of "op"
  std::vector<Target> targets;  ///< "target" or "targets"
  /// "replacement": names of declarations in the patch files; more than one for add_helper only.
  std::vector<Spelled<std::string>> replacements;
  std::optional<Spelled<std::string>> code;  ///< "code": lines joined by "\n", no last newline
  std::optional<ExternalCode> external;
  std::vector<NameMapEntry> name_map;
  std::optional<Spelled<std::string>> patch_file;  ///< relative to the spec
  std::optional<Spelled<std::string>> access;      ///< "public", "protected" or "private"
  std::optional<Target> after;
  std::optional<Target> before;
  std::vector<Spelled<std::string>> includes;  ///< add_include, drop_include: with delimiters
  std::vector<Spelled<std::string>> usings;    ///< add_using, drop_using: as spelled in the spec
  std::optional<InitPart> members;             ///< modify_init: declarations that the class gets
  std::optional<InitPart> initializers;        ///< modify_init: `name(value)`
  std::optional<InitPart> statements_before;   ///< modify_init: "before", ahead of upstream's
  std::optional<InitPart> statements_after;    ///< modify_init: "after", behind upstream's
  std::optional<Spelled<std::string>> source;  ///< "source": which of the sources is meant
  bool cascade = false;
  std::string description;
  std::optional<Inheritance> inherited;  ///< absent: the operation is the spec's own
};

/// One entry of "extends": a spec whose operations this one takes over.
struct Extension {
  Spelled<std::string> spec;               ///< relative to the spec that names it
  std::vector<std::string> inherit;        ///< of inheritable_parts(); all of them when not given
  std::vector<Spelled<std::string>> drop;  ///< what is not taken over
};

/// A spec that operations were inherited from.
struct InheritedSpec {
  std::shared_ptr<const SourceText> text;
  std::vector<Spelled<std::string>> patch_files;  ///< relative to it
  /// What it inherits from itself, at any distance: indices into PatchSpec::inherited.
  std::vector<std::size_t> bases;
};

/// One `"from": "to"` of the "rename" of "namespace": qualified names without `::` in front.
struct NamespaceRename {
  Spelled<std::string> from;
  Spelled<std::string> to;
};

struct SourceEntry {
  Spelled<std::string> input;   ///< the upstream source, relative to a source root
  Spelled<std::string> output;  ///< relative to the output directory
};

/// A patch spec that is valid in itself. Whether its files and targets exist is not known yet.
struct PatchSpec {
  std::shared_ptr<const SourceText> text;  ///< the spec file; its name is the path as given
  std::string description;
  std::string upstream_name;                      ///< may be empty
  std::string upstream_version;                   ///< may be empty
  std::vector<SourceEntry> sources;               ///< at least one
  std::vector<Spelled<std::string>> patch_files;  ///< relative to the spec
  std::vector<NamespaceRename> namespace_renames;
  std::vector<Extension> extends;
  std::vector<InheritedSpec> inherited;  ///< bases before those that extend them
  std::vector<Operation> operations;     ///< inherited ones first
  /// What replacements need of their patch files comes along; absent: as in the specs it extends.
  std::optional<bool> bring_helpers;
};

/// The spec file that `operation` of `spec` stands in; its positions count in there.
const SourceText& text_of(const PatchSpec& spec, const Operation& operation);

/// Reads a patch spec (JSON with `//` and `/* */` comments). Every error goes to `diagnostics`
/// (Fault::Spec) with its position in `text`: syntax errors, duplicate and unknown keys with the
/// nearest valid one, wrong types, missing keys, keys that the operation does not take, outputs
/// that would leave the output directory. Nothing is returned when there was one. What "extends"
/// names is not read: see inherit_operations. Never throws.
std::optional<PatchSpec> parse_patch_spec(std::shared_ptr<const SourceText> text,
                                          Diagnostics& diagnostics);

/// A spec of a family and the specs that it extends.
struct SpecWithBases {
  PatchSpec spec;                  ///< as parsed
  std::vector<std::size_t> bases;  ///< one for each entry of "extends": its index in the family
};

/// Puts the operations that the last spec of `family` inherits in front of its own. Bases stand
/// before those that extend them, each spec once. An operation of a spec wins over those of its
/// bases that have the same target, include, using or helper by name; see settle_inheritance for
/// targets that are spelled in different ways. Reports each "drop" that matches nothing, or more
/// than one thing.
PatchSpec inherit_operations(std::vector<SpecWithBases> family, Diagnostics& diagnostics);

}  // namespace patchgen
