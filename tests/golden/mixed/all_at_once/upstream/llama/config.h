#pragma once
struct Config { int heads = 4; };
