template <class Item, int Size>
struct Extras {
  Extras() : limit_(Size), top_(static_cast<Item*>(nullptr)) {}
  int limit_;
  Item* top_;
};
