int A::kept() { return 2; }

/// The patch's words.
/// 1. two — more is better
int A::replaced() { return 2; }

/// 1. three
int A::out() {
  return 3;  // three
}
