#define _GNU_SOURCE
#include "CGraftTesting.h"

int graft_testing_close_from(posix_spawn_file_actions_t *actions, int number) {
  return posix_spawn_file_actions_addclosefrom_np(actions, number);
}
