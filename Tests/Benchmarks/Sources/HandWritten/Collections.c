// GtkListView, GtkColumnView and GtkGridView over models of any length.
#include "Harness.h"
#include "RowWidget.h"
#include "Scenarios.h"

#include <string.h>

enum { repetitions = 25, begun_rows = 100 };

// What is in a row.

G_DECLARE_FINAL_TYPE(BenchItem, bench_item, BENCH, ITEM, GObject)

struct _BenchItem {
  GObject parent;
  int number;
  char text[24];
  GtkLabel *label;  // which shows the text, as that of the row it is bound to
};

G_DEFINE_TYPE(BenchItem, bench_item, G_TYPE_OBJECT)

static void bench_item_class_init(BenchItemClass *class) {}
static void bench_item_init(BenchItem *item) {}

static BenchItem *make_item(int number, const char *name) {
  BenchItem *item = g_object_new(bench_item_get_type(), NULL);
  item->number = number;
  g_snprintf(item->text, sizeof item->text, "%s %d", name, number);
  return item;
}

// A model whose items are made when they are asked for, but for the first, which can be changed.

G_DECLARE_FINAL_TYPE(BenchModel, bench_model, BENCH, MODEL, GObject)

struct _BenchModel {
  GObject parent;
  GPtrArray *first;
  int rest;
};

static GType model_item_type(GListModel *model) { return bench_item_get_type(); }

static guint model_count(GListModel *model) {
  return BENCH_MODEL(model)->first->len + BENCH_MODEL(model)->rest;
}

static gpointer model_item(GListModel *model, guint position) {
  BenchModel *self = BENCH_MODEL(model);
  if (position < self->first->len) return g_object_ref(self->first->pdata[position]);
  position -= self->first->len;
  return (int)position < self->rest ? make_item(begun_rows + position, "Row") : NULL;
}

static void model_begin(GListModelInterface *interface) {
  interface->get_item_type = model_item_type;
  interface->get_n_items = model_count;
  interface->get_item = model_item;
}

G_DEFINE_TYPE_WITH_CODE(BenchModel, bench_model, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, model_begin))

static void bench_model_class_init(BenchModelClass *class) {}
static void bench_model_init(BenchModel *model) { model->first = g_ptr_array_new_with_free_func(g_object_unref); }

static BenchModel *make_model(int count) {
  BenchModel *model = g_object_new(bench_model_get_type(), NULL);
  for (int index = 0; index < begun_rows; index++) g_ptr_array_add(model->first, make_item(index, "Row"));
  model->rest = count - begun_rows;
  return model;
}

static GListModel *make_store(int count) {
  GListStore *store = g_list_store_new(bench_item_get_type());
  gpointer *items = g_new(gpointer, count);
  for (int index = 0; index < count; index++) items[index] = make_item(index, "Row");
  g_list_store_splice(store, 0, 0, items, count);
  for (int index = 0; index < count; index++) g_object_unref(items[index]);
  g_free(items);
  return G_LIST_MODEL(store);
}

// What shows it.

typedef struct {
  GtkWidget *scrolled, *view;
  GListModel *model;
} Shown;

static void bind_row(GtkListItemFactory *factory, GtkListItem *item) {
  BenchItem *bound = gtk_list_item_get_item(item);
  bound->label = row_widget_label(gtk_list_item_get_child(item));
  gtk_label_set_text(bound->label, bound->text);
}

static void unbind_row(GtkListItemFactory *factory, GtkListItem *item) {
  BENCH_ITEM(gtk_list_item_get_item(item))->label = NULL;
}

static void set_up_cell(GtkListItemFactory *factory, GtkListItem *item) {
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_list_item_set_child(item, label);
}

static void bind_text(GtkListItemFactory *factory, GtkListItem *item) {
  BenchItem *bound = gtk_list_item_get_item(item);
  bound->label = GTK_LABEL(gtk_list_item_get_child(item));
  gtk_label_set_text(bound->label, bound->text);
}

// What sorts otherwise than the text does.
static int amount_of(const BenchItem *item) { return (int)((gint64)item->number * 7919 % 100003); }

static void bind_amount(GtkListItemFactory *factory, GtkListItem *item) {
  char text[24];
  g_snprintf(text, sizeof text, "%d", amount_of(gtk_list_item_get_item(item)));
  gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), text);
}

static GtkListItemFactory *make_factory(void (*set_up)(GtkListItemFactory *, GtkListItem *),
                                        void (*bind)(GtkListItemFactory *, GtkListItem *)) {
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  if (bind != bind_amount) g_signal_connect(factory, "unbind", G_CALLBACK(unbind_row), NULL);
  return factory;
}

static Shown in_window(GtkWidget *view, GListModel *model) {
  Shown shown = {gtk_scrolled_window_new(), view, model};
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(shown.scrolled), view);
  return shown;
}

