namespace a::b {
Guard::Guard(int fd) noexcept : fd_{fd} {}
Guard::~Guard() noexcept(false) {
    fd_ = -2;
}
}
