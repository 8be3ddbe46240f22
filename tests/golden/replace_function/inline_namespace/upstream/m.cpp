namespace api {
namespace v1 {
int rope(int x);
}
inline namespace v2 {
int rope(int x, int base = 10);
int scale(int x);

int rope(int x, int base) { return x % base; }
}

}

int api::scale(int x) { return x; }

namespace {
int hidden(int x);
int hidden(int x) { return x; }
}

int api::v1::rope(int x) { return x; }

int use() { return api::rope(1) + hidden(2); }
