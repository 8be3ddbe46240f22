namespace n {
template <class T> struct Old;
template <class T> struct Old { T v; };
template <class T, class U = int> struct Wide { T v; U u; };
struct Plain { int v; };
template <class T> struct Pack { T v; };
template <class T> struct Box { T v; };

class Friendly {
  template <class T> friend struct Old;
  int secret = 1;
};
Old<int> one;
Box<Old<Old<long>>> two;
int f(const Old<float>& o) { return int(o.v); }
Wide<int> three;
Wide<int, long> four;
int g(const Plain& p, Plain* q) { return p.v + q->v; }
Plain five;
Box<Plain> six;
Pack<int> seven;
int named(Old<char>* o);
}  // namespace n
