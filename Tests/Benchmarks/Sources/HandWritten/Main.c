#include "Harness.h"
#include "Scenarios.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
  const char *name;
  void (*run)(int count);
} scenarios[] = {
    {"start", start},           {"build", build},           {"build-more", more_memory},
    {"change-array", change_array},
    {"change-own", change_array}, {"insert-first", insert_first}, {"remove-first", remove_first},
    {"move-first", move_first}, {"reverse", reverse},       {"scroll", scroll},
    {"grow", grow},             {"representables", representables}, {"depth", depth},
    {"depth-resized", depth_resized}, {"sibling", sibling}, {"shapes-repainted", repaint_shapes},
    {"shape-changed", change_shape}, {"shapes-built", build_shapes}, {"canvas-squares", draw_squares},
    {"canvas-discs", draw_discs}, {"move-view", move_view}, {"move-stack", resize_stack},
    {"move-color", mix_colors},  {"move-path", morph_path}, {"move-spring", turn_spring},
    {"long-build", build_long},  {"long-scroll", scroll_long}, {"long-insert", insert_long},
    {"long-array-insert", insert_long},
    {"list-build", build_list}, {"table-build", build_table}, {"grid-build", build_grid},
    {"list-notch", notch_list}, {"table-notch", notch_table}, {"grid-notch", notch_grid},
    {"list-page", page_list},   {"table-page", page_table}, {"grid-page", page_grid},
    {"list-jump", jump_list},   {"table-jump", jump_table}, {"grid-jump", jump_grid},
    {"list-insert", insert_in_list}, {"table-insert", insert_in_table}, {"grid-insert", insert_in_grid},
    {"list-delete", delete_in_list}, {"table-delete", delete_in_table}, {"grid-delete", delete_in_grid},
    {"list-move", move_in_list}, {"table-move", move_in_table}, {"grid-move", move_in_grid},
    {"list-change", change_in_list}, {"table-change", change_in_table}, {"grid-change", change_in_grid},
    {"array-insert", insert_in_list},
    {"array-change", change_in_list}, {"list-search", search_list}, {"table-sort", sort_table},
    {"wrapped-build", build_wrapped}, {"wrapped-scroll", scroll_wrapped},
    {"sections-build", build_sections}, {"sections-notch", notch_sections},
    {"form-build", build_form}, {"form-again", build_form_again}, {"form-edit", edit_form},
    {"form-edit-array", edit_form}, {"styled-button", build_buttons}, {"styled-button-again", build_buttons_again},
    {"page-push", push_pages}, {"page-pop", pop_pages}, {"tab-switch", switch_tabs},
    {"sheet-open", open_sheet}, {"sheet-close", close_sheet}, {"popover-open", open_popover},
    {"popover-close", close_popover}, {"menu-open", open_menu}, {"menu-close", close_menu},
};

int main(int argc, char **argv) {
  if (argc == 3) {
    for (size_t index = 0; index < sizeof scenarios / sizeof *scenarios; index++) {
      if (strcmp(argv[1], scenarios[index].name) != 0) continue;
      scenarios[index].run(atoi(argv[2]));
      return 0;
    }
  }
  fprintf(stderr, "usage: %s SCENARIO COUNT\n", argv[0]);
  return 2;
}
