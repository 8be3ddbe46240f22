struct MoeConfig { int width = 2; };
int moe_helper(int x) { return x; }

struct MoeMlp {
  int forward(const MoeConfig& config) const;
};

int MoeMlp::forward(const MoeConfig& config) const { return config.width; }
