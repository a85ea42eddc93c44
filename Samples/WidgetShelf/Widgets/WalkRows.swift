import CGTK
import Graft

// snippet: shelf-rows
/// The rows of the column view, and which of them is selected.
@MainActor
final class WalkRows {
  let model = ItemModel<Walk>()
  let selection = ObjectReference(taking: gtk_single_selection_new(nil))

  init() {
    selection["autoselect"] = false
    selection["can-unselect"] = true
    selection["model"] = model
  }

  func select(_ id: Walk.ID?) {
    let row = model.items.firstIndex { $0.id == id }
    selection["selected"] = row.map { guint($0) } ?? guint.max
  }

  func makeColumns() -> Widget {
    let view = Widget(typeName: "GtkColumnView")
    view["model"] = selection
    append("Day", to: view) { $0.day.description }
    append("Walk", isWide: true, to: view) { $0.title }
    append("Terrain", to: view) { $0.terrain.rawValue }
    append("Length", to: view) { "\($0.kilometres) km" }
    append("Climb", to: view) { "\(Int($0.climb)) m" }
    return view
  }

  private func append(_ title: String, isWide: Bool = false, to view: Widget, text: @escaping (Walk) -> String) {
    let column = ObjectReference(taking: gtk_column_view_column_new(title, nil))
    column["factory"] = model.factory { _ in
      let label = Widget(typeName: "GtkLabel")
      label["xalign"] = 0.0
      return label
    } update: { label, walk in
      label["label"] = text(walk)
    }
    column["expand"] = isWide
    gtk_column_view_append_column(view.cast(), column.cast())
  }
}
// snippet end
