import Foundation
import Graft

// snippet: shelf-column-view
/// Walks in GTK's column view. It scrolls, so it takes the room that it is offered: by itself it would need almost none.
struct WalksTable: GtkWidgetRepresentable {
  let walks: [Walk]
  @Binding var selection: Walk.ID?

  func makeCoordinator() -> WalkRows { WalkRows() }

  func makeGtkWidget(context: Context) -> Widget {
    let rows = context.coordinator
    rows.selection.connect("notify::selected-item") { selection = rows.model.item(of: $0.sender["selected-item"])?.id }
    let window = Widget(typeName: "GtkScrolledWindow")
    window["has-frame"] = true
    window["child"] = rows.makeColumns()
    return window
  }

  func updateGtkWidget(_ window: Widget, context: Context) {
    context.coordinator.model.items = walks
    context.coordinator.select(selection)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, gtkWidget: Widget, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 400, height: 240))
  }
}
// snippet end
