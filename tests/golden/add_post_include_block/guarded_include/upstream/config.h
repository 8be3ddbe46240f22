#pragma once
constexpr int kX = 1;
