namespace gpu {
namespace detail {
    class Kernel {
    public:
        const char* source() const {
            return "";
        }
    };
}
}
