// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       add_include/groups/spec.patchspec.json
//  Regenerate: patchgen add_include/groups/spec.patchspec.json -o generated --diff
//  Fingerprint: 5f802fab937c0e8d
//
//  Patches applied:
//    - add_include: <fused/rope.h>, "parallel/ulysses.h", <fused/norm.h>
//      kernels
// ============================================================================
// Copyright 2024 the authors

#include <sys/a.h>
#include <sys/b.h>
#include <fused/rope.h>
#include <fused/norm.h>

#include "config.h"
#include "parallel/ulysses.h"

#ifdef USE_GPU
#include <gpu/runtime.h>
#endif

int x = 1;
