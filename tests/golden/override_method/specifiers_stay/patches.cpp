int run(int x) { return x + x; }

constexpr int Impl::make() { return 2; }

int Impl::size() const { return size_ + 1; }

auto Impl::name() const -> const char* { return "patched"; }

int Impl::take() && {
  return size_ - 1;
}

bool Impl::guess() volatile { return size_ > 1; }
