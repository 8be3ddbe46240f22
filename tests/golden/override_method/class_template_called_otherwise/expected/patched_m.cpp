// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       override_method/class_template_called_otherwise/spec.patchspec.json
//  Regenerate: patchgen override_method/class_template_called_otherwise/spec.patchspec.json -o generated --diff
//  Fingerprint: 5fd9c7ec84f2dada
//
//  Patches applied:
//    - override_method: Weight::Weight(int)
//    - override_method: Weight::Weight(const Weight&)
//    - override_method: Weight::~Weight
//    - override_method: Weight::get
// ============================================================================
template <typename T>
struct Weight {
  Weight(int n);
  Weight(const Weight& other);
  ~Weight();
  T get(int i) const;
  T* data;
};

// ======================================================================
// [PATCHED METHOD] Weight::Weight
// Source: NpuWeight::NpuWeight in patches.cpp
// ======================================================================
template <typename U>
Weight<U>::Weight(int n) : data(new U[n + 1]) {}

// ======================================================================
// [PATCHED METHOD] Weight::Weight
// Source: NpuWeight::NpuWeight in patches.cpp
// ======================================================================
template <typename U>
Weight<U>::Weight(const Weight& other) : data(other.data + 1) {}

// ======================================================================
// [PATCHED METHOD] Weight::~Weight
// Source: NpuWeight::~NpuWeight in patches.cpp
// ======================================================================
template <typename U>
Weight<U>::~Weight() {
  delete[] data;
  data = nullptr;
}

// ======================================================================
// [PATCHED METHOD] Weight::get
// Source: NpuWeight::fetch in patches.cpp
// ======================================================================
template <typename U>
U Weight<U>::get(int i) const {
  return data[i + 1];
}

template struct Weight<float>;
