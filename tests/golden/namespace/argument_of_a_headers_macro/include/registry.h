#pragma once
#define REGISTER_KEY(ns, X) static const char* const key_of_##X = #ns
