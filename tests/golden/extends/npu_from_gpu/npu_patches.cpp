inline float synchronize(float x) { return x; }

// The NPU has an attention of its own.
float flash(float x) { return synchronize(x * x); }
