#pragma once
namespace lib { struct Tensor {}; }
