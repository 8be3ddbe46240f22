#pragma once
namespace parallel { struct Group {}; }
