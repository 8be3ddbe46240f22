const char* Attention::parallel_plan() const {
  return "qkv: column, out: row";
}
