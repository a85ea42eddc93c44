#include "Painter.h"

typedef struct {
  GtkWidget parent;
  Paint paint;
  gpointer data;
} Painter;

typedef GtkWidgetClass PainterClass;

G_DEFINE_TYPE(Painter, painter, GTK_TYPE_WIDGET)

static void painter_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  Painter *painter = (Painter *)widget;
  painter->paint(snapshot, gtk_widget_get_width(widget), gtk_widget_get_height(widget), painter->data);
}

static void painter_class_init(PainterClass *class) { class->snapshot = painter_snapshot; }

static void painter_init(Painter *painter) {}

GtkWidget *painter_new(Paint paint, gpointer data) {
  Painter *painter = g_object_new(painter_get_type(), NULL);
  painter->paint = paint;
  painter->data = data;
  return GTK_WIDGET(painter);
}

double swing(GdkFrameClock *clock) {
  double time = gdk_frame_clock_get_frame_time(clock) / 1e6 / 2;
  double share = time - (gint64)time;
  return share < 0.5 ? 2 * share : 2 - 2 * share;
}
