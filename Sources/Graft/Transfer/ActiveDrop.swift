import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// What is dragged over views or dropped on one. Whoever drags it is told how it has ended when all is read that was asked for.
@MainActor
final class ActiveDrop: TransferSource {
  private static weak var latest: ActiveDrop?

  /// What tells the drag from others, one of which may have its address later.
  let number: Int
  private let drop: ObjectReference
  private var loads = 0
  private var result: Bool?
  private var isFinished = false
  /// What is done with it, as GTK was told last.
  private(set) var operation = DropOperation.copy

  private init(_ drop: ObjectReference) {
    self.drop = drop
    number = DragNumber.of(drop).value
    guard let drag = gdk_drop_get_drag(drop.object.cast()) else { return }
    // Connected until the drag is over, whatever is updated at the moment.
    HandlerGroup().collect {
      Signals.connect(drag, "cancel") { [weak self] in self.map(DropListener.giveUp) }
    }
  }

  /// The one of a drag, which goes over many views.
  static func of(_ drop: ObjectReference) -> ActiveDrop {
    if let latest, latest.drop == drop { return latest }
    let session = ActiveDrop(drop)
    latest = session
    return session
  }

  var mimeTypes: [String] { ContentReading.names(ofDrop: drop) }

  var own: [TransferOffer]? {
    guard let drag = gdk_drop_get_drag(drop.object.cast()) else { return nil }
    return ContentProvider.payload(of: gdk_drag_get_content(drag)?.cast()) as? [TransferOffer]
  }

  /// Says whether it goes over the list of the row that is dragged, which would move that.
  func setReordersRow(_ isReordering: Bool) {
    guard let drag = gdk_drop_get_drag(drop.object.cast()) else { return }
    RowReordering.set(isReordering, in: ObjectReference(retaining: drag.objectAddress))
  }

  func read(_ mimeType: String) async throws -> Data {
    guard !isFinished else { throw TransferError.gone }
    return try await ContentReading.data(ofDrop: drop, as: mimeType)
  }

  /// What whoever drags lets be done.
  var offered: DropOperation.Set {
    let actions = gdk_drop_get_actions(drop.object.cast()).rawValue
    let operations: [(GdkDragAction, DropOperation.Set)] = [
      (GDK_ACTION_COPY, .copy), (GDK_ACTION_MOVE, .move), (GDK_ACTION_LINK, .alias),
    ]
    return DropOperation.Set(operations.filter { actions & $0.0.rawValue != 0 }.map(\.1))
  }

  /// What GTK is told of an operation: where that is not offered, another one that does something is.
  func answer(_ operation: DropOperation) -> GdkDragAction {
    let offered = gdk_drop_get_actions(drop.object.cast())
    let possible = [operation, .copy, .move].first { $0.action.rawValue & offered.rawValue != 0 }
    guard !operation.isRefusal, let possible else { return DropOperation.forbidden.action }
    self.operation = possible
    return possible.action
  }

  /// Reads something of it; it is not over before that.
  func load(_ body: @escaping () async -> Void) {
    loads += 1
    Task {
      await body()
      loads -= 1
      finishIfRead()
    }
  }

  /// Whether the drop has done something.
  func finish(_ isDone: Bool) {
    result = isDone
    finishIfRead()
  }

  private func finishIfRead() {
    guard let result, loads == 0, !isFinished else { return }
    isFinished = true
    gdk_drop_finish(drop.object.cast(), (result ? operation : .forbidden).action)
  }
}

/// The number of a drag, which is kept with it while it is over one view after the other.
@MainActor
private final class DragNumber {
  private static let name = "graft-drag-number"
  private static var last = 0

  let value: Int

  private init() {
    DragNumber.last += 1
    value = DragNumber.last
  }

  static func of(_ drop: ObjectReference) -> DragNumber {
    if let known = drop.kept(name, as: DragNumber.self) { return known }
    let number = DragNumber()
    drop.keep(number, as: name)
    return number
  }
}

extension ActiveDrop {
  /// Gives the values of a type to an action, which answers whether that has done something. What cannot be read is reported.
  func deliver<Item: Transferable>(_ type: Item.Type, to action: @escaping ([Item]) -> Bool) {
    load {
      do {
        let items = try await self.items(type)
        self.finish(!items.isEmpty && action(items))
      } catch {
        Diagnostics.report(.failedTransfer, place: "drop", "what was dropped cannot be read: \(error)")
        self.finish(false)
      }
    }
  }
}
