// What GTK learnt after 4.8: looked up while the program runs, as a program that was built with an older GTK than it runs
// with shall have all of it. Declared anew here, as the older headers know nothing of it.
#ifndef CGTK_NEWER_FUNCTIONS_H
#define CGTK_NEWER_FUNCTIONS_H

#include <dlfcn.h>
#include <gtk/gtk.h>
#include <string.h>

// Has `function` be the function of that name, or NULL where this GTK has none; looked up once for each place that asks.
#define GRAFT_NEWER_FUNCTION(result, function, ...)                     \
  static gboolean is_known = FALSE;                                     \
  static result (*function)(__VA_ARGS__) = NULL;                        \
  if (!is_known) *(void **)&function = dlsym(NULL, #function);          \
  is_known = TRUE

// Dots of the screen for a pixel of the widget. Scales that are no whole numbers are known from GTK 4.12 on.
static inline double graft_display_scale(GtkWidget *widget) {
  GRAFT_NEWER_FUNCTION(double, gdk_surface_get_scale, GdkSurface *);
  GtkNative *native = gdk_surface_get_scale ? gtk_widget_get_native(widget) : NULL;
  GdkSurface *surface = native ? gtk_native_get_surface(native) : NULL;
  return surface ? gdk_surface_get_scale(surface) : gtk_widget_get_scale_factor(widget);
}

// From GTK 4.12 on the widget around a row of a list takes the focus itself unless it is told not to; before, it did
// where the row could be selected.
static inline void graft_list_item_set_focusable(GtkListItem *item, gboolean focusable) {
  GRAFT_NEWER_FUNCTION(void, gtk_list_item_set_focusable, GtkListItem *, gboolean);
  if (gtk_list_item_set_focusable) gtk_list_item_set_focusable(item, focusable);
}

// Whether Tab goes from row to row, or enters a list at the row that had the focus last. GTK before 4.12 does both.
static inline void graft_list_view_set_tab_visits_rows(GtkListView *view, gboolean visits_rows) {
  enum { all, item };  // As GtkListTabBehavior counts.
  GRAFT_NEWER_FUNCTION(void, gtk_list_view_set_tab_behavior, GtkListView *, int);
  if (gtk_list_view_set_tab_behavior) gtk_list_view_set_tab_behavior(view, visits_rows ? all : item);
}

// Whether nobody can hear what a widget says, as a test alone looks at it: what GTK has for that has no function to speak.
static inline gboolean graft_accessible_is_tested(void *accessible) {
  GRAFT_NEWER_FUNCTION(GtkATContext *, gtk_accessible_get_at_context, GtkAccessible *);
  GtkATContext *context = gtk_accessible_get_at_context ? gtk_accessible_get_at_context(accessible) : NULL;
  const gboolean is_tested = context && !strcmp(G_OBJECT_TYPE_NAME(context), "GtkTestATContext");
  g_clear_object(&context);
  return is_tested;
}

// Has assistive technologies speak a text; FALSE before GTK 4.14, which cannot.
static inline gboolean graft_accessible_announce(void *accessible, const char *text) {
  enum { low, medium };  // As GtkAccessibleAnnouncementPriority counts.
  GRAFT_NEWER_FUNCTION(void, gtk_accessible_announce, GtkAccessible *, const char *, int);
  if (!gtk_accessible_announce) return FALSE;
  if (!graft_accessible_is_tested(accessible)) gtk_accessible_announce(accessible, text, medium);
  return TRUE;
}

static inline void graft_draw_pixels_by_cairo(
    GtkSnapshot *snapshot, GdkTexture *texture, const graphene_rect_t *bounds) {
  const int width = gdk_texture_get_width(texture), height = gdk_texture_get_height(texture);
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  gdk_texture_download(texture, cairo_image_surface_get_data(surface), (gsize)cairo_image_surface_get_stride(surface));
  cairo_surface_mark_dirty(surface);
  cairo_t *cairo = gtk_snapshot_append_cairo(snapshot, bounds);
  cairo_translate(cairo, bounds->origin.x, bounds->origin.y);
  cairo_scale(cairo, bounds->size.width / width, bounds->size.height / height);
  cairo_set_source_surface(cairo, surface, 0, 0);
  cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST);
  cairo_paint(cairo);
  cairo_destroy(cairo);
  cairo_surface_destroy(surface);
}

// Draws a texture with hard pixels, which GTK itself does from 4.10 on.
static inline void graft_draw_hard_pixels(GtkSnapshot *snapshot, GdkTexture *texture, const graphene_rect_t *bounds) {
  enum { linear, nearest };  // As GskScalingFilter counts.
  GRAFT_NEWER_FUNCTION(
      void, gtk_snapshot_append_scaled_texture, GtkSnapshot *, GdkTexture *, int, const graphene_rect_t *);
  if (gtk_snapshot_append_scaled_texture) gtk_snapshot_append_scaled_texture(snapshot, texture, nearest, bounds);
  else graft_draw_pixels_by_cairo(snapshot, texture, bounds);
}

#endif
