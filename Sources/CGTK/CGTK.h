// What Swift cannot see of GTK: macros and casts. GTK 4.8 is the floor, and what newer versions deprecate raises no
// warning.
#ifndef CGTK_H
#define CGTK_H

#define GDK_DISABLE_DEPRECATION_WARNINGS
#define GLIB_DISABLE_DEPRECATION_WARNINGS

#include <gtk/gtk.h>
#include <gtk/gtktestatcontext.h>
#include <glib-unix.h>

#include "LoadedFunctions.h"
#include "NewerFunctions.h"
#include "PictureLoader.h"
#include "TextPatterns.h"

static inline GType graft_object_type(const void *object) { return G_TYPE_FROM_INSTANCE(object); }

static inline gboolean graft_is_a(const void *object, GType type) {
  return object != NULL && g_type_is_a(G_TYPE_FROM_INSTANCE(object), type);
}

// The reference that a C function has returned to its caller, floating or not.
static inline gpointer graft_object_take(gpointer object) {
  return g_object_is_floating(object) ? g_object_ref_sink(object) : object;
}

// A new application of a class. GIO derives the place of its resources from the identifier only while it is made.
static inline gpointer graft_application_new(GType type, const char *id, GApplicationFlags flags) {
  return g_object_new(type, "application-id", id, "flags", flags, NULL);
}

// Connects to a signal of a factory of list items, whose handlers have one type.
static inline void graft_connect_list_items(gpointer factory, const char *signal,
                                            void (*handle)(gpointer factory, GObject *item, gpointer data),
                                            gpointer data, GClosureNotify destroy) {
  g_signal_connect_data(factory, signal, G_CALLBACK(handle), data, destroy, 0);
}

// What was painted on an image surface as a texture, which has the pixels for itself.
static inline GdkTexture *graft_texture_of(cairo_surface_t *surface) {
  cairo_surface_flush(surface);
  const int width = cairo_image_surface_get_width(surface), height = cairo_image_surface_get_height(surface);
  const gsize row_length = (gsize)cairo_image_surface_get_stride(surface);
  GBytes *pixels = g_bytes_new(cairo_image_surface_get_data(surface), row_length * (gsize)height);
  GdkTexture *texture = gdk_memory_texture_new(width, height, GDK_MEMORY_DEFAULT, pixels, row_length);
  g_bytes_unref(pixels);
  return texture;
}

static inline gboolean graft_scale_attribute(PangoAttribute *attribute, gpointer data) {
  const double scale = *(const double *)data;
  if (attribute->klass->type == PANGO_ATTR_SCALE) ((PangoAttrFloat *)attribute)->value *= scale;
  if (attribute->klass->type == PANGO_ATTR_RISE)
    ((PangoAttrInt *)attribute)->value = (int)(((PangoAttrInt *)attribute)->value * scale);
  if (attribute->klass->type == PANGO_ATTR_SHAPE) {
    PangoRectangle *place = &((PangoAttrShape *)attribute)->logical_rect;
    *place = (PangoRectangle){0, (int)(place->y * scale), (int)(place->width * scale), (int)(place->height * scale)};
    ((PangoAttrShape *)attribute)->ink_rect = *place;
  }
  return FALSE;
}

// Has letters be as large as what is drawn in their place, in Pango's units, which has a number from 0 on.
static inline PangoAttribute *graft_place_attribute(int number, int width, int ascent, int height) {
  const PangoRectangle place = {0, -ascent, width, height};
  return pango_attr_shape_new_with_data(&place, &place, GINT_TO_POINTER(number), NULL, NULL);
}

// Whether a run is the ellipsis, to which Pango gives all that was said of the first letter left out.
static inline gboolean graft_is_ellipsis(const PangoGlyphItem *run) {
  return (run->item->analysis.flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0;
}

// The number of what is drawn in the place of a run; -1 for letters and for an ellipsis.
static inline int graft_place_number(const PangoGlyphItem *run) {
  if (graft_is_ellipsis(run)) return -1;
  for (GSList *each = run->item->analysis.extra_attrs; each; each = each->next) {
    const PangoAttribute *attribute = each->data;
    if (attribute->klass->type == PANGO_ATTR_SHAPE) return GPOINTER_TO_INT(((const PangoAttrShape *)attribute)->data);
  }
  return -1;
}

// The looks of an ellipsis that Pango does not draw, as it is in the place of something drawn, to be freed; NULL for any
// other run.
static inline PangoAttrList *graft_ellipsis_attributes(const PangoGlyphItem *run) {
  if (!graft_is_ellipsis(run)) return NULL;
  gboolean is_place = FALSE;
  PangoAttrList *attributes = pango_attr_list_new();
  for (GSList *each = run->item->analysis.extra_attrs; each; each = each->next) {
    const PangoAttribute *attribute = each->data;
    if (attribute->klass->type == PANGO_ATTR_SHAPE) {
      is_place = TRUE;
      continue;
    }
    PangoAttribute *copy = pango_attribute_copy(attribute);
    copy->start_index = PANGO_ATTR_INDEX_FROM_TEXT_BEGINNING;
    copy->end_index = PANGO_ATTR_INDEX_TO_TEXT_END;
    pango_attr_list_insert(attributes, copy);
  }
  PangoFontDescription *font = pango_font_describe(run->item->analysis.font);
  pango_attr_list_insert_before(attributes, pango_attr_font_desc_new(font));
  pango_font_description_free(font);
  if (is_place) return attributes;
  pango_attr_list_unref(attributes);
  return NULL;
}

// The looks of a text, to be freed, in letters of a part of their size that are nearer by a distance in Pango's units; what is
// said of the distance of some letters stays.
static inline PangoAttrList *graft_fitted_attributes(PangoAttrList *attributes, double scale, int nearer) {
  PangoAttrList *fitted = attributes ? pango_attr_list_copy(attributes) : pango_attr_list_new();
  pango_attr_list_filter(fitted, graft_scale_attribute, &scale);
  pango_attr_list_insert_before(fitted, pango_attr_scale_new(scale));
  if (nearer) pango_attr_list_insert_before(fitted, pango_attr_letter_spacing_new(-nearer));
  return fitted;
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
