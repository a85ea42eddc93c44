#include "CGraftTesting.h"

#include <malloc.h>

int64_t graft_testing_memory_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return (int64_t)(info.uordblks + info.hblkhd);
}
