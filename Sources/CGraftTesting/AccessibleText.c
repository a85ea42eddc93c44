#include "CGraftTesting.h"

#include <gtk/gtk.h>

// GTK tells the value of an accessible property only to those who expect another: this is one that nothing has.
static const char *const unexpected = "\x01";

char *graft_testing_accessible_text(void *accessible, int property) {
  if (!gtk_test_accessible_has_property(GTK_ACCESSIBLE(accessible), (GtkAccessibleProperty)property)) return NULL;
  return gtk_test_accessible_check_property(GTK_ACCESSIBLE(accessible), (GtkAccessibleProperty)property, unexpected,
                                            NULL);
}

char *graft_testing_accessible_state(void *accessible, int state) {
  if (!gtk_test_accessible_has_state(GTK_ACCESSIBLE(accessible), (GtkAccessibleState)state)) return NULL;
  // The check answers with the actual value unless that is the one given.
  char *actual = gtk_test_accessible_check_state(GTK_ACCESSIBLE(accessible), (GtkAccessibleState)state, FALSE, NULL);
  return actual ? actual : g_strdup("false");
}

bool graft_testing_accessible_relation_is(void *accessible, int relation, void *other) {
  if (!gtk_test_accessible_has_relation(GTK_ACCESSIBLE(accessible), (GtkAccessibleRelation)relation)) return false;
  // The check answers with the actual value unless that is the one given.
  char *actual = gtk_test_accessible_check_relation(GTK_ACCESSIBLE(accessible), (GtkAccessibleRelation)relation,
                                                    GTK_ACCESSIBLE(other), NULL);
  g_free(actual);
  return actual == NULL;
}
