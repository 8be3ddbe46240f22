#define MODEL_API __attribute__((visibility("default")))

extern "C" {
MODEL_API int model_load(const char* path);
}

extern "C" MODEL_API void model_free(int model) { (void)model; }

static constexpr int width(int x) noexcept { return x * 4; }

namespace {
[[nodiscard]] inline auto depth() -> int { return 3; }
}

extern "C" {

MODEL_API int model_load(const char* path)
{
    return path ? depth() : width(1);
}

}
