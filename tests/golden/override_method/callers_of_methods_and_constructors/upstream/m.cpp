struct Cache {
  Cache(int a, int b = 2);
  int get(int k, int mode = 0);
  int a_;
};
Cache::Cache(int a, int b) : a_(a) {}
int Cache::get(int k, int mode) { return k; }
struct D : Cache { D() : Cache(1) {} int go() { return get(1) + this->get(2, 3); } };
int use(Cache& c, Cache* p) { Cache z(1); Cache y{1, 2}; auto q = Cache(3); auto* n = new Cache(4); return c.get(1) + p->get(2, 1) + z.get(3) + c.Cache::get(4); }
