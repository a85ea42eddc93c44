import Foundation
import ViewGraph

/// What the operations are written to.
@MainActor
final class OperationLog {
  /// How often a layout was asked for.
  var layoutRequests = 0
  var entries: [String] = [] {
    didSet { handOn() }
  }

  /// That of the host around, which has all entries.
  weak var outer: OperationLog? {
    didSet { handOn() }
  }

  private func handOn() {
    guard let outer, !entries.isEmpty else { return }
    let new = entries
    entries = []
    outer.entries += new
  }
}

/// A holder of elements that keeps them in a list and writes down each operation.
@MainActor
class RecordingHolder: TransitionHolder {
  let log: OperationLog
  /// The island whose leaves these are, if they are not those of the host.
  weak var island: RecordedIsland?
  /// A slice, as what goes is mostly the first.
  private(set) var elements: ArraySlice<RecordedElement> = []
  /// Where the latest operation was: the next is mostly beside it.
  private var latest = 0

  init(log: OperationLog) { self.log = log }

  func insert(_ leaf: any LeafNode, after previous: (any LeafNode)?) {
    guard let element = leaf.element as? RecordedElement else { return }
    // The log is known from here on: make and the first update come before the insertion.
    log.entries += element.pending
    element.pending = []
    element.log = log
    element.holder = self
    let position = insert(element, after: previous)
    log.entries.append("insert \(element.name) at \(position)")
  }

  func move(_ leaf: any LeafNode, after previous: (any LeafNode)?) {
    guard let element = leaf.element as? RecordedElement else { return }
    take(element)
    let position = insert(element, after: previous)
    log.entries.append("move \(element.name) to \(position)")
  }

  func remove(_ leaf: any LeafNode) {
    guard let element = leaf.element as? RecordedElement else { return }
    take(element)
    log.entries.append("remove \(element.name)")
  }

  func layoutDidChange() { log.layoutRequests += 1 }

  func begin(_ transition: RunningTransition) { join(transition.leaves, in: transition) }

  func join(_ leaves: [any LeafNode], in transition: RunningTransition) {
    let joining = elements(of: leaves)
    record(transition, of: joining, "begins")
    showEffect(of: transition, on: joining)
  }

  func advance(_ transition: RunningTransition) {
    transition.placeViews()
    showEffect(of: transition, on: elements(of: transition.leaves))
  }

  private func showEffect(of transition: RunningTransition, on elements: [RecordedElement]) {
    for element in elements {
      let effect = transition.effect(on: element.frame ?? CGRect(origin: .zero, size: element.size))
      element.effects.removeAll { $0.transition === transition }
      element.effects.append((transition, effect))
    }
  }

  func end(_ transition: RunningTransition) {
    if transition.placesViews { layoutDidChange() }
    let over = elements(of: transition.leaves)
    for element in over { element.effects.removeAll { $0.transition === transition } }
    record(transition, of: over, "ends")
  }

  private func record(_ transition: RunningTransition, of elements: [RecordedElement], _ event: String) {
    for element in elements {
      log.entries.append("\(transition.isRemoval ? "removal" : "insertion") of \(element.name) \(event)")
    }
  }

  private func elements(of leaves: [any LeafNode]) -> [RecordedElement] {
    leaves.compactMap { $0.element as? RecordedElement }
  }

  func convert(_ frame: CGRect, to other: (any LeafHolder)?) -> CGRect { island?.convert(frame, to: other) ?? frame }

  /// The elements of all leaves, those inside of islands too, in order.
  var leaves: [RecordedElement] { elements.flatMap(\.leaves) }

  /// Inserts an element, and tells how many are before it.
  private func insert(_ element: RecordedElement, after previous: (any LeafNode)?) -> Int {
    let before = (previous?.element as? RecordedElement).flatMap(index)
    latest = before.map { $0 + 1 } ?? elements.startIndex
    elements.insert(element, at: latest)
    return latest - elements.startIndex
  }

  private func take(_ element: RecordedElement) {
    guard let index = index(of: element) else { return }
    latest = index
    if index == elements.startIndex { elements.removeFirst() } else { elements.remove(at: index) }
    // A slice keeps what it has left behind.
    if elements.count < 64 || elements.startIndex > elements.count { elements = ArraySlice(Array(elements)) }
  }

  private func index(of element: RecordedElement) -> Int? {
    for near in [latest, latest - 1, elements.startIndex] where elements.indices.contains(near) {
      if elements[near] === element { return near }
    }
    return elements.firstIndex { $0 === element }
  }
}

/// The screen of a recording host.
final class RecordingScreen: RecordingHolder, GraphHost {
  let willLayOut: Bool
  var animates: Bool
  /// The time in seconds since the host was made.
  var time = 0.0

  init(willLayOut: Bool, animates: Bool) {
    self.willLayOut = willLayOut
    self.animates = animates
    super.init(log: OperationLog())
  }

  func makeElement(for island: Island) -> any IslandElement { RecordedIsland(island, log: log) }

  func willEvaluate() {}

  func effectsWait() {}

  /// Begins 12 s after the reference date.
  var now: Date { Date(timeIntervalSinceReferenceDate: 12 + time) }
}

/// What a leaf of a recording host is on the screen.
@MainActor
class RecordedElement: LeafElement, @MainActor CustomStringConvertible {
  let name: String
  var value = ""
  var action: (() -> Void)?
  var size = CGSize.zero
  var frame: CGRect?
  /// How it is drawn, while it comes or goes.
  var effects: [(transition: RunningTransition, effect: TransitionEffect)] = []
  var log: OperationLog?
  weak var holder: RecordingHolder?
  /// Operations before the element was inserted.
  var pending: [String] = []

  init(name: String) { self.name = name }

  var description: String { value.isEmpty ? name : "\(name)=\(value)" }

  /// What is in it, from back to front, if it holds others.
  var inside: [RecordedElement]? { nil }

  /// The element, or those inside.
  final var leaves: [RecordedElement] { inside?.flatMap(\.leaves) ?? [self] }

  /// Where a leaf of that name is, in the coordinates of what holds this element.
  final func frame(of name: String) -> CGRect? {
    guard let frame else { return nil }
    guard let inside else { return name == self.name ? frame : nil }
    return inside.lazy.compactMap { $0.frame(of: name) }.first?.offsetBy(dx: frame.minX, dy: frame.minY)
  }

  /// The element, or those inside, each with its frame moved by an origin.
  final func placed(from origin: CGPoint) -> [String] {
    guard let frame else { return inside == nil ? ["\(self) nowhere"] : [] }
    let (x, y) = (origin.x + frame.minX, origin.y + frame.minY)
    if let inside { return inside.flatMap { $0.placed(from: CGPoint(x: x, y: y)) } }
    return ["\(self) at \(x) \(y), \(frame.width) × \(frame.height)"]
  }

  /// The elements here and inside that hold trees of their own.
  final var hosts: [any InnerHost] {
    ((self as? any InnerHost).map { [$0] } ?? []) + (inside?.flatMap(\.hosts) ?? [])
  }

  func sizeThatFits(_ proposal: ProposedViewSize, pass: Int) -> CGSize { size }
  func setFrame(_ frame: CGRect, pass: Int) { self.frame = frame }
  func takesPart() -> Bool { true }

  func record(_ operation: String) {
    if let log { log.entries.append(operation) } else { pending.append(operation) }
  }
}