static GtkSelectionModel *without_selection(GListModel *model) {
  return GTK_SELECTION_MODEL(gtk_no_selection_new(g_object_ref(model)));
}

// As rows of a list look: from the side where lines begin, with a line between them.
static void set_up_row(GtkListItemFactory *factory, GtkListItem *item) {
  row_widget_set_up(factory, item);
  gtk_widget_set_halign(gtk_list_item_get_child(item), GTK_ALIGN_START);
}

static Shown make_list_of(GListModel *model) {
  GtkWidget *view = gtk_list_view_new(without_selection(model), make_factory(set_up_row, bind_row));
  gtk_list_view_set_show_separators(GTK_LIST_VIEW(view), TRUE);
  gtk_widget_add_css_class(view, "rich-list");
  return in_window(view, model);
}

static Shown make_list(int count) { return make_list_of(G_LIST_MODEL(make_model(count))); }

// The theme has margins around cells: as close together as the views of a lazy grid, as many of them are in sight.
static void put_cells_close(void) {
  GtkCssProvider *style = gtk_css_provider_new();
  const char *rules = "gridview > child { padding: 0; } gridview > child > box { margin: 4px; border-spacing: 0; }";
  gtk_css_provider_load_from_data(style, rules, -1);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(style),
                                             GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref(style);
}

static Shown make_grid(int count) {
  GListModel *model = G_LIST_MODEL(make_model(count));
  GtkWidget *view = gtk_grid_view_new(without_selection(model), make_factory(row_widget_set_up, bind_row));
  put_cells_close();
  gtk_grid_view_set_min_columns(GTK_GRID_VIEW(view), 3);
  gtk_grid_view_set_max_columns(GTK_GRID_VIEW(view), 3);
  return in_window(view, model);
}

static int compare_texts(const void *left, const void *right, void *data) {
  return strcmp(((const BenchItem *)left)->text, ((const BenchItem *)right)->text);
}

static int compare_amounts(const void *left, const void *right, void *data) {
  return amount_of(left) - amount_of(right);
}

static GtkColumnViewColumn *add_column(GtkWidget *view, const char *title, GCompareDataFunc compare,
                                       void (*bind)(GtkListItemFactory *, GtkListItem *)) {
  GtkColumnViewColumn *column = gtk_column_view_column_new(title, make_factory(set_up_cell, bind));
  GtkSorter *sorter = GTK_SORTER(gtk_custom_sorter_new(compare, NULL, NULL));
  gtk_column_view_column_set_sorter(column, sorter);
  gtk_column_view_column_set_expand(column, TRUE);
  gtk_column_view_append_column(GTK_COLUMN_VIEW(view), column);
  return column;
}

static GtkColumnViewColumn *columns[2];

static Shown make_table(GListModel *model, gboolean is_sorted) {
  GtkWidget *view = gtk_column_view_new(NULL);
  gtk_column_view_set_show_row_separators(GTK_COLUMN_VIEW(view), TRUE);
  columns[0] = add_column(view, "Text", compare_texts, bind_text);
  columns[1] = add_column(view, "Amount", compare_amounts, bind_amount);
  GListModel *shown = model;
  if (is_sorted) {
    GtkSorter *sorter = g_object_ref(gtk_column_view_get_sorter(GTK_COLUMN_VIEW(view)));
    shown = G_LIST_MODEL(gtk_sort_list_model_new(g_object_ref(model), sorter));
  }
  gtk_column_view_set_model(GTK_COLUMN_VIEW(view), without_selection(shown));
  return in_window(view, model);
}

static Shown make_computed_table(int count) { return make_table(G_LIST_MODEL(make_model(count)), FALSE); }

// Building and scrolling.

static void build_with(Shown (*make)(int), int count) {
  bench_init();
  long memory = bench_memory();
  bench_begin();
  bench_show(make(count).scrolled);
  bench_print_frame();
  bench_settle();
  bench_print("memory", (double)(bench_memory() - memory));
}

void build_list(int count) { build_with(make_list, count); }
void build_table(int count) { build_with(make_computed_table, count); }
void build_grid(int count) { build_with(make_grid, count); }

static gboolean is_applied_at_once(int index, void *data) { return TRUE; }

static GtkAdjustment *adjustment_of(Shown *shown) {
  return gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(shown->scrolled));
}

static void scroll_notch(int index, void *data) {
  GtkAdjustment *adjustment = adjustment_of(data);
  gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + 90);
}

static void scroll_page(int index, void *data) {
  GtkAdjustment *adjustment = adjustment_of(data);
  gtk_adjustment_set_value(adjustment,
                           gtk_adjustment_get_value(adjustment) + gtk_adjustment_get_page_size(adjustment));
}

