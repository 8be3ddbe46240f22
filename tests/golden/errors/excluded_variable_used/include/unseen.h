struct Unseen {
  float run(float x);
  float walk(float x);
};
