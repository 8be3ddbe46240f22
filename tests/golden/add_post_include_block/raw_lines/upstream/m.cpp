/* The licence
 * of the file. */

struct A {
	int x;
};
