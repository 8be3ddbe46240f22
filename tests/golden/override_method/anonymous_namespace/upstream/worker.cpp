namespace {

class Worker {
public:
    int run(int jobs);
};

int Worker::run(int jobs) {
    return jobs;
}

} // namespace

int work() { return Worker().run(3); }
