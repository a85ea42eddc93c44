// Squares and discs in rows of forty, painted by one widget or by a widget each.
#include "Harness.h"
#include "Painter.h"
#include "Scenarios.h"

enum { repetitions = 25, frames = 200, row_length = 40, side = 8, spacing = 1 };

typedef struct {
  GtkWidget *widget;
  int count, round;
  // The shape of which the colour follows the round; all of them if it is negative.
  int changed;
} Field;

static const GdkRGBA colors[] = {{1, 0, 0, 1}, {0, 0, 1, 1}};

static gboolean is_applied_at_once(int index, void *data) { return TRUE; }

static void append_disc(GtkSnapshot *snapshot, const GdkRGBA *color, const graphene_rect_t *bounds) {
  cairo_t *cairo = gtk_snapshot_append_cairo(snapshot, bounds);
  gdk_cairo_set_source_rgba(cairo, color);
  cairo_arc(cairo, bounds->origin.x + side / 2.0, bounds->origin.y + side / 2.0, side / 2.0, 0, 2 * G_PI);
  cairo_fill(cairo);
  cairo_destroy(cairo);
}

static void append_shape(GtkSnapshot *snapshot, int index, const GdkRGBA *color, double x, double y) {
  graphene_rect_t bounds = GRAPHENE_RECT_INIT(x, y, side, side);
  if (index % 2) {
    append_disc(snapshot, color, &bounds);
  } else {
    gtk_snapshot_append_color(snapshot, color, &bounds);
  }
}

static void paint_field(GtkSnapshot *snapshot, double width, double height, gpointer data) {
  Field *field = data;
  for (int index = 0; index < field->count; index++) {
    int round = field->changed < 0 || field->changed == index ? field->round : 0;
    append_shape(snapshot, index, &colors[round % 2], index % row_length * (side + spacing),
                 index / row_length * (side + spacing));
  }
}

static void change_color(int index, void *data) {
  Field *field = data;
  field->round = index + 1;
  gtk_widget_queue_draw(field->widget);
}

static void change_field(int count, int changed) {
  bench_init();
  Field field = {NULL, count, 0, changed};
  field.widget = painter_new(paint_field, &field);
  bench_show(field.widget);
  bench_repeat(repetitions, change_color, is_applied_at_once, &field);
}

void repaint_shapes(int count) { change_field(count, -1); }

void change_shape(int count) { change_field(count, 3); }

static void paint_one(GtkSnapshot *snapshot, double width, double height, gpointer index) {
  append_shape(snapshot, GPOINTER_TO_INT(index), &colors[0], 0, 0);
}

static GtkWidget *make_field(int count) {
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, spacing);
  GtkWidget *row = NULL;
  for (int index = 0; index < count; index++) {
    if (index % row_length == 0) {
      row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, spacing);
      gtk_box_append(GTK_BOX(column), row);
    }
    GtkWidget *shape = painter_new(paint_one, GINT_TO_POINTER(index));
    gtk_widget_set_size_request(shape, side, side);
    gtk_box_append(GTK_BOX(row), shape);
  }
  return column;
}

// The field comes and goes.
static void toggle_field(int index, void *data) {
  Field *field = data;
  GtkBox *box = GTK_BOX(field->widget);
  if (index % 2) {
    gtk_box_remove(box, gtk_widget_get_first_child(field->widget));
  } else {
    gtk_box_append(box, make_field(field->count));
  }
}

void build_shapes(int count) {
  bench_init();
  Field field = {gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), count, 0, -1};
  gtk_widget_set_valign(field.widget, GTK_ALIGN_CENTER);
  gtk_widget_set_halign(field.widget, GTK_ALIGN_CENTER);
  bench_show(field.widget);
  bench_count_every_second(0);
  bench_repeat(repetitions, toggle_field, is_applied_at_once, &field);
}

// A picture of many primitives that is another in each frame.

static void paint_squares(GtkSnapshot *snapshot, double width, double height, gpointer data) {
  Field *field = data;
  double shift = 10 * swing(gtk_widget_get_frame_clock(field->widget));
  for (int index = 0; index < field->count; index++) {
    graphene_rect_t bounds = GRAPHENE_RECT_INIT(index % 100 * 3.5 + shift, index / 100 * 4 + shift, 3, 3);
    gtk_snapshot_append_color(snapshot, &colors[index % 2], &bounds);
  }
}

static void paint_discs(GtkSnapshot *snapshot, double width, double height, gpointer data) {
  Field *field = data;
  double shift = 10 * swing(gtk_widget_get_frame_clock(field->widget));
  cairo_t *cairo = gtk_snapshot_append_cairo(snapshot, &GRAPHENE_RECT_INIT(0, 0, width, height));
  for (int index = 0; index < field->count; index++) {
    gdk_cairo_set_source_rgba(cairo, &colors[index % 2]);
    cairo_new_sub_path(cairo);
    cairo_arc(cairo, index % 100 * 3.5 + shift + 1.5, index / 100 * 4 + shift + 1.5, 1.5, 0, 2 * G_PI);
    cairo_fill(cairo);
  }
  cairo_destroy(cairo);
}

static gboolean draw_again(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  gtk_widget_queue_draw(widget);
  return G_SOURCE_CONTINUE;
}

static void draw_frames(Paint paint, int count) {
  bench_init();
  Field field = {NULL, count, 0, -1};
  field.widget = painter_new(paint, &field);
  gtk_widget_add_tick_callback(field.widget, draw_again, NULL, NULL);
  bench_show(field.widget);
  bench_frames(frames);
}

void draw_squares(int count) { draw_frames(paint_squares, count); }

void draw_discs(int count) { draw_frames(paint_discs, count); }
