namespace models {
struct Model {
    struct Options {
        int batch() const { return batch_; }
        int batch_ = 1;
    };
    class Builder {
    public:
        Model build();
    };
    int size = 0;
};

Model Model::Builder::build()
{
    return Model();
}
}
