// Rows of a text and a button in a scrolled window.
#include "Harness.h"
#include "RowWidget.h"
#include "Scenarios.h"

enum { repetitions = 25 };

typedef struct {
  GtkWidget *row, *label;
} Row;

typedef struct {
  GtkWidget *scrolled, *box;
  GArray *rows;
} List;

static Row make_row(const char *text) {
  GtkWidget *row = row_widget_new(text);
  return (Row){row, GTK_WIDGET(row_widget_label(row))};
}

// Three widgets, each of which a representable wraps in the other program.
static Row make_wrapped_row(const char *text) {
  Row row = {gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8), gtk_label_new(text)};
  GtkWidget *labels[] = {row.label, gtk_label_new(text), gtk_label_new(text)};
  for (int index = 0; index < 3; index++) gtk_box_append(GTK_BOX(row.row), labels[index]);
  return row;
}

static Row (*made_row)(const char *text) = make_row;

static List make_list(int count) {
  List list = {gtk_scrolled_window_new(), gtk_box_new(GTK_ORIENTATION_VERTICAL, 4),
               g_array_new(FALSE, FALSE, sizeof(Row))};
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(list.scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  for (int index = 0; index < count; index++) {
    char *text = g_strdup_printf("Row %d", index);
    Row row = made_row(text);
    g_free(text);
    gtk_box_append(GTK_BOX(list.box), row.row);
    g_array_append_val(list.rows, row);
  }
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(list.scrolled), list.box);
  return list;
}

static List show_list(int count) {
  bench_init();
  List list = make_list(count);
  bench_show(list.scrolled);
  return list;
}

static Row *row_at(List *list, int index) { return &g_array_index(list->rows, Row, index); }

static gboolean is_applied_at_once(int index, void *data) { return TRUE; }

void build(int count) {
  bench_init();
  long memory = bench_memory();
  bench_begin();
  bench_show(make_list(count).scrolled);
  bench_print_frame();
  bench_settle();
  bench_print("memory", (double)(bench_memory() - memory) / count);
}

void more_memory(int count) {
  show_list(1);
  bench_settle();
  long before = bench_memory();
  show_list(count);
  bench_settle();
  bench_print("memory", (double)(bench_memory() - before) / count);
}

static void change_third(int index, void *data) {
  char *text = g_strdup_printf("Changed %d", index);
  gtk_label_set_text(GTK_LABEL(row_at(data, 3)->label), text);
  g_free(text);
}

void change_array(int count) {
  List list = show_list(count);
  bench_repeat(repetitions, change_third, is_applied_at_once, &list);
}

static void insert_one(int index, void *data) {
  List *list = data;
  Row row = make_row("New");
  g_array_prepend_val(list->rows, row);
  gtk_box_prepend(GTK_BOX(list->box), row.row);
}

void insert_first(int count) {
  List list = show_list(count);
  bench_repeat(repetitions, insert_one, is_applied_at_once, &list);
}

static void remove_one(int index, void *data) {
  List *list = data;
  gtk_box_remove(GTK_BOX(list->box), row_at(list, 0)->row);
  g_array_remove_index(list->rows, 0);
}

void remove_first(int count) {
  List list = show_list(count);
  bench_repeat(repetitions, remove_one, is_applied_at_once, &list);
}

static void move_one(int index, void *data) {
  List *list = data;
  Row row = *row_at(list, 0);
  gtk_box_reorder_child_after(GTK_BOX(list->box), row.row, row_at(list, list->rows->len - 1)->row);
  g_array_remove_index(list->rows, 0);
  g_array_append_val(list->rows, row);
}

void move_first(int count) {
  List list = show_list(count);
  bench_repeat(repetitions, move_one, is_applied_at_once, &list);
}

static void reverse_all(int index, void *data) {
  List *list = data;
  GArray *rows = g_array_sized_new(FALSE, FALSE, sizeof(Row), list->rows->len);
  GtkWidget *previous = NULL;
  for (int position = list->rows->len - 1; position >= 0; position--) {
    Row row = *row_at(list, position);
    gtk_box_reorder_child_after(GTK_BOX(list->box), row.row, previous);
    previous = row.row;
    g_array_append_val(rows, row);
  }
  g_array_unref(list->rows);
  list->rows = rows;
}

void reverse(int count) {
  List list = show_list(count);
  bench_repeat(repetitions, reverse_all, is_applied_at_once, &list);
}

static void scroll_on(int index, void *data) {
  List *list = data;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(list->scrolled));
  gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + 90);
}

void scroll(int count) {
  List list = show_list(count);
  bench_repeat(100, scroll_on, is_applied_at_once, &list);
}

void build_wrapped(int count) {
  made_row = make_wrapped_row;
  build(count);
}

void scroll_wrapped(int count) {
  made_row = make_wrapped_row;
  scroll(count);
}

void grow(int count) {
  List list = show_list(1000);
  for (int index = 0; index < 500; index++) change_third(index, &list);
  bench_settle();
  long memory = bench_memory();
  for (int index = 0; index < count; index++) {
    change_third(index, &list);
    while (g_main_context_iteration(NULL, FALSE)) {}
  }
  bench_settle();
  bench_print("growth", (double)(bench_memory() - memory));
}
