#pragma once
namespace lib {
int base_value();
}
