import CGTK
import Foundation
import Graft
import GraftTesting

/// What GTK says of a widget's size in one orientation, for one length of the other.
struct Measured: Equatable, CustomStringConvertible {
  let orientation: String
  let length: Int32
  var minimum: Int32 = -1
  var natural: Int32 = -1

  @MainActor
  init(_ widget: Widget, _ orientation: GtkOrientation, for length: Int32 = -1) {
    self.orientation = orientation == GTK_ORIENTATION_HORIZONTAL ? "width" : "height"
    self.length = length
    gtk_widget_measure(widget.widgetPointer, orientation, length, &minimum, &natural, nil, nil)
  }

  var description: String { "\(orientation) for \(length): \(minimum) to \(natural)" }

  /// A widget's width, its height, the height for widths around its own, and the width for heights.
  @MainActor
  static func all(of widget: Widget) -> [Measured] {
    let width = Measured(widget, GTK_ORIENTATION_HORIZONTAL)
    let height = Measured(widget, GTK_ORIENTATION_VERTICAL)
    let heights = width.lengthsAround.map { Measured(widget, GTK_ORIENTATION_VERTICAL, for: $0) }
    let widths = height.lengthsAround.map { Measured(widget, GTK_ORIENTATION_HORIZONTAL, for: $0) }
    return [width, height] + heights + widths
  }

  private var lengthsAround: [Int32] { [minimum, (minimum + natural) / 2, natural, natural + 31, natural + 200] }
}

/// One leaf, and where it lies in its window.
struct PlacedLeaf: Equatable, CustomStringConvertible {
  let type: String
  let text: String
  let frame: CGRect

  @MainActor
  init(_ found: FoundWidget) {
    type = found.widget.typeName
    text = String(found.text.prefix(9))
    frame = found.frame
  }

  /// Whether this is the same leaf, up to a pixel: boxes round each middle down, and hosts an edge to the nearest pixel.
  func isNear(_ other: PlacedLeaf) -> Bool {
    type == other.type && text == other.text && frame.size == other.frame.size
      && abs(frame.minX - other.frame.minX) <= 1 && abs(frame.minY - other.frame.minY) <= 1
  }

  var description: String {
    "\(type) '\(text)' \(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))x\(Int(frame.height))"
  }

  /// The labels, buttons, entries and icons below a widget, in the order of the tree.
  @MainActor
  static func all(below widget: Widget) -> [PlacedLeaf] {
    WidgetQuery(root: widget).all.filter(isLeaf).map(PlacedLeaf.init)
  }

  @MainActor
  private static func isLeaf(_ found: FoundWidget) -> Bool {
    ["GtkLabel", "GtkButton", "GtkEntry", "GtkDrawingArea"].contains(found.widget.typeName)
      && gtk_widget_get_mapped(found.widget.widgetPointer) != 0
  }
}
