template <class Number>
Number Softmax<Number>::scale(Number x) const {
  return x * 2;
}
