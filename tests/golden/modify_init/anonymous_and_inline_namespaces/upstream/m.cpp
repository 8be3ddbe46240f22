namespace {

class Worker {
 public:
  Worker(int jobs);

 private:
  int jobs_;
};

Worker::Worker(int jobs) : jobs_(jobs) {}

}  // namespace

namespace api {
namespace v1 {
struct Engine { Engine() {} };
}
inline namespace v2 {
struct Engine { Engine() {} };
}
}

int use() { return sizeof(Worker(3)) + sizeof(api::Engine); }
