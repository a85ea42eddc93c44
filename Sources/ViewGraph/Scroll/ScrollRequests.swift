import Foundation
import Threads

/// What shall be scrolled to: a view, or a place in what is scrolled.
enum ScrollGoal: Equatable {
  case view(AnyHashable, anchor: UnitPoint?)
  case edge(Edge)
  /// A distance from the start along each axis; nil leaves it as it is.
  case point(x: CGFloat?, y: CGFloat?)
}

/// Something that shall be scrolled to.
// The id is handed to the main thread, and its caller keeps nothing but an equal one.
struct ScrollRequest: @unchecked Sendable {
  let goal: ScrollGoal
  /// How it gets there; at once without one.
  let animation: Animation?

  init(_ goal: ScrollGoal, by animation: Animation?) { (self.goal, self.animation) = (goal, animation) }

  init(id: AnyHashable, anchor: UnitPoint?) {
    self.init(.view(id, anchor: anchor), by: AmbientTransaction.current?.transaction.animation)
  }
}

/// The node around the views that can be scrolled to.
@MainActor
protocol ScrollReader: ViewNode, GeometryObserver {
  /// What is scrolled to a place that is no view, and its element.
  var scrollView: ViewNode? { get }
  var scrollElement: (any ScrollElement)? { get }
}

/// What a reader's proxy has asked for: one after the other, each until its view is where it is wanted.
///
/// A request waits for the updates that are due, then for a layout. The rows of a list are made when they are scrolled to,
/// and are of other heights then, which takes several layouts.
final class ScrollRequests: @unchecked Sendable {
  @MainActor weak var reader: (any ScrollReader)?
  @MainActor private var waiting: [ScrollRequest] = []
  /// The place of the first one's view, unless it is a row.
  @MainActor private var notice: PlaceNotice?
  /// What scrolls at the moment.
  @MainActor private var motion: ScrollMotion?
  /// How many layouts the first has seen.
  @MainActor private var layoutCount = 0
  /// More than lists need; what is not there by then is perhaps in a page that is not shown.
  private static let layoutLimit = 16

  func add(_ request: ScrollRequest) {
    if let writer = RunningCall.writing { return Self.report(request, by: writer) }
    MainThread.run { [self] in addAfterUpdates(request) }
  }

  /// Takes what an update asks for.
  @MainActor
  func addAfterUpdates(_ request: ScrollRequest) {
    UpdateScheduler.shared.afterUpdates { self.begin(request) }
  }

  private static func report(_ request: ScrollRequest, by writer: Dependent) {
    MainThread.run {
      guard case .view(let id, _) = request.goal else { return }
      Diagnostics.report(
        .stateDuringUpdate, at: writer.node,
        """
        scrollTo(\(id)) was called while \(writer.call) of \(writer.node.viewType) ran; nothing is scrolled. Call it \
        in an action, in onAppear or in onChange
        """)
    }
  }

  @MainActor
  private func begin(_ request: ScrollRequest) {
    guard let reader, reader.isMounted else { return }
    waiting.append(request)
    if waiting.count == 1 { prepare() }
  }

  @MainActor var areWaiting: Bool { !waiting.isEmpty }

  /// Whether something scrolls that takes its time.
  @MainActor var areMoving: Bool { motion?.isMoving == true }

  /// Asks for a layout that notes where the first view is.
  @MainActor
  private func prepare() {
    guard let reader, let request = waiting.first else { return }
    layoutCount = 0
    if case .view(let id, _) = request.goal, case .view(let node)? = reader.scrollDestination(id) {
      notice = PlaceNotice(of: node)
    }
    reader.markDirty()
  }

  /// Scrolls, after a layout.
  @MainActor
  func scroll() {
    guard let reader, let request = waiting.first else { return }
    layoutCount += 1
    motion?.stop()
    let motion = ScrollMotion(by: request.animation)
    self.motion = motion
    let isDone = scroll(reader, to: request.goal, motion)
    if motion.isApproaching { motion.didArrive = { [weak self] in self?.begin(ScrollRequest(request.goal, by: nil)) } }
    guard isDone || layoutCount == Self.layoutLimit else { return reader.markDirty() }
    waiting.removeFirst()
    notice = nil
    if waiting.isEmpty { end() } else { prepare() }
  }

  /// Tells whether that is all.
  @MainActor
  private func scroll(_ reader: any ScrollReader, to goal: ScrollGoal, _ motion: ScrollMotion) -> Bool {
    if case .view(let id, let anchor) = goal {
      return reader.scrollDestination(id)?.scroll(to: anchor, notice, motion) ?? true
    }
    guard
      let view = reader.scrollView, let element = reader.scrollElement, let before = element.visiblePart,
      let origin = goal.origin(in: element)
    else { return false }
    // How long the rows of a list are that were not made yet is an estimate.
    if let rows = view.scrolledRows, rows.approach(motion, to: { goal.origin(in: $0) }) { return true }
    let part = CGRect(origin: origin, size: before.size)
    motion.move(element, of: view, at: reader) { element.scroll(to: part, anchor: .topLeading) }
    // What is built there may be of another length.
    return motion.isMoving || layoutCount > 1 && element.visiblePart == before
  }

  @MainActor
  func end() {
    waiting = []
    notice = nil
  }
}

extension ScrollGoal {
  /// Where what can be seen begins; beyond the ends it is moved back by what scrolls.
  @MainActor
  fileprivate func origin(in element: any ScrollElement) -> CGPoint? {
    guard var origin = element.visiblePart?.origin, let size = element.scrolledSize else { return nil }
    switch self {
    case .view: break
    case .edge(.top): origin.y = 0
    case .edge(.bottom): origin.y = size.height
    case .edge(.leading): origin.x = 0
    case .edge(.trailing): origin.x = size.width
    case .point(let x, let y): origin = CGPoint(x: x ?? origin.x, y: y ?? origin.y)
    }
    return origin
  }
}
