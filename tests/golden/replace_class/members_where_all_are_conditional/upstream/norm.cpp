namespace models {

struct Norm {
  int each() const;
  int eps = 1;
};

#if defined(GPU)
int Norm::each() const { return 2; }
#else
int Norm::each() const { return 3; }
#endif

}  // namespace models
