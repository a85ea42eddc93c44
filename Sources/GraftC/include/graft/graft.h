/* Graft for programs in C, and for the languages that read a description of it.
 *
 * A library in Swift registers its views under names. Each is a class of GTK's then: a program makes its widgets by name,
 * sets their properties, connects to their signals and puts them into any container, as with any other class.
 *
 * All functions are for the main thread, like those of GTK. */
#ifndef GRAFT_H
#define GRAFT_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GraftHostingWidget:
 *
 * A widget that shows a view: the class from which those of registered views derive.
 */
typedef struct _GraftHostingWidget GraftHostingWidget;
typedef struct _GraftHostingWidgetClass GraftHostingWidgetClass;

struct _GraftHostingWidget {
  GtkWidget parent_instance;
  /*< private >*/
  gpointer core;
};

struct _GraftHostingWidgetClass {
  GtkWidgetClass parent_class;
};

#define GRAFT_TYPE_HOSTING_WIDGET (graft_hosting_widget_get_type())
#define GRAFT_HOSTING_WIDGET(object) \
  (G_TYPE_CHECK_INSTANCE_CAST((object), GRAFT_TYPE_HOSTING_WIDGET, GraftHostingWidget))
#define GRAFT_IS_HOSTING_WIDGET(object) (G_TYPE_CHECK_INSTANCE_TYPE((object), GRAFT_TYPE_HOSTING_WIDGET))
G_DEFINE_AUTOPTR_CLEANUP_FUNC(GraftHostingWidget, g_object_unref)

/**
 * graft_hosting_widget_get_type:
 *
 * The type of hosting widgets. It needs no display.
 */
GType graft_hosting_widget_get_type(void);

/**
 * graft_init:
 *
 * Initialises GTK, and connects Graft with the main loop of GLib. The first widget does it too, and again is no harm. It
 * ends the program where there is no display, as gtk_init() does.
 */
void graft_init(void);

/**
 * GraftLibraryError:
 * @GRAFT_LIBRARY_ERROR_OPEN: the file is no library that can be loaded
 * @GRAFT_LIBRARY_ERROR_ENTRY: the library has no function `graft_register_views`
 * @GRAFT_LIBRARY_ERROR_REGISTER: the library could not register its views
 *
 * Why a library of views was not loaded.
 */
typedef enum {
  GRAFT_LIBRARY_ERROR_OPEN,
  GRAFT_LIBRARY_ERROR_ENTRY,
  GRAFT_LIBRARY_ERROR_REGISTER
} GraftLibraryError;

#define GRAFT_LIBRARY_ERROR (graft_library_error_quark())
GQuark graft_library_error_quark(void);

/**
 * GraftRegisterViews:
 * @error: where the function says why it failed
 *
 * What a library of views exports as `graft_register_views`.
 *
 * Returns: whether all views were registered
 */
typedef gboolean (*GraftRegisterViews)(GError **error);

/**
 * graft_load_views:
 * @file: (type filename): the file of a library, with a slash in it, or a name that the dynamic linker looks for
 * @error: return location for an error of %GRAFT_LIBRARY_ERROR
 *
 * Loads a library of views and has it register them. A library stays loaded; the same one again is no harm.
 *
 * Where a library fails after it has registered some of its views, these stay registered. Loading it again calls its function
 * again, which then finds their names taken and fails too.
 *
 * Returns: whether its views are registered
 */
gboolean graft_load_views(const char *file, GError **error);

/**
 * graft_view_new:
 * @name: the name of a registered view
 *
 * Makes a widget of a view; g_object_new() with its type does the same, and sets properties.
 *
 * Returns: (transfer none): a new widget with a floating reference; %NULL, after a critical message, where no view is
 *   registered under the name
 */
GtkWidget *graft_view_new(const char *name);

/**
 * graft_view_type:
 * @name: the name of a view
 *
 * Returns: the type that a view was registered as, or %G_TYPE_INVALID where there is none of that name
 */
GType graft_view_type(const char *name);

/**
 * graft_hosting_widget_containing:
 * @widget: any widget
 *
 * Finds the host of a widget: itself, or the nearest around it.
 *
 * Returns: (nullable) (transfer none): the hosting widget, or %NULL where the widget is in none
 */
GraftHostingWidget *graft_hosting_widget_containing(GtkWidget *widget);

/**
 * graft_hosting_widget_update:
 * @host: a hosting widget
 *
 * Brings the view up to date now, and not in the next turn of the main loop: after it, the widgets inside have what was set.
 */
void graft_hosting_widget_update(GraftHostingWidget *host);

/**
 * graft_hosting_widget_set_inherits:
 * @host: a hosting widget
 * @inherits: whether its view sees the environment of a view around it, which it does unless told otherwise
 */
void graft_hosting_widget_set_inherits(GraftHostingWidget *host, gboolean inherits);

/**
 * graft_hosting_widget_get_inherits:
 * @host: a hosting widget
 *
 * Returns: whether its view sees the environment of a view around it
 */
gboolean graft_hosting_widget_get_inherits(GraftHostingWidget *host);

G_END_DECLS

#endif
