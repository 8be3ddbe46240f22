// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     a.cpp
//  Spec:       replace_class/branches/spec.patchspec.json
//  Regenerate: patchgen replace_class/branches/spec.patchspec.json -o generated --diff
//  Fingerprint: 68a8cf0a532e3d4b
//
//  Patches applied:
//    - replace_class: Buffer (#ifdef USE_GPU)
//      pinned
//    - replace_class: Kernel (every branch)
//    - replace_class: Stream (every branch)
//    - replace_class: Event (every branch)
// ============================================================================
namespace lib { struct Stream {}; struct Event {}; }

// ======================================================================
// [PATCHED CLASS] Event
// Source: lib::Event
// ======================================================================
using Event = lib::Event;

#ifdef USE_GPU
// ======================================================================
// [PATCHED CLASS] Buffer
// Reason: pinned
// Source: Buffer in patches.cpp
// ======================================================================
struct Buffer { int size() const; int pinned = 1; };

// ======================================================================
// [PATCHED CLASS] Buffer
// Reason: pinned
// Source: Buffer in patches.cpp
// ======================================================================
int Buffer::size() const { return 10; }

// ======================================================================
// [PATCHED CLASS] Kernel
// Source: Kernel in patches.cpp
// ======================================================================
struct Kernel { int run() { return 30; } int stop(); };

// ======================================================================
// [PATCHED CLASS] Kernel
// Source: Kernel in patches.cpp
// ======================================================================
int Kernel::stop() { return 10; }

// ======================================================================
// [PATCHED CLASS] Stream
// Source: lib::Stream
// ======================================================================
using Stream = lib::Stream;
#else
struct Buffer { int size() const; };
int Buffer::size() const { return 2; }

// ======================================================================
// [PATCHED CLASS] Kernel
// Source: Kernel in patches.cpp
// ======================================================================
struct Kernel { int run() { return 30; } int stop(); };

// ======================================================================
// [PATCHED CLASS] Stream
// Source: lib::Stream
// ======================================================================
using Stream = lib::Stream;
#endif
