Plan Model::get_plan() const {
    if (layers_ > 1) {
        return Plan();
    }
    return {};
}
