#pragma once
namespace lib {
int more_value();
}
