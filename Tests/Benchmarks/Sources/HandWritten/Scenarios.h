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

#endif
