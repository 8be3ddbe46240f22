namespace x { struct F { int a; }; }

struct F;
struct G { friend struct F; F* f; };
int use(F*);
struct F { int a; };
int use(F* f) { return f->a; }
