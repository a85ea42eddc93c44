#include "Harness.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

// How long a change may go without a frame, in milliseconds.
enum { maximum_count = 1000, patience = 80 };

static GtkWidget *window;
static double begun, laid_out, painted, done;
static gboolean is_painted;
static int frame_count;
// Which of two changes is counted; both if it is negative.
static int counted_remainder = -1;
static gboolean awaits_last_frame = FALSE;

double bench_cpu(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

void bench_begin(void) {
  begun = bench_cpu();
  // A change that keeps all sizes is painted without a layout.
  laid_out = begun;
  done = begun;
  is_painted = FALSE;
}

static void did_lay_out(GdkFrameClock *clock, gpointer data) { laid_out = bench_cpu(); }

static void did_paint(GdkFrameClock *clock, gpointer data) {
  painted = bench_cpu();
  is_painted = TRUE;
  frame_count++;
}

static void watch(GtkWidget *realized) {
  GdkFrameClock *clock = gtk_widget_get_frame_clock(realized);
  g_signal_connect_after(clock, "layout", G_CALLBACK(did_lay_out), NULL);
  g_signal_connect(clock, "after-paint", G_CALLBACK(did_paint), NULL);
}

static void watch_new(GListModel *windows, guint position, guint removed, guint added, gpointer data) {
  for (guint index = position; index < position + added; index++) {
    GtkWidget *added_window = g_list_model_get_item(windows, index);
    g_signal_connect(added_window, "realize", G_CALLBACK(watch), NULL);
    g_object_unref(added_window);
  }
}

void bench_init(void) {
  gtk_init();
  g_signal_connect(gtk_window_get_toplevels(), "items-changed", G_CALLBACK(watch_new), NULL);
}

void bench_init_still(void) {
  bench_init();
  g_object_set(gtk_settings_get_default(), "gtk-enable-animations", FALSE, "gtk-cursor-blink", FALSE, NULL);
}

// Turns the loop, which sleeps until there is something to do, as that of a program does.
static void turn(void) { g_main_context_iteration(NULL, TRUE); }

static gboolean lose_patience(gpointer is_lost) {
  *(gboolean *)is_lost = TRUE;
  return G_SOURCE_REMOVE;
}

// A change that nothing can be seen of paints no frame.
static void await_frame(void) {
  gboolean is_lost = FALSE;
  guint timeout = g_timeout_add(patience, lose_patience, &is_lost);
  while ((!is_painted || awaits_last_frame) && !is_lost) {
    turn();
    if (!is_lost) done = bench_cpu();
  }
  if (!is_lost) g_source_remove(timeout);
}

void bench_show(GtkWidget *content) {
  window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 400, 600);
  gtk_window_set_child(GTK_WINDOW(window), content);
  gtk_window_present(GTK_WINDOW(window));
  while (!is_painted) turn();
}

void bench_click(GtkWidget *button) { g_signal_emit_by_name(button, "clicked"); }

void bench_close(void) {
  gtk_window_destroy(GTK_WINDOW(window));
  bench_settle();
}

void bench_settle(void) {
  for (int index = 0; index < 60; index++) {
    while (g_main_context_iteration(NULL, FALSE)) {}
    usleep(1000);
  }
}

void bench_print(const char *name, double value) {
  printf("%s %.4f\n", name, value);
  fflush(stdout);
}

void bench_print_frame(void) {
  bench_print("laid-out", laid_out - begun);
  bench_print("painted", painted - begun);
}

static int compare(const void *left, const void *right) {
  double difference = *(const double *)left - *(const double *)right;
  return difference < 0 ? -1 : difference > 0;
}

static void print_median(const char *name, double *values, int count) {
  if (count == 0) return;
  qsort(values, count, sizeof *values, compare);
  bench_print(name, values[count / 2]);
}

void bench_count_every_second(int first) { counted_remainder = first; }

void bench_await_last_frame(void) { awaits_last_frame = TRUE; }

void bench_repeat(int count, void (*change)(int, void *), gboolean (*is_applied)(int, void *), void *data) {
  static double applied_times[maximum_count], layout_times[maximum_count], paint_times[maximum_count];
  static double done_times[maximum_count];
  int frames = 0, changes = 0;
  if (count > maximum_count) abort();
  bench_settle();
  for (int index = 0; index < count; index++) {
    bench_begin();
    change(index, data);
    while (!is_applied(index, data)) turn();
    double applied = bench_cpu() - begun;
    await_frame();
    gboolean is_counted = counted_remainder < 0 || index % 2 == counted_remainder;
    if (is_counted) {
      applied_times[changes] = applied;
      done_times[changes++] = done - begun;
    }
    if (is_painted && is_counted) {
      layout_times[frames] = laid_out - begun;
      paint_times[frames++] = painted - begun;
    }
    bench_settle();
  }
  print_median("applied", applied_times, changes);
  print_median("laid-out", layout_times, frames);
  print_median("painted", paint_times, frames);
  if (awaits_last_frame) print_median("done", done_times, changes);
}

// Whether a frame has come since the last look.
static gboolean look_for_frames(gpointer last_count) {
  int *last = last_count;
  if (*last == frame_count) *last = -1;
  if (*last >= 0) *last = frame_count;
  return G_SOURCE_CONTINUE;
}

gboolean bench_await_frames(int count) {
  int frame = frame_count + count, last = frame_count;
  guint look = g_timeout_add_seconds(1, look_for_frames, &last);
  while (frame_count < frame && last >= 0) turn();
  g_source_remove(look);
  return last >= 0;
}

void bench_frames(int count) {
  bench_begin();
  if (bench_await_frames(count)) bench_print("frame", (bench_cpu() - begun) / count);
}

long bench_memory(void) {
  char line[256];
  long kilobytes = 0;
  FILE *file = fopen("/proc/self/smaps_rollup", "r");
  if (!file) return 0;
  while (fgets(line, sizeof line, file)) sscanf(line, "Private_Dirty: %ld", &kilobytes);
  fclose(file);
  return kilobytes;
}

static long switches_of(const char *thread) {
  char path[300], line[256];
  long total = 0, value;
  snprintf(path, sizeof path, "/proc/self/task/%s/status", thread);
  FILE *file = fopen(path, "r");
  if (!file) return 0;
  while (fgets(line, sizeof line, file)) {
    if (sscanf(line, "voluntary_ctxt_switches: %ld", &value) == 1) total += value;
  }
  fclose(file);
  return total;
}

long bench_switches(void) {
  long total = 0;
  DIR *threads = opendir("/proc/self/task");
  if (!threads) return 0;
  for (struct dirent *entry = readdir(threads); entry; entry = readdir(threads)) {
    if (entry->d_name[0] != '.') total += switches_of(entry->d_name);
  }
  closedir(threads);
  return total;
}
