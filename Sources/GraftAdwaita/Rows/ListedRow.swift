#if Adwaita
  import CAdwaita
  import CGTK
  import GTKBridge
  import GTKSupport
  import Graft
  import ViewGraph

  /// A row of libadwaita's as the one row of a list: GTK has rows in lists only, and follows clicks on them there.
  @MainActor
  public class RowParts {
    let row: Widget
    let list = Widget(gtk_list_box_new())
    /// The corners of the box around the rows are those of what is in it too.
    private let look = StyleSheet.styleClass(
      for: """
        list& { background: none; } \
        .graft-first list& { border-top-left-radius: 11px; border-top-right-radius: 11px; } \
        .graft-last list& { border-bottom-left-radius: 11px; border-bottom-right-radius: 11px; }
        """)

    init(_ row: Widget) {
      self.row = row
      list["selection-mode"] = Int(GTK_SELECTION_NONE.rawValue)
      gtk_widget_add_css_class(list.widgetObject, look.name)
      gtk_widget_set_overflow(list.widgetObject, GTK_OVERFLOW_HIDDEN)
      gtk_list_box_append(list.object.cast(), row.widgetObject)
    }
  }

  /// What the texts of a row are.
  struct RowTexts {
    var title: Text
    var subtitle: Text?

    /// Shows them in a row, as they are.
    @MainActor
    func show(in row: Widget, _ environment: EnvironmentValues) {
      row["use-markup"] = false
      row["title"] = CText.shown(title.string(in: environment.locale))
      if let subtitle { row["subtitle"] = CText.shown(subtitle.string(in: environment.locale)) }
      row["sensitive"] = environment.isEnabled
    }
  }

  /// A view that is one row of a group, from edge to edge.
  @MainActor
  protocol ListedRow: GtkWidgetRepresentable where GtkWidgetType == Widget {}

  extension ListedRow {
    /// As wide as its list.
    var gtkWidgetSizing: GtkWidgetSizing { GtkWidgetSizing(horizontal: .fill) }
  }

  extension View {
    /// Without the room that other views have at the edges of their row.
    func fromEdgeToEdge() -> some View { listRowInsets(EdgeInsets()) }
  }
#endif
