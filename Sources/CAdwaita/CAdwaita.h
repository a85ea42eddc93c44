// libadwaita 1.2 and newer. What a newer version deprecates raises no warning, and what it adds is looked up while the
// program runs, as a program that was built with an older one than it runs with shall have all of it.
#ifndef CADWAITA_H
#define CADWAITA_H

#define ADW_DISABLE_DEPRECATION_WARNINGS
#define GDK_DISABLE_DEPRECATION_WARNINGS
#define GLIB_DISABLE_DEPRECATION_WARNINGS

#include <adwaita.h>
#include <dlfcn.h>
#include <errno.h>

// Has `function` be the function of that name, or NULL where this libadwaita has none.
#define GRAFT_ADWAITA_FUNCTION(result, function, ...)         \
  static gboolean is_known = FALSE;                           \
  static result (*function)(__VA_ARGS__) = NULL;              \
  if (!is_known) *(void **)&function = dlsym(NULL, #function); \
  is_known = TRUE

// The user's accent colour, which libadwaita knows from 1.6 on; FALSE before.
static inline gboolean graft_adwaita_accent(AdwStyleManager *manager, GdkRGBA *color) {
  GRAFT_ADWAITA_FUNCTION(GdkRGBA *, adw_style_manager_get_accent_color_rgba, AdwStyleManager *);
  GdkRGBA *accent =
      adw_style_manager_get_accent_color_rgba ? adw_style_manager_get_accent_color_rgba(manager) : NULL;
  if (!accent) return FALSE;
  *color = *accent;
  gdk_rgba_free(accent);
  return TRUE;
}

// Puts a bar above the content of an AdwToolbarView, which is there from 1.4 on.
static inline void graft_adwaita_add_top_bar(GtkWidget *view, GtkWidget *bar) {
  GRAFT_ADWAITA_FUNCTION(void, adw_toolbar_view_add_top_bar, GtkWidget *, GtkWidget *);
  if (adw_toolbar_view_add_top_bar) adw_toolbar_view_add_top_bar(view, bar);
}

// Puts a bar below the content of an AdwToolbarView.
static inline void graft_adwaita_add_bottom_bar(GtkWidget *view, GtkWidget *bar) {
  GRAFT_ADWAITA_FUNCTION(void, adw_toolbar_view_add_bottom_bar, GtkWidget *, GtkWidget *);
  if (adw_toolbar_view_add_bottom_bar) adw_toolbar_view_add_bottom_bar(view, bar);
}

// Has an AdwBreakpointBin, which is there from 1.4 on, follow a condition; FALSE where it is none.
static inline gboolean graft_adwaita_follow_condition(GtkWidget *bin, const char *condition) {
  // libadwaita takes the error of a call before for one of its own.
  errno = 0;
  // A breakpoint takes the condition over, and the bin the breakpoint.
  GRAFT_ADWAITA_FUNCTION(gpointer, adw_breakpoint_condition_parse, const char *);
  gpointer parsed = adw_breakpoint_condition_parse ? adw_breakpoint_condition_parse(condition) : NULL;
  if (!parsed) return FALSE;
  {
    GRAFT_ADWAITA_FUNCTION(gpointer, adw_breakpoint_new, gpointer);
    gpointer breakpoint = adw_breakpoint_new(parsed);
    {
      GRAFT_ADWAITA_FUNCTION(void, adw_breakpoint_bin_add_breakpoint, GtkWidget *, gpointer);
      adw_breakpoint_bin_add_breakpoint(bin, breakpoint);
    }
  }
  return TRUE;
}

#endif
