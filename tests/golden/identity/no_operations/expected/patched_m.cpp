// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     sub/m.cpp
//  Based on:   torchmodels==5.9.0
//  Spec:       identity/no_operations/spec.patchspec.json
//  Regenerate: patchgen identity/no_operations/spec.patchspec.json -o generated --diff
//  Fingerprint: e722894860708a43
// ============================================================================
#include "m.h"
// café
struct A {  
	int x;   
};

int last;