// What the test kit cannot do in Swift. First of all: Swift Testing's runner drains the main queue with GLib's main
// loop, on the process's real main thread.
#ifndef CGRAFT_TESTING_H
#define CGRAFT_TESTING_H

#include <spawn.h>
#include <stdbool.h>
#include <stdint.h>

// Whether the hook was found and set when this library was loaded.
bool graft_testing_has_main_loop(void);

// Leaves a child none of our descriptors from a number upwards: Swift does not see the function of GNU's C library.
int graft_testing_close_from(posix_spawn_file_actions_t *actions, int number);

// The X window of a GtkNative, or 0 where the display is not X. Here and not in GTK's module, as X's header takes names
// such as Font and Window.
unsigned long graft_testing_x_window(void *native);

// Puts an X window on top of others, and tells where on the screen its top left corner is.
void graft_testing_raise_x_window(unsigned long window, int *x, int *y);

// How many dots of an X display are a pixel of GTK, in all its windows at once.
void graft_testing_set_display_scale(int scale);

// An accessible property of a widget that is a text, such as its label, or NULL; free it by g_free().
char *graft_testing_accessible_text(void *accessible, int property);

// An accessible state of a widget in GTK's words, such as true, false or mixed, or NULL where it is not told; free it by
// g_free().
char *graft_testing_accessible_state(void *accessible, int state);

// Whether a relation of a widget to others is that to one other, and to no more.
bool graft_testing_accessible_relation_is(void *accessible, int relation, void *other);

// Makes the time of GTK stand still, moves it on, and lets it go on by itself from where it is.
void graft_testing_hold_time(void);
void graft_testing_move_time(int64_t microseconds);
void graft_testing_release_time(void);

// How many bytes the program has taken and not given back, as the C library counts them; where a sanitizer counts in its
// place, that is always the same.
int64_t graft_testing_memory_in_use(void);

// Begins to count the instructions that the calling thread runs outside of the kernel: a descriptor, or -1 where the
// machine does not count them or does not let programs see it. The second function says the count and ends it; -1 where
// it cannot.
int graft_testing_count_instructions(void);
int64_t graft_testing_counted_instructions(int counter);

// Makes the examples known that were declared in the program.
void graft_testing_register_previews(void);

#endif
