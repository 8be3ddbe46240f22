class FusedMlpImpl {
public:
    FusedMlpImpl(int width);
    int forward(int x);
private:
    int width_;
};

FusedMlpImpl::FusedMlpImpl(int width) : width_(width) {}

int FusedMlpImpl::forward(int x) {
    return x * width_;
}
