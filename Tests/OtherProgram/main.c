// A program beside the tests, such as a file manager or an editor, that knows nothing of the library: OtherProgram FILE TEXT
//
// Its window has three areas of 100 x 100 pixels in a row. The file and the text are dragged out of the first and the second;
// on the third, texts and pictures are dropped. It tells line by line which X window it has, what comes to it, and whether
// what it dragged away was taken; and it ends with its standard input.
#include <gtk/gtk.h>
#include <gdk/x11/gdkx.h>

static void told(const char *words, ...) G_GNUC_PRINTF(1, 2);

static void told(const char *words, ...) {
  va_list arguments;
  va_start(arguments, words);
  vprintf(words, arguments);
  va_end(arguments);
  putchar('\n');
  fflush(stdout);
}

static GtkWidget *area(GtkWidget *row, const char *name) {
  GtkWidget *label = gtk_label_new(name);
  gtk_widget_set_size_request(label, 100, 100);
  gtk_box_append(GTK_BOX(row), label);
  return label;
}

static void offer(GtkWidget *widget, GdkContentProvider *content) {
  GtkDragSource *source = gtk_drag_source_new();
  gtk_drag_source_set_content(source, content);
  gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(source));
  g_object_unref(content);
}

static GdkContentProvider *files(const char *path) {
  GSList list = {g_file_new_for_path(path), NULL};
  GdkFileList *one = gdk_file_list_new_from_list(&list);
  GdkContentProvider *content = gdk_content_provider_new_typed(GDK_TYPE_FILE_LIST, one);
  g_boxed_free(GDK_TYPE_FILE_LIST, one);
  g_object_unref(list.data);
  return content;
}

static GdkDragAction entered(GtkDropTarget *target, double x, double y, gpointer nothing) {
  told("over");
  return GDK_ACTION_COPY;
}

static gboolean dropped(GtkDropTarget *target, const GValue *value, double x, double y, gpointer nothing) {
  if (G_VALUE_HOLDS_STRING(value)) {
    told("text %s", g_value_get_string(value));
  } else {
    GdkTexture *texture = g_value_get_object(value);
    told("picture %d x %d", gdk_texture_get_width(texture), gdk_texture_get_height(texture));
  }
  return TRUE;
}

static void take(GtkWidget *widget) {
  GtkDropTarget *target = gtk_drop_target_new(G_TYPE_INVALID, GDK_ACTION_COPY);
  GType types[] = {GDK_TYPE_TEXTURE, G_TYPE_STRING};
  gtk_drop_target_set_gtypes(target, types, G_N_ELEMENTS(types));
  g_signal_connect(target, "enter", G_CALLBACK(entered), NULL);
  g_signal_connect(target, "drop", G_CALLBACK(dropped), NULL);
  gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(target));
}

// GTK 4.8 tells a drag's source of any end as of a success; the X server's message says what became of it.
static gboolean seen(GdkDisplay *display, const XEvent *event, gpointer nothing) {
  if (event->type == ClientMessage &&
      event->xclient.message_type == gdk_x11_get_xatom_by_name_for_display(display, "XdndFinished"))
    told(event->xclient.data.l[1] & 1 ? "taken" : "not taken");
  return FALSE;
}

static void mapped(GtkWidget *window, gpointer nothing) {
  told("window %lu", gdk_x11_surface_get_xid(gtk_native_get_surface(GTK_NATIVE(window))));
}

static gboolean ended(GIOChannel *input, GIOCondition condition, gpointer loop) {
  g_main_loop_quit(loop);
  return FALSE;
}

int main(int count, char **arguments) {
  if (count != 3) return 2;
  gtk_init();
  GtkWidget *window = gtk_window_new(), *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  offer(area(row, "file"), files(arguments[1]));
  offer(area(row, "text"), gdk_content_provider_new_typed(G_TYPE_STRING, arguments[2]));
  take(area(row, "target"));
  gtk_window_set_child(GTK_WINDOW(window), row);
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  g_signal_connect(window, "map", G_CALLBACK(mapped), NULL);
  g_signal_connect(gdk_display_get_default(), "xevent", G_CALLBACK(seen), NULL);
  GMainLoop *loop = g_main_loop_new(NULL, FALSE);
  g_io_add_watch(g_io_channel_unix_new(0), G_IO_HUP, ended, loop);
  gtk_window_present(GTK_WINDOW(window));
  g_main_loop_run(loop);
  return 0;
}
