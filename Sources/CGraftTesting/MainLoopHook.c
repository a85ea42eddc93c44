#define _GNU_SOURCE
#include "CGraftTesting.h"

#include <dlfcn.h>
#include <glib-unix.h>
#include <stdint.h>
#include <unistd.h>

extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

static bool has_main_loop = false;

static gboolean drain_main_queue(int handle, GIOCondition condition, void *data) {
  uint64_t wake_ups;
  // The count is of no interest: reading it rearms the handle.
  ssize_t length = read(handle, &wake_ups, sizeof wake_ups);
  (void)length;
  _dispatch_main_queue_callback_4CF(NULL);
  return G_SOURCE_CONTINUE;
}

// Takes the place of the drain of an asynchronous main, which never returns either: the runner leaves by exit().
__attribute__((swiftcall)) static void run_glib_loop(void *original) {
  g_unix_fd_add_full(G_PRIORITY_DEFAULT, _dispatch_get_main_queue_handle_4CF(), G_IO_IN, drain_main_queue, NULL, NULL);
  g_main_loop_run(g_main_loop_new(NULL, FALSE));
}

__attribute__((constructor)) static void install_hook(void) {
  void **hook = dlsym(RTLD_DEFAULT, "swift_task_asyncMainDrainQueue_hook");
  if (hook == NULL) return;
  *hook = (void *)run_glib_loop;
  has_main_loop = true;
}

bool graft_testing_has_main_loop(void) { return has_main_loop; }
