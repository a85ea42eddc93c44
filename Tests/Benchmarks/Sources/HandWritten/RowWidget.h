// The row that most scenarios show: a text and a button.
#ifndef ROW_WIDGET_H
#define ROW_WIDGET_H

#include <gtk/gtk.h>

// A box whose first child is the label.
GtkWidget *row_widget_new(const char *text);

GtkLabel *row_widget_label(GtkWidget *row);

// For a factory of list items, which sets the texts later.
void row_widget_set_up(GtkListItemFactory *factory, GtkListItem *item);

#endif
