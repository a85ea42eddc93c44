#include "CGraftTesting.h"

#include <linux/perf_event.h>
#include <sys/syscall.h>
#include <unistd.h>

int graft_testing_count_instructions(void) {
  struct perf_event_attr event = {
    .type = PERF_TYPE_HARDWARE, .config = PERF_COUNT_HW_INSTRUCTIONS, .size = sizeof event,
    .exclude_kernel = 1, .exclude_hv = 1};
  return (int)syscall(SYS_perf_event_open, &event, 0, -1, -1, PERF_FLAG_FD_CLOEXEC);
}

int64_t graft_testing_counted_instructions(int counter) {
  int64_t count = -1;
  ssize_t length = read(counter, &count, sizeof count);
  close(counter);
  return length == sizeof count ? count : -1;
}
