// A list in sections: GtkListView has no headings before GTK 4.12, so that they are rows among the others.
#include "Harness.h"
#include "RowWidget.h"
#include "Scenarios.h"

// A heading, and the rows below it.
enum { section_length = 100 };

G_DECLARE_FINAL_TYPE(SectionItem, section_item, SECTION, ITEM, GObject)

struct _SectionItem {
  GObject parent;
  gboolean is_heading;
  char text[24];
};

G_DEFINE_TYPE(SectionItem, section_item, G_TYPE_OBJECT)

static void section_item_class_init(SectionItemClass *class) {}
static void section_item_init(SectionItem *item) {}

// A model whose items are made when they are asked for.

G_DECLARE_FINAL_TYPE(SectionModel, section_model, SECTION, MODEL, GObject)

struct _SectionModel {
  GObject parent;
  guint row_count;
};

static GType model_item_type(GListModel *model) { return section_item_get_type(); }

static guint model_count(GListModel *model) {
  guint rows = SECTION_MODEL(model)->row_count;
  return rows + rows / section_length;
}

static gpointer model_item(GListModel *model, guint position) {
  if (position >= model_count(model)) return NULL;
  SectionItem *item = g_object_new(section_item_get_type(), NULL);
  guint section = position / (section_length + 1), row = position % (section_length + 1);
  item->is_heading = row == 0;
  if (item->is_heading) {
    g_snprintf(item->text, sizeof item->text, "Section %u", section);
  } else {
    g_snprintf(item->text, sizeof item->text, "Row %u", section * section_length + row - 1);
  }
  return item;
}

static void model_begin(GListModelInterface *interface) {
  interface->get_item_type = model_item_type;
  interface->get_n_items = model_count;
  interface->get_item = model_item;
}

G_DEFINE_TYPE_WITH_CODE(SectionModel, section_model, G_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, model_begin))

static void section_model_class_init(SectionModelClass *class) {}
static void section_model_init(SectionModel *model) {}

static void bind(GtkListItemFactory *factory, GtkListItem *list_item) {
  SectionItem *item = gtk_list_item_get_item(list_item);
  GtkWidget *row = gtk_list_item_get_child(list_item);
  GtkLabel *label = row_widget_label(row);
  gtk_label_set_text(label, item->text);
  (item->is_heading ? gtk_widget_add_css_class : gtk_widget_remove_css_class)(GTK_WIDGET(label), "heading");
  gtk_widget_set_halign(row, item->is_heading ? GTK_ALIGN_START : GTK_ALIGN_CENTER);
  gtk_widget_set_visible(gtk_widget_get_last_child(row), !item->is_heading);
  gtk_list_item_set_activatable(list_item, !item->is_heading);
}

static GtkWidget *make_list(int count) {
  SectionModel *model = g_object_new(section_model_get_type(), NULL);
  model->row_count = count;
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(row_widget_set_up), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  GtkNoSelection *selection = gtk_no_selection_new(G_LIST_MODEL(model));
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled),
                                gtk_list_view_new(GTK_SELECTION_MODEL(selection), factory));
  return scrolled;
}

void build_sections(int count) {
  bench_init();
  long memory = bench_memory();
  bench_begin();
  bench_show(make_list(count));
  bench_print_frame();
  bench_settle();
  bench_print("memory", (double)(bench_memory() - memory));
}

static void scroll_on(int index, void *scrolled) {
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment(scrolled);
  gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + 90);
}

static gboolean is_applied_at_once(int index, void *data) { return TRUE; }

void notch_sections(int count) {
  bench_init();
  GtkWidget *scrolled = make_list(count);
  bench_show(scrolled);
  bench_repeat(100, scroll_on, is_applied_at_once, scrolled);
}
