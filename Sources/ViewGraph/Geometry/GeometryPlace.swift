import Foundation

/// Where a view was placed by the last layout, and who has asked.
@MainActor
final class GeometryPlace {
  weak var node: ViewNode?
  /// In the coordinates of the island; nil before the first layout.
  var frame: CGRect? {
    didSet {
      if frame != oldValue { node?.graph.host?.geometryDidChange() }
    }
  }
  private let readers = DependencySource()
  /// What the readers were told.
  private var told: [Question: [CGRect]] = [:]

  /// What is asked of the place.
  private enum Question: Hashable {
    case frame(CoordinateSpace)
    case anchor(AnchorQuestion)
    case reach
  }

  /// Whether a reader was told of another place.
  var isNewToReaders: Bool { told.contains { question, answer in currentAnswer(to: question) != answer } }

  func notifyReaders() {
    told = [:]
    readers.notifyReaders()
  }

  func frame(in space: CoordinateSpace) -> CGRect { answer(to: .frame(space)).first ?? .zero }

  /// Where a place in another view is in this view's own coordinates.
  func rects(of anchor: AnchorQuestion) -> [CGRect] { answer(to: .anchor(anchor)) }

  /// What bars cover at the edges, by the last layout.
  var safeAreaInsets: EdgeInsets {
    let reach = answer(to: .reach)
    return reach.count == 2 ? SafeAreaReach.insets(from: reach[0], to: reach[1], isReversed: isReversed) : EdgeInsets()
  }

  private var isReversed: Bool { node?.scope.values.layoutDirection == .rightToLeft }

  private func answer(to question: Question) -> [CGRect] {
    let answer = currentAnswer(to: question)
    // Layout does not wait for what follows from it.
    if RunningCall.evaluating != nil {
      readers.recordRead()
      told[question] = answer
    }
    return answer
  }

  private func currentAnswer(to question: Question) -> [CGRect] {
    switch question {
    case .frame(let space): return [currentFrame(in: space)]
    case .anchor(let anchor):
      let origin = frame?.origin ?? .zero
      return anchor.place.rects(of: anchor.forms, in: node?.island?.holder)
        .map { $0.offsetBy(dx: -origin.x, dy: -origin.y) }
    case .reach:
      guard let node, let frame else { return [] }
      var reach = SafeAreaReach(frame, in: node.island?.holder)
      if let area = node.scope.values.safeArea { reach.extend(over: area, in: node.graph) }
      return [frame, reach.insets.surrounding(frame)]
    }
  }

  func bounds(of name: AnyHashable) -> CGRect? {
    guard let size = node?.room(named: name)?.frame.size else { return nil }
    let own = frame(in: .named(name))
    return CGRect(origin: CGPoint(x: -own.minX, y: -own.minY), size: size)
  }

  private func currentFrame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .global: return frame(in: nil) ?? .zero
    case .local: return CGRect(origin: .zero, size: frame?.size ?? .zero)
    case .named(let name):
      let room = node?.room(named: name)
      let origin = room?.frame.origin ?? .zero
      return (frame(in: room?.holder) ?? .zero).offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }

  /// The bounds of what is seen of the view in an element of the toolkit, or in the window, but for what effects do that
  /// layout shall know nothing of (FX33); nil before the first layout.
  func frame(in other: (any LeafHolder)?) -> CGRect? {
    frame.flatMap { node == nil ? nil : converted($0, to: other) }
  }

  /// The same of a frame in this view's island.
  func converted(_ frame: CGRect, to other: (any LeafHolder)?) -> CGRect {
    node?.island?.holder?.convertInLayout(frame, to: other) ?? frame
  }
}

/// Notes where an item is placed, and leaves it as it is.
struct ObservedLayout: NeutralLayout {
  let place: GeometryPlace

  func place(at origin: CGPoint, proposal: ProposedViewSize, item: any LayoutItem) {
    place.frame = LayoutMirror.onScreen(CGRect(origin: origin, size: item.sizeThatFits(proposal)))
    item.place(at: origin, proposal: proposal)
  }
}
