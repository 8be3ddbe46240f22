struct Cache {
  virtual ~Cache();
  Cache(int a);
  Cache(const Cache&);
  Cache& operator=(const Cache&);
  int a_;
};

Cache::Cache(int a) : a_(a) {}

// copies
Cache::Cache(const Cache&) = default;
Cache& Cache::operator=(const Cache&) = default;
Cache::~Cache() = default;
