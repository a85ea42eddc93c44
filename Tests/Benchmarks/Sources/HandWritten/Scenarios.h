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
