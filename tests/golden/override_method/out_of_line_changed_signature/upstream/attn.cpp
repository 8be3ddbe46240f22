struct Tensor {};
struct Cache {};

namespace models {
class Attention {
public:
    // Attends.
    virtual Tensor forward(const Tensor& q, bool causal = true) const;
    int heads = 4;
};

Tensor Attention::forward(const Tensor& q, bool causal) const
{
    return causal ? q : Tensor();
}
}
