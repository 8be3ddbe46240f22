#include "m.h"

int Model::layers() const { return 12; }

int Model::width() const { return 64; }
