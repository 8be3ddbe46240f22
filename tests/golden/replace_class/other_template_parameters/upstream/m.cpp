namespace n {

template <class T>
class Stack;

class Plain;

template <class T>
class Stack {
 public:
  T top() { return T(); }
};

class Plain {
 public:
  int n = 0;
};

}  // namespace n
