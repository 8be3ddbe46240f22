// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       exclude_from_output/local_names/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/local_names/spec.patchspec.json -o generated --diff
//  Fingerprint: 06667d9d466193f0
//
//  Patches applied:
//    - exclude_from_output: model::dead, Row
// ============================================================================
template <class T>
struct List {
  int size() const { return 1; }
};

// Enumerators of the name are others, at namespace scope too.
enum class Kind { Keep, Row, dead };

namespace model {

namespace other {
inline int dead() { return 2; }
}  // namespace other

inline int second() {
  int a = 1, dead = 2;
  int list[2] = {1, 2}, *first = list, row[1] = {dead};
  List<int> b{}, *Row = &b;
  for (int i = 0, dead = 3; i < dead; ++i) a += dead;
  return a + dead + *first + row[0] + Row->size();
}

inline int pointer(int (*dead)(int), int (&Row)[2]) { return dead(Row[0]); }

inline int in_parentheses(int x) {
  int (*dead)(int) = nullptr;
  int array[3] = {x, x, x};
  int(&Row)[3] = array;
  return dead == nullptr ? Row[0] : dead(x);
}

inline int types(int x) {
  struct Row {
    int both() { return dead + z; }
    int z;
    int dead;
  };
  Row row{x, x};
  decltype(x) dead = 0;
  List<List<int>> more;
  return row.both() + dead + more.size();
}

inline int enumerators() {
  enum { dead = 3, Row };
  return dead + Row + (Kind::Row == Kind::dead);
}

inline int jumps(int x) {
  if (x > 1) goto dead;
  x += 1;
dead:
  return x;
}

inline int from_elsewhere() {
  using other::dead;
  return dead();
}

inline auto lambda = [](auto dead, const List<int>& Row) { return dead + Row.size(); };
inline auto generic = []<class Row, int dead>(Row row) { return row + dead; };
inline auto captured = [dead = 1, Row = 2] { return dead + Row; };

template <class T>
concept Addable = requires(T t, int dead) { t + dead; };

template <class T, T dead>
struct Fixed {
  static constexpr T value = dead;
};

}  // namespace model
