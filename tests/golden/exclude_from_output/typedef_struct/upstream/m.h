typedef struct Config {
  int layers;
} Config;

// Goes with its struct.
typedef struct cache_s {
  int size;
} Cache;

int keep(int x);
