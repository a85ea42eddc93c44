import Foundation

/// A view that shall be scrolled to.
// The id is handed to the main thread, and its caller keeps nothing but an equal one.
struct ScrollRequest: @unchecked Sendable {
  let id: AnyHashable
  let anchor: UnitPoint?
  /// How it gets there; at once without one.
  let animation: Animation?

  init(id: AnyHashable, anchor: UnitPoint?) {
    (self.id, self.anchor) = (id, anchor)
    animation = AmbientTransaction.current?.transaction.animation
  }
}

/// The node around the views that can be scrolled to.
@MainActor
protocol ScrollReader: ViewNode, GeometryObserver {}

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
    MainThread.run { [self] in
      UpdateScheduler.shared.afterUpdates { self.begin(request) }
    }
  }

  private static func report(_ request: ScrollRequest, by writer: Dependent) {
    MainThread.run {
      Diagnostics.report(
        .stateDuringUpdate, at: writer.node,
        """
        scrollTo(\(request.id)) was called while \(writer.call) of \(writer.node.viewType) ran; nothing is scrolled. Call it \
        in an action, in onAppear or in onChange
        """)
    }
  }

  @MainActor
  private func begin(_ request: ScrollRequest) {
    guard let reader, reader.isMounted else { return }
    waiting.append(request)
    guard waiting.count == 1 else { return }
    reader.graph.geometry.add(reader)
    prepare()
  }

  @MainActor var areWaiting: Bool { !waiting.isEmpty }

  /// Asks for a layout that notes where the first view is.
  @MainActor
  private func prepare() {
    guard let reader, let request = waiting.first else { return }
    layoutCount = 0
    if case .view(let node)? = reader.scrollTarget(request.id) { notice = PlaceNotice(of: node) }
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
    let isDone = reader.scrollTarget(request.id)?.scroll(to: request.anchor, notice, motion) ?? true
    guard isDone || layoutCount == Self.layoutLimit else { return reader.markDirty() }
    waiting.removeFirst()
    notice = nil
    if waiting.isEmpty { end() } else { prepare() }
  }

  @MainActor
  func end() {
    waiting = []
    notice = nil
    reader.map { $0.graph.geometry.remove($0) }
  }
}
