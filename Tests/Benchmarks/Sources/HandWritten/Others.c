#include "Harness.h"
#include "Scenarios.h"

enum { repetitions = 25 };

static gboolean is_applied_at_once(int index, void *data) { return TRUE; }

// A window with a counter.

static void count_up(GtkButton *button, gpointer label) {
  static int count;
  char *text = g_strdup_printf("%d clicks", ++count);
  gtk_label_set_text(label, text);
  g_free(text);
}

void start(int count) {
  bench_begin();
  bench_init();
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *label = gtk_label_new("0 clicks");
  GtkWidget *button = gtk_button_new_with_label("Click");
  g_signal_connect(button, "clicked", G_CALLBACK(count_up), label);
  gtk_widget_set_valign(box, GTK_ALIGN_CENTER);
  gtk_widget_set_halign(box, GTK_ALIGN_CENTER);
  gtk_box_append(GTK_BOX(box), label);
  gtk_box_append(GTK_BOX(box), button);
  bench_show(box);
  bench_print_frame();
  bench_print("memory", bench_memory());
}

// Many labels that show the same number.

typedef struct {
  GtkWidget **labels;
  int count;
} Labels;

static void set_all(int index, void *data) {
  Labels *labels = data;
  for (int position = 0; position < labels->count; position++) {
    // Each is given the number and writes it out, as each representable does.
    char text[16];
    g_snprintf(text, sizeof text, "%d", 1000 + index);
    gtk_label_set_text(GTK_LABEL(labels->labels[position]), text);
  }
}

void representables(int count) {
  bench_init();
  Labels labels = {g_new(GtkWidget *, count), count};
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *scrolled = gtk_scrolled_window_new();
  for (int index = 0; index < count; index++) {
    labels.labels[index] = gtk_label_new("1000");
    gtk_box_append(GTK_BOX(box), labels.labels[index]);
  }
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), box);
  bench_show(scrolled);
  bench_repeat(repetitions, set_all, is_applied_at_once, &labels);
}

// One of many labels.

static void set_one(int index, void *label) {
  char *text = g_strdup_printf("Changed %d", index);
  gtk_label_set_text(label, text);
  g_free(text);
}

void sibling(int count) {
  bench_init();
  GtkWidget *third = NULL;
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *scrolled = gtk_scrolled_window_new();
  for (int index = 0; index < count; index++) {
    char *text = g_strdup_printf("Row %d", index);
    GtkWidget *label = gtk_label_new(text);
    gtk_label_set_wrap(GTK_LABEL(label), TRUE);
    g_free(text);
    gtk_box_append(GTK_BOX(box), label);
    if (index == 3) third = label;
  }
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), box);
  bench_show(scrolled);
  bench_repeat(repetitions, set_one, is_applied_at_once, third);
}

// A label deep inside of boxes.

static GtkWidget *show_deep(int count) {
  bench_init();
  GtkWidget *outermost = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *box = outermost;
  for (int level = 1; level < count; level++) {
    GtkWidget *inner = gtk_box_new(level % 2 ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, 0);
    gtk_box_append(GTK_BOX(box), inner);
    box = inner;
  }
  GtkWidget *label = gtk_label_new("10");
  gtk_widget_set_halign(outermost, GTK_ALIGN_CENTER);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);  // As a text does.
  gtk_box_append(GTK_BOX(box), label);
  bench_show(outermost);
  return label;
}

static void set_same_size(int index, void *label) {
  char *text = g_strdup_printf("%d", 10 + index % 2);
  gtk_label_set_text(label, text);
  g_free(text);
}

static void set_other_size(int index, void *label) {
  gtk_label_set_text(label, index % 2 ? "a short text" : "a text that is a good deal longer");
}

void depth(int count) { bench_repeat(repetitions, set_same_size, is_applied_at_once, show_deep(count)); }

void depth_resized(int count) { bench_repeat(repetitions, set_other_size, is_applied_at_once, show_deep(count)); }
