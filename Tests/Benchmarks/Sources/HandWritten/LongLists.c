// Long lists in GtkListView, over a model of strings.
#include "Harness.h"
#include "RowWidget.h"
#include "Scenarios.h"

enum { repetitions = 25 };

typedef struct {
  GtkWidget *scrolled;
  GtkStringList *model;
} LongList;

static void bind(GtkListItemFactory *factory, GtkListItem *item) {
  GtkLabel *label = row_widget_label(gtk_list_item_get_child(item));
  gtk_label_set_text(label, gtk_string_object_get_string(gtk_list_item_get_item(item)));
}

static LongList make_list(int count) {
  LongList list = {gtk_scrolled_window_new(), gtk_string_list_new(NULL)};
  for (int index = 0; index < count; index++) {
    char *text = g_strdup_printf("Row %d", index);
    gtk_string_list_append(list.model, text);
    g_free(text);
  }
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(row_widget_set_up), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  GtkNoSelection *selection = gtk_no_selection_new(G_LIST_MODEL(list.model));
  GtkWidget *view = gtk_list_view_new(GTK_SELECTION_MODEL(selection), factory);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(list.scrolled), view);
  return list;
}

static gboolean is_applied_at_once(int index, void *data) { return TRUE; }

void build_long(int count) {
  bench_init();
  long memory = bench_memory();
  bench_begin();
  bench_show(make_list(count).scrolled);
  bench_print_frame();
  bench_settle();
  bench_print("memory", (double)(bench_memory() - memory));
}

static void scroll_on(int index, void *data) {
  LongList *list = data;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(list->scrolled));
  gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + 90);
}

void scroll_long(int count) {
  bench_init();
  LongList list = make_list(count);
  bench_show(list.scrolled);
  bench_repeat(100, scroll_on, is_applied_at_once, &list);
}

static void insert_one(int index, void *data) {
  LongList *list = data;
  const char *texts[] = {"New", NULL};
  gtk_string_list_splice(list->model, 3, 0, texts);
}

void insert_long(int count) {
  bench_init();
  LongList list = make_list(count);
  bench_show(list.scrolled);
  bench_repeat(repetitions, insert_one, is_applied_at_once, &list);
}
