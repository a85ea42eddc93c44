// Things that move by a tick callback of their own, a second there and a second back.
#include <math.h>

#include "Harness.h"
#include "Painter.h"
#include "Scenarios.h"

static const double way = 200;

// A label that moves.

static gboolean move_child(GtkWidget *fixed, GdkFrameClock *clock, gpointer child) {
  GskTransform *transform = gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT(way * swing(clock), 0));
  gtk_fixed_set_child_transform(GTK_FIXED(fixed), child, transform);
  gsk_transform_unref(transform);
  return G_SOURCE_CONTINUE;
}

void move_view(int count) {
  bench_init();
  GtkWidget *fixed = gtk_fixed_new();
  GtkWidget *label = gtk_label_new("moving");
  gtk_fixed_put(GTK_FIXED(fixed), label, 0, 0);
  gtk_widget_add_tick_callback(fixed, move_child, label, NULL);
  bench_show(fixed);
  bench_frames(count);
}

// A box of a hundred labels below one that grows.

static gboolean resize_first(GtkWidget *first, GdkFrameClock *clock, gpointer data) {
  gtk_widget_set_size_request(first, -1, 20 + way * swing(clock));
  return G_SOURCE_CONTINUE;
}

void resize_stack(int count) {
  bench_init();
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *first = gtk_label_new("growing");
  gtk_box_append(GTK_BOX(box), first);
  for (int index = 1; index < 100; index++) {
    char *text = g_strdup_printf("Row %d", index);
    gtk_box_append(GTK_BOX(box), gtk_label_new(text));
    g_free(text);
  }
  gtk_widget_add_tick_callback(first, resize_first, NULL, NULL);
  bench_show(box);
  bench_frames(count);
}

// A colour, and a path of two hundred lines.

static gboolean draw_again(GtkWidget *widget, GdkFrameClock *clock, gpointer share) {
  *(double *)share = swing(clock);
  gtk_widget_queue_draw(widget);
  return G_SOURCE_CONTINUE;
}

static void paint_color(GtkSnapshot *snapshot, double width, double height, gpointer share) {
  double blue = *(double *)share;
  // Mixed in light, as Graft does.
  GdkRGBA color = {pow(1 - blue, 1 / 2.2), 0, pow(blue, 1 / 2.2), 1};
  gtk_snapshot_append_color(snapshot, &color, &GRAPHENE_RECT_INIT(0, 0, width, height));
}

static void paint_path(GtkSnapshot *snapshot, double width, double height, gpointer share) {
  cairo_t *cairo = gtk_snapshot_append_cairo(snapshot, &GRAPHENE_RECT_INIT(0, 0, width, height));
  cairo_move_to(cairo, 0, height);
  for (int index = 0; index <= 200; index++) {
    double level = 0.5 + *(double *)share * 0.4 * sin(index / 10.0);
    cairo_line_to(cairo, width * index / 200, height * level);
  }
  cairo_line_to(cairo, width, height);
  cairo_close_path(cairo);
  cairo_set_source_rgba(cairo, 0, 0, 1, 1);
  cairo_fill(cairo);
  cairo_destroy(cairo);
}

static void paint_frames(Paint paint, int count) {
  bench_init();
  double share = 0;
  GtkWidget *widget = painter_new(paint, &share);
  gtk_widget_set_size_request(widget, 300, 300);
  gtk_widget_set_halign(widget, GTK_ALIGN_CENTER);
  gtk_widget_set_valign(widget, GTK_ALIGN_CENTER);
  gtk_widget_add_tick_callback(widget, draw_again, &share, NULL);
  bench_show(widget);
  bench_frames(count);
}

void mix_colors(int count) { paint_frames(paint_color, count); }

void morph_path(int count) { paint_frames(paint_path, count); }

// A label on a spring whose end is another each tenth of a second.

typedef struct {
  GtkWidget *fixed, *label;
  double place, velocity, target, time;
} Spring;

static const double response = 0.5, damping = 0.7;

// Where a spring of mass 1 is after a while, and how fast, by its formula.
static void step(Spring *spring, double duration) {
  double frequency = 2 * G_PI / response, decay = damping * frequency;
  double turning = frequency * sqrt(1 - damping * damping);
  double from = spring->place - spring->target, slope = (spring->velocity + decay * from) / turning;
  double fading = exp(-decay * duration), c = cos(turning * duration), s = sin(turning * duration);
  spring->place = spring->target + fading * (from * c + slope * s);
  spring->velocity = fading * ((slope * turning - decay * from) * c - (from * turning + decay * slope) * s);
}

static gboolean move_spring(GtkWidget *fixed, GdkFrameClock *clock, gpointer data) {
  Spring *spring = data;
  double time = gdk_frame_clock_get_frame_time(clock) / 1e6;
  if (spring->time > 0) step(spring, time - spring->time);
  spring->time = time;
  GskTransform *transform = gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT(spring->place, 0));
  gtk_fixed_set_child_transform(GTK_FIXED(fixed), spring->label, transform);
  gsk_transform_unref(transform);
  return G_SOURCE_CONTINUE;
}

static gboolean turn_round(gpointer data) {
  Spring *spring = data;
  spring->target = spring->target > 0 ? 0 : way;
  return G_SOURCE_CONTINUE;
}

void turn_spring(int count) {
  bench_init();
  Spring spring = {gtk_fixed_new(), gtk_label_new("moving"), 0, 0, 0, 0};
  gtk_fixed_put(GTK_FIXED(spring.fixed), spring.label, 0, 0);
  gtk_widget_add_tick_callback(spring.fixed, move_spring, &spring, NULL);
  bench_show(spring.fixed);
  g_timeout_add(100, turn_round, &spring);
  bench_frames(count);
}
