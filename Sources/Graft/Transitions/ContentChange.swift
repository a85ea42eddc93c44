import CGTK
import Foundation
import GTKBridge
import ViewGraph

/// The content of a widget on its way to another one: what it showed before, and how far it has come.
@MainActor
final class ContentChange {
  let transition: ContentTransition
  /// What was shown when the change began; nil for nothing.
  let former: RenderNode?
  /// How many changes are within what was shown.
  let depth: Int
  /// From 0 for the former content to 1 for the new one.
  private(set) var share = 0.0

  /// Changes that follow each other before the first ends begin with what is shown, which may be a change itself; of
  /// more than so many the rest is left out.
  private static let mostChanges = 3

  /// A change that follows another one, or none. `draw` draws what is shown, or, where it is not to be whole, what the change
  /// before would become.
  init(_ transition: ContentTransition, after earlier: ContentChange?, _ draw: (_ isWhole: Bool) -> RenderNode?) {
    let depth = (earlier?.depth ?? 0) + 1
    let isWhole = depth <= Self.mostChanges
    (self.transition, self.former, self.depth) = (transition, draw(isWhole), isWhole ? depth : 1)
  }

  /// Whether there is something between the contents.
  var isRunning: Bool { share < 1 }

  /// Begins to move by the animation of the update that runs, or that of the transition; `show` is called in each frame.
  func begin(at node: ViewNode, _ show: @escaping () -> Void) {
    share = node.movedShare(keptBy: self, by: transition.ownAnimation) { [weak self] share in
      self?.share = share
      show()
    }
  }

  /// As springs swing over.
  private var limitedShare: Double { share.isFinite ? min(max(share, 0), 1) : 1 }

  /// Draws what is between the former content and what `now` draws in a room.
  func draw(_ snapshot: OpaquePointer, in room: CGRect, _ now: (OpaquePointer) -> Void) {
    if let way = transition.replacement { replace(snapshot, way, in: room, now) } else { fade(snapshot, now) }
  }

  private func fade(_ snapshot: OpaquePointer, _ now: (OpaquePointer) -> Void) {
    gtk_snapshot_push_cross_fade(snapshot, limitedShare)
    if let former { gtk_snapshot_append_node(snapshot, former.node) }
    gtk_snapshot_pop(snapshot)
    now(snapshot)
    gtk_snapshot_pop(snapshot)
  }

  /// First one goes, then the other one becomes larger.
  private func replace(
    _ snapshot: OpaquePointer, _ way: SymbolReplacement, in room: CGRect, _ now: (OpaquePointer) -> Void
  ) {
    let isThere = limitedShare >= 0.5 || way == .offUp
    let rest = way == .offUp ? limitedShare : abs(1 - 2 * limitedShare)
    let scale = !isThere && way == .upUp ? 1.5 - rest / 2 : 0.5 + rest / 2
    gtk_snapshot_push_opacity(snapshot, rest)
    gtk_snapshot_save(snapshot)
    var corner = graphene_point_t(CGPoint(x: room.midX * (1 - scale), y: room.midY * (1 - scale)))
    gtk_snapshot_translate(snapshot, &corner)
    gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
    if isThere { now(snapshot) } else if let former { gtk_snapshot_append_node(snapshot, former.node) }
    gtk_snapshot_restore(snapshot)
    gtk_snapshot_pop(snapshot)
  }
}
