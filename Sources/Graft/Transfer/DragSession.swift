import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A drag that has begun in a view. As SwiftUI documents it. Claim DD14.
public struct DragSession: Identifiable {
  /// What tells a drag from others.
  public struct ID: Hashable, Sendable { fileprivate let number: Int }

  /// How far a drag is. As SwiftUI documents it.
  public enum Phase: Hashable, Sendable {
    /// It has begun.
    case initial
    /// It is over something else than before.
    case active
    /// It was dropped to do something, or given up: `cancel` by the user, `forbidden` where nobody takes it. Where a row is moved in
    /// its own list nobody takes its value, which is told as `copy`.
    case ended(DropOperation)
    /// Who has taken the values has read them.
    case dataTransferCompleted
  }

  /// What tells the drag from others.
  public let id: ID
  /// Where it began in the view, in pixels from the top left corner: GDK does not tell where it goes.
  public let location: CGPoint
  /// How far it is.
  public let phase: Phase
  /// Which of the values is below the pointer: the first.
  public let draggedItemIndex = 0
  fileprivate let ids: [AnyHashable]

  /// What identifies the values that are dragged, as far as that is of a type: as their container says, or the values themselves.
  public func draggedItemIDs<ItemID>(for type: ItemID.Type = ItemID.self) -> [ItemID] {
    ids.compactMap { $0.base as? ItemID }
  }
}

/// Who is told of the drags that begin in a view.
@MainActor
final class DragSurroundingReport {
  private var report: ((DragSession) -> Void)?

  /// An assignment that no body can see: actions are made anew by each evaluation, and nobody shows them.
  fileprivate func assign(_ report: @escaping (DragSession) -> Void) { self.report = report }

  fileprivate func tell(_ session: DragSession) { report?(session) }
}

/// Tells of one drag until it is over.
@MainActor
final class DragTelling {
  private static var last = 0

  private let number: Int
  private let report: DragSurroundingReport
  private let ids: [AnyHashable]
  private let location: CGPoint

  init(_ report: DragSurroundingReport, _ offers: [TransferOffer], at location: CGPoint) {
    DragTelling.last += 1
    (number, self.report, self.location) = (DragTelling.last, report, location)
    ids = offers.compactMap(\.identity)
  }

  func tell(_ phase: DragSession.Phase) {
    report.tell(DragSession(id: DragSession.ID(number: number), location: location, phase: phase, ids: ids))
  }

  /// Tells what becomes of the drag. Connected until it is over, whatever is updated at the moment.
  func follow(_ drag: ObjectReference) {
    tell(.initial)
    HandlerGroup().collect {
      Signals.connect(drag, "notify::selected-action") { [self] _ in tell(.active) }
      Signals.connect(drag, "drop-performed") { [self] in tell(.ended(DropOperation(ofDrag: $0.sender))) }
      Signals.connect(drag, "dnd-finished") { [self] _ in tell(.dataTransferCompleted) }
      Signals.connect(drag, "cancel") { [self] in
        let isByUser = $0[0, as: Int.self] == Int(GDK_DRAG_CANCEL_USER_CANCELLED.rawValue)
        tell(.ended(isByUser ? .cancel : .forbidden))
      }
    }
  }
}

extension DropOperation {
  /// What is to be done with a drag where it is now. Who removes what was moved is not told that of a row that its list moves.
  @MainActor
  fileprivate init(ofDrag drag: ObjectReference) {
    let action = gdk_drag_get_selected_action(drag.cast())
    if action == GDK_ACTION_MOVE, RowReordering.goesOn(in: drag) {
      self = .copy
      return
    }
    self = [DropOperation.move, .alias, .copy].first { $0.action == action } ?? .forbidden
  }
}

private struct DragReportKey: EnvironmentKey {
  static var defaultValue: DragSurroundingReport? { nil }
}

extension EnvironmentValues {
  /// Who is told of the drags that begin here.
  var dragReport: DragSurroundingReport? {
    get { self[DragReportKey.self] }
    set { self[DragReportKey.self] = newValue }
  }
}

private struct DragsToldOf: ViewModifier {
  let report: (DragSession) -> Void
  @State private var surroundings = DragSurroundingReport()

  func body(content: Content) -> some View {
    surroundings.assign(report)
    return content.environment(\.dragReport, surroundings)
  }
}

extension View {
  /// Has an action told of each drag that begins in a draggable view in this one, as it begins, is over something else, is dropped
  /// or given up, and when the values were read. Of several actions the nearest is told. Claim DD14.
  public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
    modifier(DragsToldOf(report: onUpdate))
  }
}
