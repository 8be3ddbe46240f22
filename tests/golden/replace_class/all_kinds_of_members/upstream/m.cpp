class Base {
 public:
  virtual ~Base() = default;
  virtual int size() const = 0;
};

class Buffer : public Base {
 public:
  Buffer() = default;
  explicit Buffer(int size);
  Buffer(const Buffer& other) : Buffer(other.size_) {}
  ~Buffer() override;
  Buffer& operator=(const Buffer& other) = default;
  int size() const override { return size_; }
  explicit operator bool() const { return size_ > 0; }

 private:
  int size_ = 0;
};

Buffer::Buffer(int size) : size_(size) {}

Buffer::~Buffer() {}

int use(const Buffer& buffer) { return buffer ? buffer.size() : 0; }
