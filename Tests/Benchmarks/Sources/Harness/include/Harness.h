// What both sides of the comparison are measured with: the same window, clock and memory reader.
//
// Times are CPU milliseconds of the main thread, so that waiting for the screen does not count. Each figure is printed
// on a line of its own: its name and the median, or the mean where that is said.
#ifndef HARNESS_H
#define HARNESS_H

#include <gtk/gtk.h>

// Opens the display.
void bench_init(void);

// Opens the display, and turns off what GTK moves by itself: changes are seen at once, and no cursor blinks.
void bench_init_still(void);

// Begins to measure.
void bench_begin(void);

// Shows a widget in a window of 400 by 600 pixels and waits until it was painted.
void bench_show(GtkWidget *content);

// Does what a click on a button does.
void bench_click(GtkWidget *button);

// Closes the window.
void bench_close(void);

// Prints what passed since bench_begin until the last layout and until the last paint.
void bench_print_frame(void);

// Makes a change `count` times, each followed by turns of the main loop until `is_applied` and the frame after it.
// Prints the medians of `applied`, `laid-out` and `painted`.
void bench_repeat(int count, void (*change)(int index, void *data), gboolean (*is_applied)(int index, void *data),
                  void *data);

// Has bench_repeat count every second change only, from number `first` on: where each takes the one before it back.
void bench_count_every_second(int first);

// Has bench_repeat measure until the last of the frames, in all windows: a window that opens may be painted twice. Prints
// also the median until all was `done`, as what closes may be painted no more.
void bench_await_last_frame(void);

// Waits for `count` frames of something that is painted by itself. Tells whether they have come.
gboolean bench_await_frames(int count);

// Waits for as many frames, and prints the mean of a `frame`; nothing if they do not come.
void bench_frames(int count);

// Turns the main loop until nothing is left to do, with a pause for what comes late.
void bench_settle(void);

// CPU milliseconds of the main thread.
double bench_cpu(void);

// Memory in kB that no other process shares and that was written to.
long bench_memory(void);

// Context switches of all threads of the process.
long bench_switches(void);

void bench_print(const char *name, double value);

#endif
