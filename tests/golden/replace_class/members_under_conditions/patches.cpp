namespace models {

struct FusedNorm {
  int plain() const;
#ifdef FAST
  int fast() const;
#endif
  int each() const;
  int more() const;
};

#ifdef FAST
int FusedNorm::fast() const { return 11; }
#endif

#if defined(GPU)
int FusedNorm::each() const { return 12; }
#else
int FusedNorm::each() const { return 13; }
#endif

int FusedNorm::plain() const { return 14; }

#if defined(NPU)
// defined below
#elif defined(TPU)
int FusedNorm::more() const { return 15; }
#else
int FusedNorm::more() const { return 16; }
#endif

#if defined(NPU)
int FusedNorm::more() const { return 17; }
#endif

}  // namespace models
