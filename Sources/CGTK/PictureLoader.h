// Reading pictures with gdk-pixbuf, whose size is bounded as soon as it is known. Any thread may use it.
#ifndef CGTK_PICTURE_LOADER_H
#define CGTK_PICTURE_LOADER_H

#include <gdk-pixbuf/gdk-pixbuf.h>

typedef struct {
  // What is read of a picture at most: pixels before it is made smaller, and pixels along a side after that.
  gint64 most_pixels;
  gint longest_side;
  // The size that the picture says it has; 0 before it is known.
  gint width, height;
} GraftPictureSize;

static inline gboolean graft_picture_is_too_large(const GraftPictureSize *size) {
  return (gint64)size->width * size->height > size->most_pixels;
}

static inline void graft_picture_prepared(GdkPixbufLoader *loader, gint width, gint height, gpointer data) {
  GraftPictureSize *size = (GraftPictureSize *)data;
  size->width = width;
  size->height = height;
  // A size of nothing ends the reading.
  if (graft_picture_is_too_large(size)) {
    gdk_pixbuf_loader_set_size(loader, 0, 0);
  } else if (MAX(width, height) > size->longest_side) {
    const double scale = (double)size->longest_side / MAX(width, height);
    gdk_pixbuf_loader_set_size(loader, MAX(1, (gint)(width * scale)), MAX(1, (gint)(height * scale)));
  }
}

// A loader that asks `size`, which must outlive it, how large a picture may be.
static inline GdkPixbufLoader *graft_picture_loader(GraftPictureSize *size) {
  GdkPixbufLoader *loader = gdk_pixbuf_loader_new();
  g_signal_connect(loader, "size-prepared", G_CALLBACK(graft_picture_prepared), size);
  return loader;
}

// The file of a picture in a format that gdk-pixbuf writes, to be freed; NULL when it cannot. The quality is that of JPEG.
static inline char *graft_picture_encode(
    GBytes *pixels, gboolean has_alpha, int width, int height, int row_length, const char *format, const char *quality,
    gsize *size) {
  GdkPixbuf *pixbuf =
      gdk_pixbuf_new_from_bytes(pixels, GDK_COLORSPACE_RGB, has_alpha, 8, width, height, row_length);
  char *file = NULL;
  // A NULL in place of an option's name ends the options.
  gboolean is_written =
      gdk_pixbuf_save_to_buffer(pixbuf, &file, size, format, NULL, quality ? "quality" : NULL, quality, NULL);
  g_object_unref(pixbuf);
  return is_written ? file : NULL;
}

#endif
