#pragma once
namespace lib {
int own_value();
}
