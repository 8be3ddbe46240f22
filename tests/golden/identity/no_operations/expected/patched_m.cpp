// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     sub/m.cpp
//  Based on:   torchmodels==5.9.0
//  Spec:       identity/no_operations/spec.patchspec.json
//  Regenerate: patchgen identity/no_operations/spec.patchspec.json -o generated --diff
//  Fingerprint: 9c99fee0fc025d6c
// ============================================================================
#include "m.h"
// café
struct A {  
	int x;   
};

int last;