// A form of controls in boxed lists, and buttons side by side.
#include "Harness.h"
#include "Scenarios.h"

enum { repetitions = 25, section_length = 20, buttons_in_row = 8 };

// What the first switch changes.
typedef struct {
  GtkWidget *scrolled, *content, *summary, *first_switch;
  int on_count;
} Form;

static void show_count(Form *form) {
  char *text = g_strdup_printf("%d are on", form->on_count);
  gtk_label_set_text(GTK_LABEL(form->summary), text);
  g_free(text);
}

static void did_switch(GtkSwitch *control, GParamSpec *property, gpointer data) {
  Form *form = data;
  form->on_count += gtk_switch_get_active(control) ? 1 : -1;
  show_count(form);
}

static void did_edit(GtkWidget *control, gpointer data) {}

static GtkWidget *make_switch(Form *form) {
  GtkWidget *control = gtk_switch_new();
  gtk_widget_set_valign(control, GTK_ALIGN_CENTER);
  g_signal_connect(control, "notify::active", G_CALLBACK(did_switch), form);
  if (!form->first_switch) form->first_switch = control;
  return control;
}

static GtkWidget *make_field(void) {
  GtkWidget *field = gtk_entry_new();
  gtk_entry_set_has_frame(GTK_ENTRY(field), FALSE);
  gtk_entry_set_alignment(GTK_ENTRY(field), 1);
  gtk_editable_set_text(GTK_EDITABLE(field), "text");
  gtk_widget_set_hexpand(field, TRUE);
  g_signal_connect(field, "changed", G_CALLBACK(did_edit), NULL);
  return field;
}

static GtkWidget *make_slider(void) {
  GtkWidget *slider = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.1);
  gtk_range_set_value(GTK_RANGE(slider), 0.5);
  gtk_widget_set_hexpand(slider, TRUE);
  g_signal_connect(slider, "value-changed", G_CALLBACK(did_edit), NULL);
  return slider;
}

static GtkWidget *make_button(int number) {
  char *text = g_strdup_printf("Do %d", number);
  GtkWidget *button = gtk_button_new_with_label(text);
  gtk_widget_add_css_class(button, "flat");
  gtk_widget_set_halign(button, GTK_ALIGN_START);
  g_signal_connect(button, "clicked", G_CALLBACK(did_edit), NULL);
  g_free(text);
  return button;
}

static GtkWidget *make_labelled(int number, GtkWidget *control) {
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
  char *text = g_strdup_printf("Setting %d", number);
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_widget_set_hexpand(label, !gtk_widget_get_hexpand(control));
  gtk_box_append(GTK_BOX(row), label);
  gtk_box_append(GTK_BOX(row), control);
  gtk_accessible_update_relation(GTK_ACCESSIBLE(control), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
  g_free(text);
  return row;
}

static GtkWidget *make_setting(Form *form, int number) {
  switch (number % 4) {
    case 0:
      return make_labelled(number, make_switch(form));
    case 1:
      return make_labelled(number, make_field());
    case 2:
      return make_labelled(number, make_slider());
    default:
      return make_button(number);
  }
}

static void append_row(GtkWidget *list, GtkWidget *content) {
  GtkWidget *row = gtk_list_box_row_new();
  gtk_widget_set_margin_start(content, 12);
  gtk_widget_set_margin_end(content, 12);
  gtk_widget_set_margin_top(content, 4);
  gtk_widget_set_margin_bottom(content, 4);
  gtk_widget_set_size_request(content, -1, 34);
  gtk_list_box_row_set_child(GTK_LIST_BOX_ROW(row), content);
  gtk_list_box_append(GTK_LIST_BOX(list), row);
}

static GtkWidget *append_section(Form *form, const char *title) {
  GtkWidget *heading = gtk_label_new(title), *frame = gtk_frame_new(NULL), *list = gtk_list_box_new();
  gtk_label_set_xalign(GTK_LABEL(heading), 0);
  gtk_widget_add_css_class(heading, "heading");
  gtk_list_box_set_selection_mode(GTK_LIST_BOX(list), GTK_SELECTION_NONE);
  gtk_list_box_set_show_separators(GTK_LIST_BOX(list), TRUE);
  gtk_frame_set_child(GTK_FRAME(frame), list);
  gtk_box_append(GTK_BOX(form->content), heading);
  gtk_box_append(GTK_BOX(form->content), frame);
  return list;
}

static void append_settings(Form *form, int first) {
  char *title = g_strdup_printf("Section %d", first / section_length);
  GtkWidget *list = append_section(form, title);
  for (int index = 0; index < section_length; index++) append_row(list, make_setting(form, first + index));
  g_free(title);
}

static void make_form(Form *form, int count) {
  form->scrolled = gtk_scrolled_window_new();
  form->content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8);
  form->summary = gtk_label_new(NULL);
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(form->scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_label_set_xalign(GTK_LABEL(form->summary), 0);
  gtk_widget_set_margin_start(form->content, 18);
  gtk_widget_set_margin_end(form->content, 18);
  gtk_widget_set_margin_top(form->content, 18);
  gtk_widget_set_margin_bottom(form->content, 18);
  append_row(append_section(form, "Summary"), form->summary);
  for (int first = 0; first < count; first += section_length) append_settings(form, first);
  show_count(form);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(form->scrolled), form->content);
}

