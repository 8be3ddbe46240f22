const Value& Vec::at(int i) const { return data_[i & 3]; }

void Vec::set(int i, const Value& value) { data_[i & 3] = value; }
