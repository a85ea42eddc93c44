// A window over another, a popover and a menu. Their content is made anew each time, as what they show may have changed.
#include "Harness.h"
#include "RowWidget.h"
#include "Scenarios.h"

enum { repetitions = 30 };

// What presents, and what is presented at the moment.
typedef struct {
  int count;
  GtkWidget *presenting, *presented;
} Presentation;

static GtkWidget *make_rows(int count) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);
  for (int index = 0; index < count; index++) {
    char *text = g_strdup_printf("Row %d", index);
    gtk_box_append(GTK_BOX(box), row_widget_new(text));
    g_free(text);
  }
  return box;
}

static gboolean is_applied_at_once(int index, void *data) { return TRUE; }

// Opens and closes in turns, of which one is counted.
static void present(int count, GtkWidget *presenting, void (*change)(int, void *), int counted) {
  Presentation presentation = {count, presenting, NULL};
  gtk_widget_set_halign(presenting, GTK_ALIGN_CENTER);
  gtk_widget_set_valign(presenting, GTK_ALIGN_CENTER);
  bench_count_every_second(counted);
  bench_await_last_frame();
  bench_show(presenting);
  bench_repeat(repetitions, change, is_applied_at_once, &presentation);
}

static void change_sheet(int index, void *data) {
  Presentation *self = data;
  if (index % 2) return gtk_window_destroy(GTK_WINDOW(self->presented));
  self->presented = gtk_window_new();
  gtk_window_set_transient_for(GTK_WINDOW(self->presented), GTK_WINDOW(gtk_widget_get_root(self->presenting)));
  gtk_window_set_modal(GTK_WINDOW(self->presented), TRUE);
  gtk_window_set_titlebar(GTK_WINDOW(self->presented), gtk_header_bar_new());
  gtk_window_set_child(GTK_WINDOW(self->presented), make_rows(self->count));
  gtk_window_present(GTK_WINDOW(self->presented));
}

void open_sheet(int count) {
  bench_init_still();
  present(count, gtk_label_new("Presenting"), change_sheet, 0);
}

void close_sheet(int count) {
  bench_init_still();
  present(count, gtk_label_new("Presenting"), change_sheet, 1);
}

static void remove_popover(Presentation *self) {
  gtk_popover_popdown(GTK_POPOVER(self->presented));
  gtk_widget_unparent(self->presented);
}

static void change_popover(int index, void *data) {
  Presentation *self = data;
  if (index % 2) return remove_popover(self);
  self->presented = gtk_popover_new();
  gtk_popover_set_child(GTK_POPOVER(self->presented), make_rows(self->count));
  gtk_widget_set_parent(self->presented, self->presenting);
  gtk_popover_popup(GTK_POPOVER(self->presented));
}

// In a box, as a label has no place for a popover.
static GtkWidget *make_popover_holder(void) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_box_append(GTK_BOX(box), gtk_label_new("Presenting"));
  return box;
}

void open_popover(int count) {
  bench_init_still();
  present(count, make_popover_holder(), change_popover, 0);
}

void close_popover(int count) {
  bench_init_still();
  present(count, make_popover_holder(), change_popover, 1);
}

static void do_nothing(GSimpleAction *action, GVariant *parameter, gpointer data) {}

static GtkWidget *make_menu_button(void) {
  GtkWidget *button = gtk_menu_button_new();
  GSimpleActionGroup *actions = g_simple_action_group_new();
  GActionEntry entry = {"do", do_nothing, "i"};
  g_action_map_add_action_entries(G_ACTION_MAP(actions), &entry, 1, NULL);
  gtk_widget_insert_action_group(button, "bench", G_ACTION_GROUP(actions));
  gtk_menu_button_set_label(GTK_MENU_BUTTON(button), "Menu");
  g_object_unref(actions);
  return button;
}

static void make_menu(GtkMenuButton *button, gpointer count) {
  GMenu *menu = g_menu_new();
  for (int index = 0; index < GPOINTER_TO_INT(count); index++) {
    char *text = g_strdup_printf("Item %d", index), *action = g_strdup_printf("bench.do(%d)", index);
    g_menu_append(menu, text, action);
    g_free(text);
    g_free(action);
  }
  gtk_menu_button_set_menu_model(button, G_MENU_MODEL(menu));
  g_object_unref(menu);
}

static void change_menu(int index, void *data) {
  GtkMenuButton *button = GTK_MENU_BUTTON(((Presentation *)data)->presenting);
  (index % 2 ? gtk_menu_button_popdown : gtk_menu_button_popup)(button);
}

static void use_menu(int count, int counted) {
  bench_init_still();
  GtkWidget *button = make_menu_button();
  gtk_menu_button_set_create_popup_func(GTK_MENU_BUTTON(button), make_menu, GINT_TO_POINTER(count), NULL);
  present(count, button, change_menu, counted);
}

void open_menu(int count) { use_menu(count, 0); }

void close_menu(int count) { use_menu(count, 1); }