void build_form(int count) {
  bench_init_still();
  bench_begin();
  Form form = {0};
  make_form(&form, count);
  bench_show(form.scrolled);
  bench_print_frame();
}

static void use_switch(int index, void *data) {
  GtkSwitch *control = GTK_SWITCH(((Form *)data)->first_switch);
  gtk_switch_set_active(control, !gtk_switch_get_active(control));
}

static gboolean is_applied_at_once(int index, void *data) { return TRUE; }

void edit_form(int count) {
  bench_init_still();
  Form form = {0};
  make_form(&form, count);
  bench_show(form.scrolled);
  bench_repeat(repetitions, use_switch, is_applied_at_once, &form);
}

// Buttons of GTK's own look.

static GtkWidget *make_buttons(int count) {
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4), *row = NULL;
  for (int index = 0; index < count; index++) {
    if (index % buttons_in_row == 0) {
      row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4);
      gtk_widget_set_halign(row, GTK_ALIGN_CENTER);
      gtk_box_append(GTK_BOX(column), row);
    }
    GtkWidget *button = gtk_button_new_with_label("Do");
    g_signal_connect(button, "clicked", G_CALLBACK(did_edit), NULL);
    gtk_box_append(GTK_BOX(row), button);
  }
  return column;
}

void build_buttons(int count) {
  bench_init_still();
  bench_begin();
  bench_show(make_buttons(count));
  bench_print_frame();
}

// What has been shown before comes again.

typedef struct {
  GtkWidget *box;
  int count;
  GtkWidget *(*make)(int count);
} Coming;

static void come_or_go(int index, void *data) {
  Coming *coming = data;
  GtkBox *box = GTK_BOX(coming->box);
  if (index % 2) {
    gtk_box_remove(box, gtk_widget_get_first_child(coming->box));
  } else {
    gtk_box_append(box, coming->make(coming->count));
  }
}

static void build_again(int count, GtkWidget *(*make)(int count)) {
  bench_init_still();
  Coming coming = {gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), count, make};
  bench_show(coming.box);
  bench_count_every_second(0);
  bench_repeat(repetitions, come_or_go, is_applied_at_once, &coming);
}

static GtkWidget *make_expanding_form(int count) {
  static Form form;
  form = (Form){0};
  make_form(&form, count);
  gtk_widget_set_vexpand(form.scrolled, TRUE);
  return form.scrolled;
}

void build_form_again(int count) { build_again(count, make_expanding_form); }

void build_buttons_again(int count) { build_again(count, make_buttons); }
