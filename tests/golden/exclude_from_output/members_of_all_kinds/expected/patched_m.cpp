// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       exclude_from_output/members_of_all_kinds/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/members_of_all_kinds/spec.patchspec.json -o generated --diff
//  Fingerprint: 7513a4af770db673
//
//  Patches applied:
//    - exclude_from_output: Tensor::Tensor(const char*), Tensor::Tensor(int), Tensor::Tensor(Tensor&&), Tensor::~Tensor, Tensor::operator bool, Tensor::operator int*, Tensor::operator[], Tensor::take, Tensor::peek(int) const, Tensor::limit, Tensor::name, Tensor::stop
//      a smaller interface
// ============================================================================
#define TENSOR_API

struct Base {
  virtual int run() = 0;
  virtual int stop() { return 0; }
};

class Tensor final : public Base {
 public:
  Tensor() = default;
  int peek() { return 1; }
  int run() override { return value_; }

 private:
  int value_ = 0;
  int data_[4] = {};
};

int use() { return Tensor().run() + Tensor().peek(); }
