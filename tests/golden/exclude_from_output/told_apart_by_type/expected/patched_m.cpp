// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       exclude_from_output/told_apart_by_type/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/told_apart_by_type/spec.patchspec.json -o generated --diff
//  Fingerprint: eee3af2503736274
//
//  Patches applied:
//    - exclude_from_output: a::Cache::size, a::Cache::trim, a::Cache::Cache(int)
//    - replace_function: replaced
// ============================================================================
namespace std {
template <class T> struct vector { int size() const; T* begin() const; T* end() const; };
}
namespace a {
struct Cache {
  Cache() = default;
  Cache& same() { return *this; }
};
}
namespace b {
struct Cache {
  int size() const { return 1; }
  void trim() {}
};
struct Tuned : Cache {
  int both() { trim(); return size(); }
};
}
template <class T> struct Wrapper {
  int size() const;
  void trim();
};
struct Wrapped : Wrapper<a::Cache> {
  int wrapped() { trim(); return this->size(); }
};
struct Own : a::Cache {
  void trim() {}
  void twice() { trim(); this->trim(); }
};
int containers(const std::vector<a::Cache>& caches, const b::Cache& other, Own own) {
  own.trim();
  return caches.size() + other.size() + b::Cache().size();
}
int count(const a::Cache&);
int blocks() {
  int sum = 0;
  { a::Cache it; sum += count(it); }
  { b::Cache it; sum += it.size(); }
  for (std::vector<a::Cache> it : std::vector<std::vector<a::Cache>>()) sum += it.size();
  return sum;
}
int lambdas(a::Cache& it) {
  auto f = [](b::Cache& it) { return it.size(); };
  b::Cache other;
  return f(other) + count(it);
}

// ======================================================================
// [PATCHED FUNCTION] replaced
// Source: code in the spec
// ======================================================================
int replaced(int trim) { return trim + 1; }
