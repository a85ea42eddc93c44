// The scenarios as somebody who writes GTK by hand in C would write them.
#ifndef SCENARIOS_H
#define SCENARIOS_H

void start(int count);
void build(int count);

// Rows in a program that has shown one before, so that what every program takes is not counted.
void more_memory(int count);

void change_array(int count);
void insert_first(int count);
void remove_first(int count);
void move_first(int count);
void reverse(int count);
void scroll(int count);
void grow(int count);
void representables(int count);
void depth(int count);
void depth_resized(int count);
void sibling(int count);

// As many rows as in no box.
void build_long(int count);
void scroll_long(int count);
void insert_long(int count);

// The same in GTK's list, table and grid.
void build_list(int count);
void build_table(int count);
void build_grid(int count);
void notch_list(int count);
void notch_table(int count);
void notch_grid(int count);
void page_list(int count);
void page_table(int count);
void page_grid(int count);
void jump_list(int count);
void insert_in_list(int count);
void delete_in_list(int count);
void move_in_list(int count);
void change_in_list(int count);
void jump_table(int count);
void insert_in_table(int count);
void delete_in_table(int count);
void move_in_table(int count);
void change_in_table(int count);
void jump_grid(int count);
void insert_in_grid(int count);
void delete_in_grid(int count);
void move_in_grid(int count);
void change_in_grid(int count);
void search_list(int count);
void sort_table(int count);

// The same in sections with headings.
void build_sections(int count);
void notch_sections(int count);

// Rows of three widgets in a box.
void build_wrapped(int count);
void scroll_wrapped(int count);

// Controls in a form, of which there are `count`, and buttons side by side.
void build_form(int count);
void build_form_again(int count);
void build_buttons_again(int count);
void edit_form(int count);
void build_buttons(int count);

// A page of `count` widgets over another, and one of as many pages.
void push_pages(int count);
void pop_pages(int count);
void switch_tabs(int count);

// A window, a popover and a menu of `count` rows or items.
void open_sheet(int count);
void close_sheet(int count);
void open_popover(int count);
void close_popover(int count);
void open_menu(int count);
void close_menu(int count);

// Shapes and primitives, of which there are `count`.
void repaint_shapes(int count);
void change_shape(int count);
void build_shapes(int count);
void draw_squares(int count);
void draw_discs(int count);

// `count` frames of something that moves.
void move_view(int count);
void resize_stack(int count);
void mix_colors(int count);
void morph_path(int count);
void turn_spring(int count);

#endif
