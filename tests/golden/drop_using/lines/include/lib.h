#pragma once
namespace lib { struct Tensor {}; namespace functional { int relu(); } }
