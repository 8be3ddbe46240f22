namespace models { namespace detail {
int old() { return 0; }
}}

namespace models {

/// The model.
class Model {
 public:
  int run();
};

int Model::run() { return detail::old(); }

}  // namespace models
