// Lets Swift Testing's runner drain the main queue with GLib's main loop, on the process's real main thread.
#ifndef CGRAFT_TESTING_H
#define CGRAFT_TESTING_H

#include <stdbool.h>

// Whether the hook was found and set when this library was loaded.
bool graft_testing_has_main_loop(void);

#endif
