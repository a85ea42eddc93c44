#include "CGraftTesting.h"

#include <gtk/gtk.h>

// GTK tells the value of an accessible property only to those who expect another: this is one that nothing has.
static const char *const unexpected = "\x01";

char *graft_testing_accessible_text(void *accessible, int property) {
  if (!gtk_test_accessible_has_property(GTK_ACCESSIBLE(accessible), (GtkAccessibleProperty)property)) return NULL;
  return gtk_test_accessible_check_property(GTK_ACCESSIBLE(accessible), (GtkAccessibleProperty)property, unexpected,
                                            NULL);
}
