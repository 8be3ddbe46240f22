float Softmax<float>::operator()(float x) const {
  return scale(x) * 0.5f;
}