// To the middle and back.
static void scroll_far(int index, void *data) {
  GtkAdjustment *adjustment = adjustment_of(data);
  gtk_adjustment_set_value(adjustment, index % 2 ? 0 : gtk_adjustment_get_upper(adjustment) / 2);
}

static void repeat_with(Shown shown, int times, void (*change)(int, void *)) {
  bench_show(shown.scrolled);
  bench_repeat(times, change, is_applied_at_once, &shown);
}

static void scroll_with(Shown (*make)(int), int count, void (*change)(int, void *)) {
  bench_init();
  repeat_with(make(count), 100, change);
}

void notch_list(int count) { scroll_with(make_list, count, scroll_notch); }
void page_list(int count) { scroll_with(make_list, count, scroll_page); }
void jump_list(int count) { scroll_with(make_list, count, scroll_far); }
void jump_table(int count) { scroll_with(make_computed_table, count, scroll_far); }
void jump_grid(int count) { scroll_with(make_grid, count, scroll_far); }
void notch_table(int count) { scroll_with(make_computed_table, count, scroll_notch); }
void page_table(int count) { scroll_with(make_computed_table, count, scroll_page); }
void notch_grid(int count) { scroll_with(make_grid, count, scroll_notch); }
void page_grid(int count) { scroll_with(make_grid, count, scroll_page); }

// Changes of one row.

static void insert_one(int index, void *data) {
  BenchModel *model = BENCH_MODEL(((Shown *)data)->model);
  g_ptr_array_insert(model->first, 3, make_item(index, "New"));
  g_list_model_items_changed(G_LIST_MODEL(model), 3, 0, 1);
}

static void delete_one(int index, void *data) {
  BenchModel *model = BENCH_MODEL(((Shown *)data)->model);
  g_ptr_array_remove_index(model->first, 3);
  g_list_model_items_changed(G_LIST_MODEL(model), 3, 1, 0);
}

static void move_one(int index, void *data) {
  BenchModel *model = BENCH_MODEL(((Shown *)data)->model);
  gpointer item = g_ptr_array_steal_index(model->first, 3);
  g_list_model_items_changed(G_LIST_MODEL(model), 3, 1, 0);
  g_ptr_array_insert(model->first, 6, item);
  g_list_model_items_changed(G_LIST_MODEL(model), 6, 0, 1);
}

static void change_one(int index, void *data) {
  BenchItem *item = BENCH_MODEL(((Shown *)data)->model)->first->pdata[3];
  g_snprintf(item->text, sizeof item->text, "Changed %d", index);
  if (item->label) gtk_label_set_text(item->label, item->text);
}

static void change_with(Shown (*make)(int), int count, void (*change)(int, void *)) {
  bench_init();
  repeat_with(make(count), repetitions, change);
}

void insert_in_list(int count) { change_with(make_list, count, insert_one); }
void delete_in_list(int count) { change_with(make_list, count, delete_one); }
void move_in_list(int count) { change_with(make_list, count, move_one); }
void change_in_list(int count) { change_with(make_list, count, change_one); }
void insert_in_table(int count) { change_with(make_computed_table, count, insert_one); }
void delete_in_table(int count) { change_with(make_computed_table, count, delete_one); }
void move_in_table(int count) { change_with(make_computed_table, count, move_one); }
void change_in_table(int count) { change_with(make_computed_table, count, change_one); }
void insert_in_grid(int count) { change_with(make_grid, count, insert_one); }
void delete_in_grid(int count) { change_with(make_grid, count, delete_one); }
void move_in_grid(int count) { change_with(make_grid, count, move_one); }
void change_in_grid(int count) { change_with(make_grid, count, change_one); }

// Sorting, and searching.

static void sort_by_other(int index, void *data) {
  GtkColumnView *view = GTK_COLUMN_VIEW(((Shown *)data)->view);
  gtk_column_view_sort_by_column(view, columns[index % 2 ? 0 : 1], GTK_SORT_ASCENDING);
}

void sort_table(int count) {
  bench_init();
  bench_count_every_second(0);
  repeat_with(make_table(make_store(count), TRUE), 10, sort_by_other);
}

static gboolean finds_all = TRUE;
static GtkFilter *filter;

static gboolean matches(gpointer item, gpointer data) {
  return finds_all || BENCH_ITEM(item)->number % 10000 == 9999;
}

static void search_for_other(int index, void *data) {
  finds_all = index % 2;
  gtk_filter_changed(filter, index % 2 ? GTK_FILTER_CHANGE_LESS_STRICT : GTK_FILTER_CHANGE_MORE_STRICT);
}

void search_list(int count) {
  bench_init();
  bench_count_every_second(0);
  filter = GTK_FILTER(gtk_custom_filter_new(matches, NULL, NULL));
  GListModel *model = G_LIST_MODEL(gtk_filter_list_model_new(make_store(count), g_object_ref(filter)));
  repeat_with(make_list_of(model), 10, search_for_other);
}
