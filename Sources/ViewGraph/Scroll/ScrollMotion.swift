import Foundation

/// One scroll, which may take its time: it ends where the user scrolls meanwhile (MO79).
@MainActor
final class ScrollMotion {
  private let animation: Animation?
  private var isStopped = false
  /// Where it ends, while it is on its way.
  private var end: CGRect?
  /// What was seen in the last frame.
  private var seen: CGRect?

  init(by animation: Animation?) { self.animation = animation }

  /// Stays where it is.
  func stop() {
    isStopped = true
    end = nil
  }

  /// Whether it is on its way.
  var isMoving: Bool { end != nil }

  /// Scrolls content as a function does that scrolls at once.
  func move(_ element: any ScrollElement, at node: ViewNode, _ scroll: () -> Void) {
    let start = element.visiblePart
    scroll()
    guard let animation, node.graph.host?.animates == true, let start, let end = element.visiblePart, start != end
    else { return }
    self.end = end
    let first = node.moved(to: end, from: start, by: animation, keptBy: self) { [weak element] part in
      if let element { self.show(part, in: element) }
    }
    show(first, in: element)
    node.graph.motion.tellBeginning(in: node.graph)
  }

  private func show(_ part: CGRect, in element: any ScrollElement) {
    // Another size of the window is not the user's scrolling.
    if let seen, element.visiblePart?.origin != seen.origin { stop() }
    guard !isStopped else { return }
    element.scroll(to: part, anchor: .topLeading)
    seen = element.visiblePart
    if part == end { end = nil }
  }
}
