#pragma once

namespace patchgen {

/// A signal that asks the process to end (SIGINT, SIGTERM, SIGHUP). What runs long looks now and
/// then, and ends as if it had failed, so that files are whole, children killed and temporary
/// files removed. Signals are the process's, so this is the one state that all threads share; only
/// the program sets it.

/// Whether such a signal has come.
bool interrupted() noexcept;
/// The signal that has come; 0: none.
int interrupting_signal() noexcept;
/// For a signal handler.
void note_interruption(int signal) noexcept;

}  // namespace patchgen
