#ifndef MODELS_M_H_
#define MODELS_M_H_

/// The model.
class Model {
 public:
  int layers() const;
  int width() const;
};

#endif  // MODELS_M_H_
