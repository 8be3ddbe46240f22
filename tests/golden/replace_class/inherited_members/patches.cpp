struct FusedNorm : Block {
  int scale = 1;
};
