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
  /// What was seen in the last frame, and how often somebody had scrolled until then.
  private var seen: CGRect?
  private var acts = 0
  /// By how much what is scrolled lies elsewhere than when this began, as lengths have become known.
  private var shift = CGPoint.zero
  /// Whether where it ends is an estimate, from which it is to be scrolled on.
  var isApproach = false
  /// What is told when it is there.
  var didArrive: (@MainActor () -> Void)?

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

  /// Whether it may take its time.
  var isAnimated: Bool { animation != nil }

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
    follow(element)
    guard !isStopped else { return }
    element.scroll(to: part.offsetBy(dx: shift.x, dy: shift.y), anchor: .topLeading)
    (seen, acts) = (element.visiblePart, element.scrollActCount)
    guard part == end else { return }
    finish()
    didArrive?()
  }

  /// Another size of the window is not the user's scrolling, and neither is what keeps rows in sight where lengths become known.
  private func follow(_ element: any ScrollElement) {
    guard let seen, let now = element.visiblePart, now.origin != seen.origin else { return }
    guard element.scrollActCount == acts else { return stop() }
    shift.x += now.minX - seen.minX
    shift.y += now.minY - seen.minY
  }
}
