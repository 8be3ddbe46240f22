#pragma once
namespace parallel {
long rank();
long world();
}
