namespace models {

class Attention {
 public:
  virtual int forward(int hidden_states,
                      int position_ids = 0,
                      bool use_cache = false) const {
    return hidden_states;
  }
  int mask(int length);
};

int Attention::mask(int length) { return length; }

}  // namespace models
