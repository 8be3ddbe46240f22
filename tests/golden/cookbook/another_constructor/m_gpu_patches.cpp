Attention::Attention(long hidden) : qkv_(hidden, 3 * hidden + 1), out_(hidden, hidden) {
  register_module("fused_qkv", qkv_);
  register_module("out", out_);
}
