int model_load(const char* path)
{
    return path ? 1 : 0;
}

extern "C" void model_free(int model) { (void)(model + 1); }

static constexpr int width(int x) noexcept { return x << 2; }

auto depth() -> int { return 4; }
