static int shared = 1, used = 2;
static int lone = 3;

int gone() { return shared + lone; }

int stays() { return used; }
