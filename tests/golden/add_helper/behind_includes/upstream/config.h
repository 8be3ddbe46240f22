#pragma once
constexpr int kDefault = 1;
