#include <lib.h>
namespace models {
int f();
}
