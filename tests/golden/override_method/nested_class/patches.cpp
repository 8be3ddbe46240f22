namespace models {
int Model::Options::batch() const { return batch_ * 8; }

Model Model::Builder::build() {
    Model model;
    model.size = 1;
    return model;
}
}
