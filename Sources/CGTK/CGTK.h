// What Swift cannot see of GTK: macros and casts. Versions are handled here and nowhere else: GTK 4.8 is the floor, and
// what newer versions deprecate raises no warning.
#ifndef CGTK_H
#define CGTK_H

#define GDK_DISABLE_DEPRECATION_WARNINGS
#define GLIB_DISABLE_DEPRECATION_WARNINGS

#include <gtk/gtk.h>
#include <glib-unix.h>

static inline GType graft_object_type(const void *object) { return G_TYPE_FROM_INSTANCE(object); }

static inline gboolean graft_is_a(const void *object, GType type) {
  return object != NULL && g_type_is_a(G_TYPE_FROM_INSTANCE(object), type);
}

#endif
