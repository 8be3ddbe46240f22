namespace n {
struct Old { int v; };
template <class T> struct Wide { T v; };
template <class T = int> struct Plain { T v; };
template <class... T> struct Pack { int v; };
int g2(const Old<int>& o) { return o.v; }
}
