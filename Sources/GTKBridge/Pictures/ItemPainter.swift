import CGTK
import Foundation

/// What paints items one over the other: the widget of an island, or a part of a picture where there are no widgets.
@MainActor
protocol ItemPainter: AnyObject {
  /// What is painted, from back to front.
  var items: IslandItems { get }
  /// What cuts what is painted.
  var clip: (any IslandForm)? { get }
  /// How what is painted is changed.
  var filters: IslandFilters { get set }
  /// The room of the clip and of the filters.
  var formRoom: CGRect { get }
  /// The widget that is painted, for what depends on its style; nil where there is no display.
  var paintedWidget: UnsafeMutablePointer<GtkWidget>? { get }
  /// The part of a picture that is painted; nil, as unless said otherwise, where a widget is.
  var part: PicturePart? { get }
  /// Draws items one over the other.
  func drawPlain(_ items: some Sequence<IslandItem>, _ snapshot: OpaquePointer)
  /// Draws an item as it is.
  func draw(_ item: IslandItem, _ snapshot: OpaquePointer)
}

extension ItemPainter {
  var part: PicturePart? { nil }

  /// The whole room as a place to draw.
  func drawing(on snapshot: OpaquePointer) -> Drawing {
    Drawing(
      snapshot: snapshot, widget: paintedWidget, bounds: formRoom, size: formRoom.size, origin: .zero, shownScale: nil,
      part: part)
  }
}
