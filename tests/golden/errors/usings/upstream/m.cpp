namespace lib { struct Tensor {}; namespace f {} struct Shape {}; }
using lib::Tensor;
namespace F = lib::f;
namespace a { namespace F = lib::f; }
