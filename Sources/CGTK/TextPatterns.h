// Lines below and through texts that Pango does not draw: it takes them for none, and keeps them with their letters.
#ifndef CGTK_TEXT_PATTERNS_H
#define CGTK_TEXT_PATTERNS_H

#include <gtk/gtk.h>

// What Pango reads comes first.
typedef struct {
  PangoAttrInt line;
  int pattern;
} GraftPatternedLine;

static inline PangoAttribute *graft_copy_pattern(const PangoAttribute *attribute) {
  return g_memdup2(attribute, sizeof(GraftPatternedLine));
}

static inline void graft_free_pattern(PangoAttribute *attribute) { g_free(attribute); }

static inline gboolean graft_is_same_pattern(const PangoAttribute *one, const PangoAttribute *other) {
  return one->klass == other->klass &&
         ((const GraftPatternedLine *)one)->pattern == ((const GraftPatternedLine *)other)->pattern;
}

// Makes the kind of lines of an attribute of Pango's. Two are told apart by where they are in memory.
static inline void graft_init_pattern_kind(PangoAttrClass *kind, PangoAttrType line) {
  *kind = (PangoAttrClass){line, graft_copy_pattern, graft_free_pattern, graft_is_same_pattern};
}

// Has letters have a line with a pattern, by its number from 1 on.
static inline PangoAttribute *graft_pattern_attribute(const PangoAttrClass *kind, int pattern) {
  GraftPatternedLine *made = g_new0(GraftPatternedLine, 1);
  pango_attribute_init(&made->line.attr, kind);
  made->pattern = pattern;
  return &made->line.attr;
}

typedef struct {
  const PangoAttrClass *kind;
  gboolean is_there;
} GraftPatternSearch;

static inline gboolean graft_see_pattern(PangoAttribute *attribute, gpointer data) {
  GraftPatternSearch *search = data;
  if (attribute->klass == search->kind) search->is_there = TRUE;
  return FALSE;
}

// Whether any letters have a line of a kind.
static inline gboolean graft_has_pattern(PangoAttrList *attributes, const PangoAttrClass *kind) {
  GraftPatternSearch search = {kind, FALSE};
  pango_attr_list_filter(attributes, graft_see_pattern, &search);
  return search.is_there;
}

// The number of the pattern of a run's line of a kind; 0 for none.
static inline int graft_pattern_of_run(const PangoGlyphItem *run, const PangoAttrClass *kind) {
  for (GSList *each = run->item->analysis.extra_attrs; each; each = each->next)
    if (((const PangoAttribute *)each->data)->klass == kind) return ((const GraftPatternedLine *)each->data)->pattern;
  return 0;
}

// The looks of a run's lines, to be freed: its font, how far it is raised, and the colours.
static inline PangoAttrList *graft_line_attributes(const PangoGlyphItem *run) {
  PangoAttrList *attributes = pango_attr_list_new();
  for (GSList *each = run->item->analysis.extra_attrs; each; each = each->next) {
    const PangoAttrType type = ((const PangoAttribute *)each->data)->klass->type;
    if (type != PANGO_ATTR_RISE && type != PANGO_ATTR_FOREGROUND && type != PANGO_ATTR_FOREGROUND_ALPHA &&
        type != PANGO_ATTR_UNDERLINE_COLOR && type != PANGO_ATTR_STRIKETHROUGH_COLOR)
      continue;
    PangoAttribute *copy = pango_attribute_copy(each->data);
    copy->start_index = PANGO_ATTR_INDEX_FROM_TEXT_BEGINNING;
    copy->end_index = PANGO_ATTR_INDEX_TO_TEXT_END;
    pango_attr_list_insert(attributes, copy);
  }
  PangoFontDescription *font = pango_font_describe(run->item->analysis.font);
  pango_attr_list_insert_before(attributes, pango_attr_font_desc_new(font));
  pango_font_description_free(font);
  return attributes;
}

// How thick a line below a run's letters is, in Pango's units.
static inline int graft_line_thickness(const PangoGlyphItem *run) {
  PangoFontMetrics *metrics = pango_font_get_metrics(run->item->analysis.font, run->item->analysis.language);
  const int thickness = pango_font_metrics_get_underline_thickness(metrics);
  pango_font_metrics_unref(metrics);
  return thickness;
}

#endif
