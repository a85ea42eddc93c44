import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// Keeps scroll content from drawing what is far from the part that can be seen.
///
/// Drawn is what is visible and a page around it; scrolling beyond that draws anew.
@MainActor
final class Culling {
  private let adjustments: [ObjectReference]
  private let handlers = HandlerGroup()
  private var drawn: [ClosedRange<Double>] = []
  private let sights: [KeptSight]

  /// Follows the adjustments of the horizontal and the vertical axis, in this order.
  init(horizontal: ObjectReference, vertical: ObjectReference, didLeaveDrawn: @escaping () -> Void) {
    adjustments = [horizontal, vertical]
    sights = zip(Axis.allCases, adjustments).map { KeptSight($1, along: $0) }
    handlers.collect {
      for adjustment in adjustments {
        adjustment.connect("value-changed") { [unowned self] in
          if !isVisibleDrawn { didLeaveDrawn() }
        }
      }
    }
  }

  func stop() {
    handlers.disconnectAll()
    for sight in sights { sight.stop() }
  }

  /// Before content is given its places: what is to stay where it is along each axis.
  func willPlace(in core: IslandCore) -> [SeenItem?] { sights.map { $0.first(in: core) } }

  /// After that.
  func didPlace(_ kept: [SeenItem?], in core: IslandCore) {
    for (sight, item) in zip(sights, kept) { sight.keep(item, in: core) }
  }

  /// Begins to draw: what is near enough to be drawn, in the coordinates of the content.
  func beginDrawing() {
    drawn = adjustments.map { adjustment in
      let (start, page) = Self.visible(adjustment)
      return (start - page)...(start + 2 * page)
    }
  }

  /// Scrolls to a frame of the content.
  func scroll(to frame: CGRect, anchor: UnitPoint?) {
    let ends = [
      (start: frame.minX, length: frame.width, anchor: anchor?.x),
      (start: frame.minY, length: frame.height, anchor: anchor?.y),
    ]
    for (adjustment, end) in zip(adjustments, ends) {
      Self.gtkAdjustment(adjustment).scroll(to: end.start, length: end.length, anchor: end.anchor)
    }
  }

  /// What can be seen, in the coordinates of the content.
  var visiblePart: CGRect {
    let (x, y) = (Self.visible(adjustments[0]), Self.visible(adjustments[1]))
    return CGRect(x: x.start, y: y.start, width: x.page, height: y.page)
  }

  /// How often the user or a program has scrolled.
  var actCount: Int { sights.reduce(0) { $0 + $1.actCount } }

  /// The size of the content, or of the room for it where that is larger.
  var scrolledSize: CGSize {
    let lengths = adjustments.map { adjustment in
      let pointer = Self.gtkAdjustment(adjustment)
      return gtk_adjustment_get_upper(pointer) - gtk_adjustment_get_lower(pointer)
    }
    return CGSize(width: lengths[0], height: lengths[1])
  }

  /// Whether something at a place is near enough to be drawn.
  func isDrawn(x: ClosedRange<Double>, y: ClosedRange<Double>) -> Bool {
    drawn.count == 2 && drawn[0].overlaps(x) && drawn[1].overlaps(y)
  }

  private var isVisibleDrawn: Bool {
    zip(drawn, adjustments).allSatisfy { range, adjustment in
      let (start, page) = Self.visible(adjustment)
      return range.lowerBound <= start && start + page <= range.upperBound
    }
  }

  private static func gtkAdjustment(_ adjustment: ObjectReference) -> UnsafeMutablePointer<GtkAdjustment> {
    adjustment.object.cast(to: GtkAdjustment.self)
  }

  private static func visible(_ adjustment: ObjectReference) -> (start: Double, page: Double) {
    let pointer = gtkAdjustment(adjustment)
    return (gtk_adjustment_get_value(pointer), max(0, gtk_adjustment_get_page_size(pointer)))
  }
}
