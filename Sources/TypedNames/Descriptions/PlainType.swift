/// C's types that need no description.
enum PlainType {
  /// Those that a value of Swift stands for.
  static let swift = [
    "gboolean": "Bool", "gint": "Int", "gint32": "Int", "gint64": "Int", "glong": "Int", "gssize": "Int",
    "guint": "Int", "guint32": "Int", "gunichar": "Int", "gulong": "UInt", "guint64": "UInt", "gsize": "UInt",
    "gfloat": "Double", "gdouble": "Double", "utf8": "String", "filename": "String",
  ]

  /// Those that none does.
  static let others: Set = [
    "none", "gpointer", "gconstpointer", "GType", "gchar", "guchar", "gint8", "guint8", "gint16", "guint16", "gshort",
    "gushort", "gintptr", "guintptr", "time_t", "off_t", "pid_t", "uid_t", "dev_t", "gid_t", "socklen_t", "va_list",
    "long double",
  ]

  /// Those of which records consist that are values of Swift as they are.
  static let numbers: Set = [
    "gint", "gint8", "gint16", "gint32", "gint64", "guint", "guint8", "guint16", "guint32", "guint64", "glong",
    "gulong",
    "gfloat", "gdouble", "gboolean", "gsize", "gssize",
  ]
}
