const char* gpu::detail::Kernel::source() const {
  static const char* text = R"cl(
__kernel void add() {
    // indented as it is
}
)cl";
  const char* two = "a\
b";
  return two ? text : two;
}
