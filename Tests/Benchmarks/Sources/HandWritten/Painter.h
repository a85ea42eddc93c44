// A widget whose snapshot is a function, and ways of having it painted.
#ifndef PAINTER_H
#define PAINTER_H

#include <gtk/gtk.h>

typedef void (*Paint)(GtkSnapshot *snapshot, double width, double height, gpointer data);

GtkWidget *painter_new(Paint paint, gpointer data);

// How far a way of a second there and a second back is at a moment of the frame clock, from 0 to 1.
double swing(GdkFrameClock *clock);

#endif
