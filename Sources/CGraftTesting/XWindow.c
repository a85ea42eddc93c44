#include "CGraftTesting.h"

#include <gtk/gtk.h>
#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#endif

void graft_testing_set_display_scale(int scale) {
#ifdef GDK_WINDOWING_X11
  GdkDisplay *display = gdk_display_get_default();
  if (GDK_IS_X11_DISPLAY(display)) gdk_x11_display_set_surface_scale(display, scale);
#endif
}

unsigned long graft_testing_x_window(void *native) {
#ifdef GDK_WINDOWING_X11
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(native));
  return surface && GDK_IS_X11_SURFACE(surface) ? gdk_x11_surface_get_xid(surface) : 0;
#else
  return 0;
#endif
}

void graft_testing_raise_x_window(unsigned long window, int *x, int *y) {
#ifdef GDK_WINDOWING_X11
  GdkDisplay *display = gdk_display_get_default();
  if (!GDK_IS_X11_DISPLAY(display)) return;
  Display *server = gdk_x11_display_get_xdisplay(display);
  Window child;
  // The window may have gone.
  gdk_x11_display_error_trap_push(display);
  XRaiseWindow(server, window);
  XTranslateCoordinates(server, window, DefaultRootWindow(server), 0, 0, x, y, &child);
  gdk_x11_display_error_trap_pop_ignored(display);
#endif
}
