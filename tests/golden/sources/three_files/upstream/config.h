#ifndef CONFIG_H
#define CONFIG_H
namespace n {
class Model;
struct Config {
  int size = 1;
};
int scale(int x, int by);
}  // namespace n
#endif  // CONFIG_H
