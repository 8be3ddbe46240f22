struct Cache {
  ~Cache();
  int a_;
};
Cache::~Cache() { a_ = 0; }

template <class U>
struct Box {
  ~Box() { delete static_cast<U*>(at); }
  U* at;
};
