import CGTK
import Foundation
import GTKBridge
import ViewGraph

/// In which update a text becomes another one, if that is animated.
@MainActor
struct TextUpdate {
  let transition: ContentTransition
  let node: ViewNode

  /// Nil where the new text is to be there at once.
  init?(_ transition: ContentTransition, _ context: GtkRepresentableContext<Text>?) {
    guard let context, transition.kind != .identity, context.transaction.animation != nil else { return nil }
    (self.transition, node) = (transition, context.place)
  }
}

/// A text on its way to another one.
@MainActor
final class TextChange {
  let change: ContentChange
  /// The former letters; nil where all change as one.
  private let cells: [TextCell]?
  /// How far letters that change move up: 1 for their height.
  private let direction: Double
  /// Whether what both texts have in common looks the same in both.
  private let keepsLooks: Bool
  /// What becomes of the letters, and of which new ones.
  private var known: (latest: [TextCell], pieces: [TextPiece])?

  init(_ change: ContentChange, cells: [TextCell]?, direction: Double, keepsLooks: Bool) {
    (self.change, self.cells, self.direction, self.keepsLooks) = (change, cells, direction, keepsLooks)
  }

  /// Draws what is between the texts; `latest` are the letters of the new one.
  func draw(
    _ snapshot: OpaquePointer, to latest: @autoclosure () -> [TextCell]?, in room: CGRect,
    _ now: (OpaquePointer) -> Void
  ) {
    guard let cells, let latest = latest(), let picture = RenderNode(now) else {
      return change.draw(snapshot, in: room, now)
    }
    let isNumber = change.transition.kind != .interpolate
    for piece in pieces(cells, latest, isNumber) { draw(piece, of: picture, isNumber, snapshot) }
  }

  /// Compared once, unless the new letters lie elsewhere later.
  private func pieces(_ cells: [TextCell], _ latest: [TextCell], _ isNumber: Bool) -> [TextPiece] {
    if let known, known.latest == latest { return known.pieces }
    let pieces = TextPiece.of(cells, latest, isNumber: isNumber)
    known = (latest, pieces)
    return pieces
  }

  private func draw(_ piece: TextPiece, of picture: RenderNode, _ rolls: Bool, _ snapshot: OpaquePointer) {
    let (share, rest) = (change.share, 1 - change.share)
    func way(_ rect: CGRect) -> CGFloat { rolls ? rect.height * direction : 0 }
    switch piece {
    case .kept(let old, let new):
      let (x, y) = (old.minX - new.minX, old.minY - new.minY)
      draw(picture, new, by: CGPoint(x: x * rest, y: y * rest), opacity: keepsLooks ? 1 : share, snapshot)
      if !keepsLooks { draw(change.former, old, by: CGPoint(x: -x * share, y: -y * share), opacity: rest, snapshot) }
    case .gone(let rect): roll(change.former, rect, by: -way(rect) * share, opacity: rest, snapshot)
    case .new(let rect): roll(picture, rect, by: way(rect) * rest, opacity: share, snapshot)
    }
  }

  /// Draws what comes or goes within its own line, so that nothing of it is over what is above and below the text.
  private func roll(
    _ picture: RenderNode?, _ rect: CGRect, by distance: CGFloat, opacity: Double, _ snapshot: OpaquePointer
  ) {
    var line = graphene_rect_t(rect)
    gtk_snapshot_push_clip(snapshot, &line)
    draw(picture, rect, by: CGPoint(x: 0, y: distance), opacity: opacity, snapshot)
    gtk_snapshot_pop(snapshot)
  }

  /// Draws a part of a picture at a distance from its place.
  private func draw(
    _ picture: RenderNode?, _ rect: CGRect, by distance: CGPoint, opacity: Double, _ snapshot: OpaquePointer
  ) {
    guard let picture, opacity > 0 else { return }
    var (distance, rect) = (graphene_point_t(distance), graphene_rect_t(rect))
    // What is wholly there is painted without a picture beside it.
    if opacity < 1 { gtk_snapshot_push_opacity(snapshot, opacity) }
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &distance)
    gtk_snapshot_push_clip(snapshot, &rect)
    gtk_snapshot_append_node(snapshot, picture.node)
    gtk_snapshot_pop(snapshot)
    gtk_snapshot_restore(snapshot)
    if opacity < 1 { gtk_snapshot_pop(snapshot) }
  }
}
