#include "RowWidget.h"

static void did_click(GtkButton *button, gpointer data) {}

GtkWidget *row_widget_new(const char *text) {
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8), *label = gtk_label_new(text);
  GtkWidget *button = gtk_button_new_with_label("Do");
  // As wide as it is in one line, where there is room: as a text is.
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_label_set_natural_wrap_mode(GTK_LABEL(label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_widget_set_halign(row, GTK_ALIGN_CENTER);
  g_signal_connect(button, "clicked", G_CALLBACK(did_click), NULL);
  gtk_box_append(GTK_BOX(row), label);
  gtk_box_append(GTK_BOX(row), button);
  return row;
}

GtkLabel *row_widget_label(GtkWidget *row) { return GTK_LABEL(gtk_widget_get_first_child(row)); }

void row_widget_set_up(GtkListItemFactory *factory, GtkListItem *item) {
  gtk_list_item_set_child(item, row_widget_new(NULL));
}
