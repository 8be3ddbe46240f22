int h() { return 3; }  // end of h
