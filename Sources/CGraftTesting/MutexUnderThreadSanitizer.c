#if __has_feature(thread_sanitizer)

#include <sched.h>
#include <stdatomic.h>
#include <stdint.h>

// Swift's Mutex waits in a library that ThreadSanitizer does not see into, so that whatever a thread does under a lock
// for which it has waited looks like a race. This takes the place of the waiting: 0 is a mutex that nobody holds.
__attribute__((swiftcall)) void graft_testing_wait_for_mutex(
    uint32_t thread, __attribute__((swift_context)) _Atomic uint32_t *mutex)
    __asm__("$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");

__attribute__((swiftcall)) void graft_testing_wait_for_mutex(
    uint32_t thread, __attribute__((swift_context)) _Atomic uint32_t *mutex) {
  uint32_t nobody = 0;
  while (!atomic_compare_exchange_weak_explicit(mutex, &nobody, thread, memory_order_acquire, memory_order_relaxed)) {
    nobody = 0;
    sched_yield();
  }
}

#endif
