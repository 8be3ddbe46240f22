typedef struct Config {
  int layers;
} ModelConfig;

struct Cache {
  int size;
} cache;
