import CGTK
import GTKSupport
import ViewGraph

/// Compares the widget of a representable with one that was made anew.
@MainActor
struct TwinComparison {
  private let leaf: any LeafNode
  /// The widgets of other representables, which are compared on their own.
  private let others: Set<UnsafeMutablePointer<GtkWidget>>
  private(set) var differences: [TwinDifference] = []
  private var holdsOthers = false

  init(leaf: any LeafNode, others: Set<UnsafeMutablePointer<GtkWidget>>) {
    self.leaf = leaf
    self.others = others
  }

  mutating func compare(_ widget: Widget, _ twin: Widget) {
    compare(FoundWidget(widget), FoundWidget(twin), path: widget.typeName)
    // A pointer, the focus or another window in front changes how a widget is drawn.
    guard differences.isEmpty, !holdsOthers,
      gtk_widget_get_state_flags(widget.widgetObject) == gtk_widget_get_state_flags(twin.widgetObject),
      let picture = WidgetPicture(widget), let fresh = WidgetPicture(twin),
      picture != fresh
    else { return }
    note("picture", of: widget.typeName, picture.description, fresh.description)
  }

  private mutating func compare(_ widget: FoundWidget, _ twin: FoundWidget, path: String) {
    // What nobody can see may wait.
    guard widget.isShownInParent || twin.isShownInParent else { return }
    if others.contains(widget.widget.widgetObject) { return holdsOthers = true }
    guard widget.widget.typeName == twin.widget.typeName else {
      return note("type", of: path, widget.widget.typeName, twin.widget.typeName)
    }
    let count = differences.count
    let (values, fresh) = (WidgetValues(of: widget), WidgetValues(of: twin))
    for (name, value) in values.all {
      if let freshValue = fresh[name], freshValue != value { note(name, of: path, value, freshValue) }
    }
    compareChildren(of: widget, twin, path: path)
    let (size, freshSize) = (widget.naturalSize, twin.naturalSize)
    if differences.count == count, size != freshSize { note("size", of: path, size, freshSize) }
  }

  private mutating func compareChildren(of widget: FoundWidget, _ twin: FoundWidget, path: String) {
    let (children, fresh) = (widget.children, twin.children)
    guard children.count == fresh.count else {
      return note("children", of: path, Self.names(children), Self.names(fresh))
    }
    for (index, (child, freshChild)) in zip(children, fresh).enumerated() {
      let number = children.count > 1 ? "[\(index)]" : ""
      compare(child, freshChild, path: "\(path)/\(child.widget.typeName)\(number)")
    }
  }

  private static func names(_ widgets: [FoundWidget]) -> String {
    widgets.isEmpty ? "none" : "\(widgets.count) (\(widgets.map(\.widget.typeName).joined(separator: ", ")))"
  }

  private mutating func note(_ property: String, of widget: String, _ value: String, _ freshValue: String) {
    differences.append(
      TwinDifference(
        viewType: String(describing: leaf.viewType), path: leaf.path, widget: widget, property: property, value: value,
        freshValue: freshValue))
  }
}

extension FoundWidget {
  /// The size that the widget would like to have, in words.
  fileprivate var naturalSize: String {
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_widget_measure(widget.widgetObject, GTK_ORIENTATION_HORIZONTAL, -1, nil, &width, nil, nil)
    gtk_widget_measure(widget.widgetObject, GTK_ORIENTATION_VERTICAL, -1, nil, &height, nil, nil)
    return "\(width) × \(height)"
  }
}
