struct Mlp {
    int forward(int x) const { return x + 1; }
};
