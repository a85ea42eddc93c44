// Time as GTK sees it, for a test that owns it. The functions of GLib that are defined here take the place of GLib's
// own for every library of the process, as a program's symbols come first. GLib itself does not see them: its main
// loop goes on in the real time.
#define GLIB_DISABLE_DEPRECATION_WARNINGS
#include "CGraftTesting.h"

#include <glib.h>
#include <time.h>

// A frame clock's own timeouts make the frames, which go on while the time stands: each is for less than two frames. None is
// worth waiting for then; the moment between two of them is for what comes behind frames in the main loop.
enum { FRAME_CLOCK_PRIORITY = G_PRIORITY_HIGH_IDLE + 20, TWO_FRAMES = 34, MOMENT = 1 };

// Threads of GIO ask for the time as well.
static _Atomic gint64 offset = 0;  // what the time of GTK is ahead of the real time, in microseconds
static _Atomic gint64 held = 0;    // the time that stands, or 0

static gint64 real_time(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (gint64)now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

gint64 g_get_monotonic_time(void) {
  gint64 now = held;
  return now ? now : real_time() + offset;
}

void graft_testing_hold_time(void) { held = g_get_monotonic_time(); }

void graft_testing_move_time(int64_t microseconds) {
  held += microseconds;
  g_main_context_wakeup(NULL);
}

// The time goes on from where it stands: GTK cannot bear one that goes back.
void graft_testing_release_time(void) {
  offset = held - real_time();
  held = 0;
  g_main_context_wakeup(NULL);
}

typedef struct {
  GSource source;
  gint64 interval;
  gint64 due;
} HeldTimeout;

static gboolean held_timeout_prepare(GSource *source, int *timeout) {
  gint64 rest = ((HeldTimeout *)source)->due - g_get_monotonic_time();
  *timeout = held ? -1 : (int)CLAMP(rest / 1000 + 1, 0, G_MAXINT);
  return rest <= 0;
}

static gboolean held_timeout_check(GSource *source) {
  return ((HeldTimeout *)source)->due <= g_get_monotonic_time();
}

static gboolean held_timeout_dispatch(GSource *source, GSourceFunc callback, gpointer data) {
  HeldTimeout *timeout = (HeldTimeout *)source;
  timeout->due = g_get_monotonic_time() + timeout->interval;
  return callback(data);
}

static GSourceFuncs held_timeout_functions = {
  .prepare = held_timeout_prepare, .check = held_timeout_check, .dispatch = held_timeout_dispatch};

static GSource *held_timeout_new(guint interval) {
  GSource *source = g_source_new(&held_timeout_functions, sizeof(HeldTimeout));
  ((HeldTimeout *)source)->interval = (gint64)interval * 1000;
  ((HeldTimeout *)source)->due = held + (gint64)interval * 1000;
  return source;
}

static guint add(GSource *source, int priority, GSourceFunc function, gpointer data, GDestroyNotify notify) {
  g_source_set_priority(source, priority);
  g_source_set_callback(source, function, data, notify);
  guint number = g_source_attach(source, NULL);
  g_source_unref(source);
  return number;
}

guint g_timeout_add_full(gint priority, guint interval, GSourceFunc function, gpointer data,
                         GDestroyNotify notify) {
  gboolean is_frame = priority == FRAME_CLOCK_PRIORITY;
  gboolean is_held = held && !is_frame && interval >= TWO_FRAMES;
  if (held && is_frame && interval < TWO_FRAMES) interval = MIN(interval, MOMENT);
  return add(is_held ? held_timeout_new(interval) : g_timeout_source_new(interval), priority, function, data, notify);
}

guint g_timeout_add(guint interval, GSourceFunc function, gpointer data) {
  return g_timeout_add_full(G_PRIORITY_DEFAULT, interval, function, data, NULL);
}

guint g_timeout_add_seconds_full(gint priority, guint interval, GSourceFunc function, gpointer data,
                                 GDestroyNotify notify) {
  if (held) return add(held_timeout_new(interval * 1000), priority, function, data, notify);
  return add(g_timeout_source_new_seconds(interval), priority, function, data, notify);
}

guint g_timeout_add_seconds(guint interval, GSourceFunc function, gpointer data) {
  return g_timeout_add_seconds_full(G_PRIORITY_DEFAULT, interval, function, data, NULL);
}

// GTK from 4.12 on.

typedef struct {
  void (*function)(gpointer);
  gpointer data;
} Once;

static gboolean run_once(gpointer data) {
  Once *once = data;
  once->function(once->data);
  return G_SOURCE_REMOVE;
}

static guint add_once(guint milliseconds, void (*function)(gpointer), gpointer data) {
  Once *once = g_new(Once, 1);
  *once = (Once){function, data};
  return g_timeout_add_full(G_PRIORITY_DEFAULT, milliseconds, run_once, once, g_free);
}

guint g_timeout_add_once(guint interval, void (*function)(gpointer), gpointer data) {
  return add_once(interval, function, data);
}

guint g_timeout_add_seconds_once(guint interval, void (*function)(gpointer), gpointer data) {
  return add_once(interval * 1000, function, data);
}
