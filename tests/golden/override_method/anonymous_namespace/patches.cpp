namespace {

int Worker::run(int jobs) {
    return jobs * 2;
}

}
