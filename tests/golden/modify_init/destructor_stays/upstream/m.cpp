class File {
 public:
  explicit File(int fd) : fd_(fd) {}
  ~File() { fd_ = -1; }

 private:
  int fd_;
};
