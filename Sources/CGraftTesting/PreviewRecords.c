#include "CGraftTesting.h"

typedef void (*graft_preview_record)(void);

// Where the linker has put the records; both are NULL in a program without any.
extern const graft_preview_record __start_graft_previews[] __attribute__((weak, visibility("hidden")));
extern const graft_preview_record __stop_graft_previews[] __attribute__((weak, visibility("hidden")));

void graft_testing_register_previews(void) {
  for (const graft_preview_record *record = __start_graft_previews; record < __stop_graft_previews; record++) (*record)();
}
