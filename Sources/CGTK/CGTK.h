// What Swift cannot see of GTK: macros, variadic functions and casts. Versions are handled here and nowhere else:
// GTK 4.8 is the floor, and what newer versions deprecate raises no warning.
#ifndef CGTK_H
#define CGTK_H

#define GDK_DISABLE_DEPRECATION_WARNINGS
#define GLIB_DISABLE_DEPRECATION_WARNINGS

#include <gtk/gtk.h>
#include <glib-unix.h>
#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#endif

static inline GType graft_object_type(const void *object) { return G_TYPE_FROM_INSTANCE(object); }

static inline GType graft_type_of_class(const void *type_class) { return G_TYPE_FROM_CLASS(type_class); }

static inline gboolean graft_is_a(const void *object, GType type) {
  return object != NULL && g_type_is_a(G_TYPE_FROM_INSTANCE(object), type);
}

static inline GtkWidgetClass *graft_widget_class(void *object) { return GTK_WIDGET_GET_CLASS(object); }

// The name that a label or another description gives a widget in the accessibility tree.
static inline void graft_set_accessible_label(GtkWidget *widget, const char *label) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

// The X window of a widget's surface, or 0 where the display is not X.
static inline unsigned long graft_x_window(GtkNative *native) {
#ifdef GDK_WINDOWING_X11
  GdkSurface *surface = gtk_native_get_surface(native);
  return surface && GDK_IS_X11_SURFACE(surface) ? gdk_x11_surface_get_xid(surface) : 0;
#else
  return 0;
#endif
}

static inline void graft_sync_display(GdkDisplay *display) { gdk_display_sync(display); }

#endif
