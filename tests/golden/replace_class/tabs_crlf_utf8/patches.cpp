struct A {
    // naïve
    int f() {
        return 2;
    }
};
