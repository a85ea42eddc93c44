import Foundation

/// What keeps the way of an opacity, beside that of a place.
@MainActor
final class LazyFade {
  var opacity = 1.0
}

extension LazyRow {
  /// Where the row is seen in the container, if it has a place.
  var shownFrame: CGRect? {
    // By whole pixels, as with any widget.
    frame.map { $0.offsetBy(dx: (origin.x - $0.minX).rounded(), dy: (origin.y - $0.minY).rounded()) }
  }

  /// Where the row is shown that layout gives a place, on a way of which each frame shows the next place.
  func shown(at newFrame: CGRect, on way: FormerLines?) -> CGRect {
    let former = exchange(&frame, with: newFrame)
    if let start = way?.start(of: self), let way {
      begin(from: start, to: newFrame.origin, in: way.transaction)
    } else {
      follow(newFrame.origin, from: former)
      if let way, former == nil, way.changesRows { come(in: way.transaction) }
    }
    return shownFrame ?? newFrame
  }

  /// Comes as its view says, from what is still seen of the row that its element had before, or fades in.
  private func come(in transaction: Transaction) {
    let former = lines?.holder?.takeBack(row)
    if let former { begin(from: former.frame.origin, to: target, in: transaction) }
    if !row.come(in: transaction, after: former?.removal) {
      fadeIn(from: former?.removal.effect(in: .zero).opacity ?? 0, in: transaction)
    }
  }

  private func begin(from start: CGPoint, to place: CGPoint, in transaction: Transaction) {
    if origin == target, start == place { return (origin, target) = (place, place) }
    move(to: CGPoint(x: target.x + start.x - origin.x, y: target.y + start.y - origin.y))
    move(to: place, in: transaction)
  }

  /// What is left of a way is as long as it was.
  private func follow(_ place: CGPoint, from former: CGRect?) {
    if former == nil || origin == target { (origin, target) = (place, place) } else { move(to: place) }
  }

  private func move(to place: CGPoint, in transaction: Transaction = Transaction()) {
    guard let rows = lines?.rows else { return (origin, target) = (place, place) }
    origin = rows.shown(place, from: target, keptBy: self, in: transaction) { [weak self] in self?.show(at: $0) }
    target = place
  }

  private func show(at place: CGPoint) {
    guard let lines else { return }
    lines.motion.frameHasPassed()
    origin = place
    if let shownFrame { row.move(element, to: shownFrame) }
  }

  // MARK: Rows that come

  private func fadeIn(from opacity: Double, in transaction: Transaction) {
    guard let rows = lines?.rows else { return }
    show(rows.shown(1, from: opacity, keptBy: fade, in: transaction) { [weak self] in self?.show($0) })
  }

  private func show(_ opacity: Double) {
    fade.opacity = opacity
    lines?.holder?.show(element, opacity: opacity)
  }

  /// The element is any row's from now on. What moves this one is over later.
  func endMotion() {
    if fade.opacity < 1 { show(1) }
    lines = nil
  }
}
