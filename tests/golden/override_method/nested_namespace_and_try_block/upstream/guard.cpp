namespace a::b {
class Guard {
public:
    explicit Guard(int fd)
    try : fd_(fd) {
    } catch (...) {
        fd_ = -1;
    }
    virtual ~Guard() noexcept(false) { fd_ = 0; }
private:
    int fd_;
};
}  // namespace a::b
