import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// What is seen first of content that is scrolled, and where it begins in the content.
struct SeenItem {
  let item: IslandItem
  let start: CGFloat
}

/// Keeps what is seen first of content where it is while what precedes it becomes longer or shorter. At the very start new content
/// is shown. Claim SC5.
///
/// Cost: a look at the items of the island, and at those of the one that is seen first, where the length has changed.
@MainActor
final class KeptSight {
  private let adjustment: ObjectReference
  private let axis: Axis
  private let handlers = HandlerGroup()
  /// Lays the content out once more.
  private let repeating: RepeatedLayout
  /// How far the content is scrolled, whatever GTK itself moves back where content has become shorter.
  private var offset = 0.0
  /// How often somebody else has scrolled.
  private(set) var actCount = 0
  /// The length of the content that was placed last.
  private var length = 0.0

  init(_ adjustment: ObjectReference, along axis: Axis) {
    (self.adjustment, self.axis) = (adjustment, axis)
    repeating = RepeatedLayout()
    handlers.collect { adjustment.connect("value-changed") { [weak self] in self?.didScroll() } }
  }

  func stop() { handlers.disconnectAll() }

  private var pointer: UnsafeMutablePointer<GtkAdjustment> { adjustment.object.cast(to: GtkAdjustment.self) }

  private var end: Double { max(0, gtk_adjustment_get_upper(pointer) - gtk_adjustment_get_page_size(pointer)) }

  private func didScroll() {
    let value = gtk_adjustment_get_value(pointer)
    let isMovedBack = abs(value - end) < 0.5 && offset > end
    if !isMovedBack {
      offset = value
      if !OwnScrolling.isRunning { actCount += 1 }
    }
  }

  /// What is to stay where it is; nothing where no length has changed, or the program says what stays in sight.
  func first(in core: IslandCore) -> SeenItem? {
    let upper = gtk_adjustment_get_upper(pointer)
    defer { length = upper }
    guard length > 0, upper != length, offset > 0.5, ScrollAnchoring.of(pointer)?.keepsAny != true,
      core.island?.keepsScrollOffset != true
    else { return nil }
    return core.item(nearestTo: offset, upTo: offset + gtk_adjustment_get_page_size(pointer), along: axis)
  }

  /// Scrolls by as much as it has moved.
  func keep(_ seen: SeenItem?, in core: IslandCore) {
    guard let seen, let start = seen.item.start(in: core, along: axis) else { return }
    let wanted = offset + (start - seen.start).rounded()
    let before = gtk_adjustment_get_value(pointer)
    OwnScrolling.set(pointer, to: wanted)
    offset = gtk_adjustment_get_value(pointer)
    if offset != before { repeating.ask(for: core.widget) }
  }
}

extension IslandCore {
  /// The item that begins nearest to a place along an axis, of those that reach into what can be seen from there on. In runs of rows
  /// it is looked for among the rows.
  fileprivate func item(nearestTo place: CGFloat, upTo end: CGFloat, along axis: Axis) -> SeenItem? {
    let inside = items.all.compactMap { item -> (IslandItem, CGRect)? in item.frame(in: widget).map { (item, $0) } }
      .filter { $1.origin[axis] < end && $1.origin[axis] + $1.size[axis] > place }
    let nearest = inside.min { abs($0.1.origin[axis] - place) < abs($1.1.origin[axis] - place) }
    guard let (item, frame) = nearest else { return nil }
    let start = frame.origin[axis]
    let found = (item as? IslandWidget)?.plainCore?
      .item(nearestTo: place - start, upTo: end - start, along: axis)
    return SeenItem(item: found?.item ?? item, start: start + (found?.start ?? 0))
  }
}

extension IslandItem {
  /// Where it begins in the content.
  fileprivate func start(in content: IslandCore, along axis: Axis) -> CGFloat? {
    guard let holder, let frame = frame(in: holder) else { return nil }
    return holder.point(frame.origin, in: content.widget)?[axis]
  }
}
