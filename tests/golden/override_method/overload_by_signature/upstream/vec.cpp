struct Value { int v; };

class Vec {
 public:
  Value& at(int i) { return data_[i]; }
  const Value& at(int i) const { return data_[i]; }
  const Value& at() const { return data_[0]; }
  void set(int i, int value);
  void set(int i, const Value& value);

 private:
  Value data_[4] = {};
};

void Vec::set(int i, int value) { data_[i].v = value; }
void Vec::set(int i, const Value& value) { data_[i] = value; }
