#pragma once

namespace models {

class Layer {
 public:
  /// Makes it.
  void make();
  void plain();
  /// Stays as it is.
  void kept();
  int size() const;  ///< of one column
  int rows() const;  ///< of the cache
  /// Told apart by its attributes.
  int told() const;
  void one(); void other();
};

}  // namespace models
