#pragma once

#include <string>

#include "patch/operation_context.h"

namespace patchgen {

/// Where in a class a member goes.
struct MemberPlace {
  std::size_t offset = 0;
  std::string label;  ///< an access label that is needed in front of it; else empty
  bool blank_line_around = true;
};

/// Behind the last member with `access` ("public", …), else under a label of its own at the end of
/// the class.
MemberPlace member_place(const Found& class_, const std::string& access);

/// Behind the last data member; in a class without one, at the end under the access that members
/// of such a class have when nothing is said.
MemberPlace data_member_place(const Found& class_);

/// Plans that `code` becomes a member of `class_` at `place`.
void put_member(const OperationContext& context, const Found& class_, const MemberPlace& place,
                CodeBlock code);

/// Plans that `code` becomes a member of `class_` with `access` ("public", …): behind the last
/// member of that access, else under a label of its own at the end of the class.
void insert_member(const OperationContext& context, const Found& class_, CodeBlock code,
                   const std::string& access);

}  // namespace patchgen
