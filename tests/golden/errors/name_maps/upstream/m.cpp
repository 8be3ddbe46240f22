class A {};
class B {};
