class Layer {
public:
    Layer() = default;
    Layer(const Layer&) = delete;
    virtual ~Layer() = default;
    virtual int forward(int x) const = 0;  // subclasses say how
    int id = 0;
};
