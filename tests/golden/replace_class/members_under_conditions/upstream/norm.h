#pragma once

namespace models {
struct Norm {
  int plain() const;
#ifdef FAST
  int fast() const;
#endif
  int each() const;
};
}  // namespace models
