template <class T>
struct Reader;

template <class U>
struct Reader<U*> {
  U* get() {
    U* result = kept;
    return result;
  }
  U* kept;
};

void skip_pointer() { kept = nullptr; }
