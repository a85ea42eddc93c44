// What Swift cannot see of GTK: macros and casts. Versions are handled here and nowhere else: GTK 4.8 is the floor, and
// what newer versions deprecate raises no warning.
#ifndef CGTK_H
#define CGTK_H

#define GDK_DISABLE_DEPRECATION_WARNINGS
#define GLIB_DISABLE_DEPRECATION_WARNINGS

#include <gtk/gtk.h>
#include <gtk/gtktestatcontext.h>
#include <glib-unix.h>

#include "LoadedFunctions.h"

static inline GType graft_object_type(const void *object) { return G_TYPE_FROM_INSTANCE(object); }

static inline gboolean graft_is_a(const void *object, GType type) {
  return object != NULL && g_type_is_a(G_TYPE_FROM_INSTANCE(object), type);
}

// The reference that a C function has returned to its caller, floating or not.
static inline gpointer graft_object_take(gpointer object) {
  return g_object_is_floating(object) ? g_object_ref_sink(object) : object;
}

// Dots of the screen for a pixel of the widget. Scales that are no whole numbers are known from GTK 4.12 on.
static inline double graft_display_scale(GtkWidget *widget) {
#if GTK_CHECK_VERSION(4, 12, 0)
  GtkNative *native = gtk_widget_get_native(widget);
  GdkSurface *surface = native ? gtk_native_get_surface(native) : NULL;
  if (surface) return gdk_surface_get_scale(surface);
#endif
  return gtk_widget_get_scale_factor(widget);
}

// From GTK 4.12 on the widget around a row of a list takes the focus itself unless it is told not to; before, it did
// where the row could be selected.
static inline void graft_list_item_set_focusable(GtkListItem *item, gboolean focusable) {
#if GTK_CHECK_VERSION(4, 12, 0)
  gtk_list_item_set_focusable(item, focusable);
#endif
}

// Has assistive technologies speak a text; FALSE before GTK 4.14, which cannot.
static inline gboolean graft_accessible_announce(void *accessible, const char *text) {
#if GTK_CHECK_VERSION(4, 14, 0)
  gtk_accessible_announce(accessible, text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  return TRUE;
#else
  return FALSE;
#endif
}

// The text of a property as assistive technologies read it, to be freed; NULL when the property is not set.
static inline char *graft_accessible_text(void *accessible, GtkAccessibleProperty property) {
  if (!gtk_test_accessible_has_property(accessible, property)) return NULL;
  // The check answers with the actual value unless that is the one given, which nobody sets.
  return gtk_test_accessible_check_property(accessible, property, "\x01");
}

// Whether assistive technologies are told of a state that is a truth, and that it holds.
static inline gboolean graft_accessible_state_holds(void *accessible, GtkAccessibleState state) {
  if (!gtk_test_accessible_has_state(accessible, state)) return FALSE;
  char *actual = gtk_test_accessible_check_state(accessible, state, TRUE);
  gboolean holds = actual == NULL;
  g_free(actual);
  return holds;
}

#endif
