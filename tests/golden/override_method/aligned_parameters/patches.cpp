int Attention::forward(int hidden_states,
                       int position_ids,
                       bool use_cache,
                       int stream = 0) const {
  return hidden_states + stream;
}

int Attention::mask(int length,
                    int heads = 1) {
  return length * heads;
}
