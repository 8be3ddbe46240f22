#pragma once
// Not a source of the spec: it knows both names.
namespace models::qwen3 {
struct Forward;
}
namespace other::qwen3 {
struct Forward;
}
