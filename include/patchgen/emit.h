#pragma once

#include <optional>
#include <string>
#include <vector>

#include <patchgen/edit.h>
#include <patchgen/outline.h>
#include <patchgen/source_text.h>

namespace patchgen {

/// The facts of the header comment; a line whose fact is empty is left out.
struct HeaderFacts {
  std::string source;      ///< as the spec spells it
  std::string based_on;    ///< `torchmodels==5.9.0`
  std::string spec;        ///< relative to the project's root
  std::string regenerate;  ///< the command
  /// `replace_class: LlamaRMSNorm` and its description, in the spec's order.
  struct Patch {
    std::string title;
    std::string description;
  };
  std::vector<Patch> patches;
};

/// Where a stretch of the output came from. Segments cover the output without gaps, in order.
struct Segment {
  enum class Origin : std::uint8_t {
    Upstream,  ///< `upstream` copied byte for byte
    Header,    ///< the header comment
    Edit,      ///< what `edit` put in the place of `upstream`
    Command,   ///< what a command of the project file made of `upstream`
  };
  Origin origin = Origin::Upstream;
  ByteRange output;
  ByteRange upstream;
  std::size_t edit = 0;  ///< index into the edits given to emit
};

struct EmittedFile {
  std::string bytes;
  std::vector<Segment> segments;
};

/// The output for one upstream file: header, then upstream's bytes with `edits` applied. `edits`
/// are all of one source, sorted, and do not overlap. Line ends are upstream's; bytes that no edit
/// touches are copied as they are. The header's fingerprint is left open: see set_fingerprint.
EmittedFile emit(const SourceText& upstream, const std::vector<Edit>& edits,
                 const HeaderFacts& header);

/// 16 hexadecimal digits: a hash of the tokens and comment words of a generated file, its header's
/// too, but for the fingerprint that stands there. White space, line breaks and the layout of
/// comments do not count.
std::string fingerprint(const SourceText& generated, const std::vector<Token>& tokens);

/// Writes `value` into the header that emit left open for it.
void set_fingerprint(EmittedFile& file, const std::string& value);

}  // namespace patchgen
