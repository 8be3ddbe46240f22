namespace models {

class Pool {
 public:
  friend Pool make(int size);
  friend int used(const Pool& pool, int more);
  int used_ = 0;
};

[[nodiscard]] inline Pool make(int size) {
  Pool pool;
  pool.used_ = size;
  return pool;
}

[[nodiscard]] inline int used(const Pool& pool, int more) {
  return pool.used_ + more;
}

}  // namespace models
