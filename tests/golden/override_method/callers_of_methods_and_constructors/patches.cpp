struct Cache { Cache(int a, int b, bool c); int get(int k, int mode, int z); int a_; };
int Cache::get(int k, int mode, int z) { return k + z; }
Cache::Cache(int a, int b, bool c) : a_(a + c) {}
