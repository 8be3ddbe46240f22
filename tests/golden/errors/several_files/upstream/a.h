#pragma once
struct A { int run(); };
