struct A {
  /**
   * Kept as it is.
   */
  int kept() { return 1; }  // trailing

  /// Upstream's words.
  int replaced() { return 1; }  // gone with the method

  int out();
};

/* Upstream's block
   comment. */
int A::out() {
  return 1;  // one
}
