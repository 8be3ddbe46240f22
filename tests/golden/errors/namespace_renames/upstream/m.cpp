namespace models::qwen3 {
struct Config {};
}  // namespace models::qwen3
struct Type {};
