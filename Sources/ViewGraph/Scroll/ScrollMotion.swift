import Foundation

/// One scroll, which may take its time: it ends where the user scrolls meanwhile (MO79).
@MainActor
final class ScrollMotion {
  private let animation: Animation?
  private var isStopped = false
  /// Where it ends, while it is on its way.
  private(set) var end: CGRect?
  /// What is told when it is there, or stays where it is.
  var didEnd: (@MainActor () -> Void)?
  private let phase: ScrollPhase
  /// What was seen in the last frame.
  private var seen: CGRect?

  /// A scroll that is told as a phase while it is on its way.
  init(by animation: Animation?, as phase: ScrollPhase = .animating) {
    (self.animation, self.phase) = (animation, phase)
  }

  /// Stays where it is.
  func stop() {
    isStopped = true
    finish()
  }

  private func finish() {
    guard exchange(&end, with: nil) != nil else { return }
    didEnd?()
  }

  /// Whether it is on its way.
  var isMoving: Bool { end != nil }

  /// Scrolls the content of a scroll view as a function does that scrolls at once.
  func move(_ element: any ScrollElement, of view: ViewNode, at node: ViewNode, _ scroll: () -> Void) {
    let start = element.visiblePart
    scroll()
    guard let animation, node.graph.host?.animates == true, let start, let end = element.visiblePart, start != end
    else { return }
    self.end = end
    tell(view.scope.values.scrollGestures)
    let first = node.moved(to: end, from: start, by: animation, keptBy: self) { [weak element] part in
      if let element { self.show(part, in: element) }
    }
    show(first, in: element)
    node.graph.motion.tellBeginning(in: node.graph)
  }

  private func tell(_ gestures: ScrollGestures?) {
    guard let gestures else { return }
    gestures.enter(phase)
    let told = didEnd
    didEnd = {
      told?()
      gestures.rest()
    }
  }

  private func show(_ part: CGRect, in element: any ScrollElement) {
    // Another size of the window is not the user's scrolling.
    if let seen, element.visiblePart?.origin != seen.origin { stop() }
    guard !isStopped else { return }
    element.scroll(to: part, anchor: .topLeading)
    seen = element.visiblePart
    if part == end { finish() }
  }
}
