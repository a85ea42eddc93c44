/* A program in C that shows views: program FOLDER [--headless]
 *
 * In the folder are two libraries with views in Swift. The program knows their names, properties and signals, and nothing
 * else of them. */
#include <graft/graft.h>
#include <string.h>

static const char *const interface =
    "<interface>"
    "  <object class='GtkBox' id='box'>"
    "    <property name='orientation'>vertical</property>"
    "    <child><object class='DemoGauge' id='oil'><property name='title'>Oil</property></object></child>"
    "    <child><object class='GtkScale' id='scale'>"
    "      <property name='adjustment'>"
    "        <object class='GtkAdjustment' id='level'>"
    "          <property name='upper'>1</property>"
    "          <property name='value' bind-source='oil' bind-property='level'"
    "            bind-flags='sync-create|bidirectional'/>"
    "        </object>"
    "      </property>"
    "    </object></child>"
    "  </object>"
    "</interface>";

static void on_filled(GtkWidget *gauge, const char *title, gpointer data) {
  (void)gauge;
  (void)data;
  g_print("filled: %s\n", title);
}

/* The first widget of a type in another, as anybody finds it who walks the tree. */
static GtkWidget *find(GtkWidget *widget, GType type) {
  if (g_type_is_a(G_OBJECT_TYPE(widget), type)) return widget;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
    GtkWidget *found = find(child, type);
    if (found) return found;
  }
  return NULL;
}

static void say(GtkWidget *gauge, const char *what) {
  GtkWidget *bar = find(gauge, GTK_TYPE_PROGRESS_BAR);
  g_print("%s: the bar is at %g\n", what, bar ? gtk_progress_bar_get_fraction(GTK_PROGRESS_BAR(bar)) : -1);
}

/* What a user would do, without one. */
static void play(GtkBuilder *builder) {
  GtkWidget *oil = GTK_WIDGET(gtk_builder_get_object(builder, "oil"));
  GtkAdjustment *level = GTK_ADJUSTMENT(gtk_builder_get_object(builder, "level"));
  GraftHostingWidget *host = GRAFT_HOSTING_WIDGET(oil);
  graft_hosting_widget_update(host);
  say(oil, "at first");
  gtk_adjustment_set_value(level, 0.75);
  g_object_set(oil, "title", "Lamp oil", NULL);
  graft_hosting_widget_update(host);
  say(oil, "after the scale");
  GtkWidget *button = find(oil, GTK_TYPE_BUTTON);
  g_signal_emit_by_name(button, "clicked");
  graft_hosting_widget_update(host);
  say(oil, "after the click");
  g_print("scale: %g\n", gtk_adjustment_get_value(level));
  g_print("the button's host is the gauge: %s\n", graft_hosting_widget_containing(button) == host ? "yes" : "no");
}

/* The same with a view of the other library. */
static void play_steps(GtkWidget *steps) {
  int step = 0;
  graft_hosting_widget_update(GRAFT_HOSTING_WIDGET(steps));
  for (int i = 0; i < 5; i++) g_signal_emit_by_name(find(steps, GTK_TYPE_BUTTON), "clicked");
  g_object_get(steps, "step", &step, NULL);
  g_print("the last step: %d\n", step);
}

static gboolean load(const char *folder, const char *library, GError **error) {
  char *file = g_build_filename(folder, library, NULL);
  gboolean is_loaded = graft_load_views(file, error);
  g_free(file);
  return is_loaded;
}

int main(int count, char **arguments) {
  GError *error = NULL;
  if (count < 2) {
    g_printerr("usage: program FOLDER [--headless]\n");
    return 2;
  }
  // snippet: load
  graft_init();
  if (!load(arguments[1], "libGaugeViews.so", &error) || !load(arguments[1], "libStepViews.so", &error)) {
    g_printerr("%s\n", error->message);
    g_error_free(error);
    return 1;
  }
  // snippet end

  GtkBuilder *builder = gtk_builder_new_from_string(interface, -1);
  GtkWidget *oil = GTK_WIDGET(gtk_builder_get_object(builder, "oil"));
  GtkWidget *box = GTK_WIDGET(gtk_builder_get_object(builder, "box"));
  // snippet: make
  g_signal_connect(oil, "filled", G_CALLBACK(on_filled), NULL);
  GtkWidget *water = graft_view_new("DemoGauge");
  g_object_set(water, "title", "Water", "level", 0.25, NULL);
  gtk_box_append(GTK_BOX(box), water);
  gtk_box_append(GTK_BOX(box), g_object_new(graft_view_type("DemoSteps"), "step", 2, NULL));
  // snippet end

  GtkWidget *window = gtk_window_new();
  gtk_window_set_title(GTK_WINDOW(window), "Views in a program in C");
  gtk_window_set_child(GTK_WINDOW(window), box);
  GMainLoop *loop = g_main_loop_new(NULL, FALSE);
  g_signal_connect_swapped(window, "destroy", G_CALLBACK(g_main_loop_quit), loop);
  gtk_window_present(GTK_WINDOW(window));

  if (count > 2 && strcmp(arguments[2], "--headless") == 0) {
    play(builder);
    play_steps(gtk_widget_get_last_child(box));
    g_object_unref(builder);
    gtk_window_destroy(GTK_WINDOW(window));
  } else {
    g_object_unref(builder);
    g_main_loop_run(loop);
  }
  g_main_loop_unref(loop);
  return 0;
}
