#pragma once
namespace lib {
struct Tensor {};
struct Device {};
namespace functional {}
namespace indexing {}
}
