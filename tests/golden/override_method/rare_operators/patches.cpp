int N::operator,(int x) { return x + 1; }
T* N::operator->() { return nullptr; }
N N::operator++(int) { return N(); }
void* N::operator new(decltype(sizeof 0) size) {
  return ::operator new(size + 1);
}
N::operator T*() const { return nullptr; }
N operator""_n(unsigned long long n) { return n ? N() : N{}; }
