// Pages over each other under a bar with a way back, and pages beside each other.
#include "Harness.h"
#include "RowWidget.h"
#include "Scenarios.h"

enum { repetitions = 30, tab_repetitions = 50, tab_length = 20 };

// Rows of two widgets, of which there are `count`.
static GtkWidget *make_page(int count, const char *name) {
  GtkWidget *scrolled = gtk_scrolled_window_new(), *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  for (int index = 0; index < count / 2; index++) {
    char *text = g_strdup_printf("%s %d", name, index);
    gtk_box_append(GTK_BOX(box), row_widget_new(text));
    g_free(text);
  }
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), box);
  return scrolled;
}

// The focus is in what is shown, from where GTK moves it to the next page.
static void focus(GtkWidget *stack) { gtk_widget_child_focus(stack, GTK_DIR_TAB_FORWARD); }

static gboolean is_applied_at_once(int index, void *data) { return TRUE; }

// A page over the first one.

typedef struct {
  int count;
  GtkWidget *stack, *back, *title, *first, *page;
} Navigation;

static void push_page(Navigation *self) {
  self->page = make_page(self->count, "Row");
  gtk_stack_add_child(GTK_STACK(self->stack), self->page);
  gtk_stack_set_visible_child(GTK_STACK(self->stack), self->page);
  gtk_label_set_text(GTK_LABEL(self->title), "Page");
  gtk_widget_set_visible(self->back, TRUE);
}

static void pop_page(GtkButton *back, gpointer data) {
  Navigation *self = data;
  gtk_stack_set_visible_child(GTK_STACK(self->stack), self->first);
  gtk_stack_remove(GTK_STACK(self->stack), self->page);
  gtk_label_set_text(GTK_LABEL(self->title), "First");
  gtk_widget_set_visible(self->back, FALSE);
}

static void change_page(int index, void *data) {
  if (index % 2) {
    pop_page(NULL, data);
  } else {
    push_page(data);
  }
}

static GtkWidget *make_bar(Navigation *self) {
  GtkWidget *bar = gtk_header_bar_new();
  self->back = gtk_button_new_from_icon_name("go-previous-symbolic");
  self->title = gtk_label_new("First");
  gtk_widget_add_css_class(self->title, "title");
  gtk_widget_set_visible(self->back, FALSE);
  g_signal_connect(self->back, "clicked", G_CALLBACK(pop_page), self);
  gtk_header_bar_set_show_title_buttons(GTK_HEADER_BAR(bar), FALSE);
  gtk_header_bar_pack_start(GTK_HEADER_BAR(bar), self->back);
  gtk_header_bar_set_title_widget(GTK_HEADER_BAR(bar), self->title);
  return bar;
}

static void navigate(int count, int counted) {
  bench_init_still();
  bench_count_every_second(counted);
  bench_await_last_frame();
  Navigation self = {.count = count, .stack = gtk_stack_new(), .first = gtk_button_new_with_label("First page")};
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append(GTK_BOX(box), make_bar(&self));
  gtk_box_append(GTK_BOX(box), self.stack);
  gtk_widget_set_vexpand(self.stack, TRUE);
  gtk_widget_set_halign(self.first, GTK_ALIGN_CENTER);
  gtk_widget_set_valign(self.first, GTK_ALIGN_CENTER);
  gtk_stack_add_child(GTK_STACK(self.stack), self.first);
  bench_show(box);
  focus(self.stack);
  bench_repeat(repetitions, change_page, is_applied_at_once, &self);
}

void push_pages(int count) { navigate(count, 0); }

void pop_pages(int count) { navigate(count, 1); }

// Tabs, each of which has been shown before.

typedef struct {
  int count;
  GtkWidget *stack, *buttons;
} Tabs;

static void switch_tab(int index, void *data) {
  Tabs *tabs = data;
  GtkWidget *button = gtk_widget_get_first_child(tabs->buttons);
  for (int before = 0; before < index % tabs->count; before++) button = gtk_widget_get_next_sibling(button);
  gtk_toggle_button_set_active(GTK_TOGGLE_BUTTON(button), TRUE);
}

static void show_page(GtkToggleButton *button, gpointer page) {
  GtkWidget *stack = gtk_widget_get_parent(page);
  if (gtk_toggle_button_get_active(button)) gtk_stack_set_visible_child(GTK_STACK(stack), page);
}

static void append_tab(Tabs *tabs, int index) {
  char *name = g_strdup_printf("%d", index);
  GtkWidget *page = make_page(2 * tab_length, name), *button = gtk_toggle_button_new_with_label(name);
  GtkWidget *first = gtk_widget_get_first_child(tabs->buttons);
  gtk_widget_add_css_class(button, "flat");
  gtk_toggle_button_set_active(GTK_TOGGLE_BUTTON(button), !first);
  if (first) gtk_toggle_button_set_group(GTK_TOGGLE_BUTTON(button), GTK_TOGGLE_BUTTON(first));
  g_signal_connect(button, "toggled", G_CALLBACK(show_page), page);
  gtk_box_append(GTK_BOX(tabs->buttons), button);
  gtk_stack_add_child(GTK_STACK(tabs->stack), page);
  g_free(name);
}

static GtkWidget *make_tabs(Tabs *tabs) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  for (int index = 0; index < tabs->count; index++) append_tab(tabs, index);
  gtk_widget_set_vexpand(tabs->stack, TRUE);
  gtk_widget_set_halign(tabs->buttons, GTK_ALIGN_CENTER);
  gtk_box_append(GTK_BOX(box), tabs->stack);
  gtk_box_append(GTK_BOX(box), gtk_separator_new(GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append(GTK_BOX(box), tabs->buttons);
  return box;
}

void switch_tabs(int count) {
  bench_init_still();
  Tabs tabs = {count, gtk_stack_new(), gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4)};
  bench_show(make_tabs(&tabs));
  focus(tabs.stack);
  for (int index = 1; index <= count; index++) {
    switch_tab(index, &tabs);
    bench_settle();
  }
  bench_await_last_frame();
  bench_repeat(tab_repetitions, switch_tab, is_applied_at_once, &tabs);
}
