import CGTK
import Foundation
import GTKBridge

/// How a symbol is drawn at a moment of its effects.
struct SymbolPose: Equatable {
  var scale = 1.0
  /// Clockwise.
  var degrees = 0.0
  /// In shares of its side.
  var shift = CGPoint.zero
  var opacity = 1.0
  var light: SymbolLight?

  /// This and another one.
  func joined(with other: SymbolPose) -> SymbolPose {
    SymbolPose(
      scale: scale * other.scale, degrees: degrees + other.degrees,
      shift: CGPoint(x: shift.x + other.shift.x, y: shift.y + other.shift.y), opacity: opacity * other.opacity,
      light: light ?? other.light)
  }

  /// Draws a symbol so.
  @MainActor
  func draw(in drawing: Drawing, _ content: (Drawing) -> Void) {
    guard self != SymbolPose() else { return content(drawing) }
    guard opacity > 0, scale > 0 else { return }
    let snapshot = drawing.snapshot
    gtk_snapshot_push_opacity(snapshot, opacity)
    gtk_snapshot_save(snapshot)
    move(snapshot, in: drawing.bounds)
    if let light { light.draw(in: drawing, content) } else { content(drawing) }
    gtk_snapshot_restore(snapshot)
    gtk_snapshot_pop(snapshot)
  }

  private func move(_ snapshot: OpaquePointer, in bounds: CGRect) {
    let side = min(bounds.width, bounds.height)
    var middle = graphene_point_t(CGPoint(x: bounds.midX + shift.x * side, y: bounds.midY + shift.y * side))
    gtk_snapshot_translate(snapshot, &middle)
    gtk_snapshot_rotate(snapshot, Float(degrees))
    gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
    var corner = graphene_point_t(CGPoint(x: -bounds.midX, y: -bounds.midY))
    gtk_snapshot_translate(snapshot, &corner)
  }
}

extension SymbolLight {
  /// Draws all as the rest is, and over it what is lit.
  @MainActor
  fileprivate func draw(in drawing: Drawing, _ content: (Drawing) -> Void) {
    if rest > 0 {
      gtk_snapshot_push_opacity(drawing.snapshot, rest)
      content(drawing)
      gtk_snapshot_pop(drawing.snapshot)
    }
    var lit = graphene_rect_t(place(in: drawing))
    gtk_snapshot_push_clip(drawing.snapshot, &lit)
    content(drawing)
    gtk_snapshot_pop(drawing.snapshot)
  }

  @MainActor
  private func place(in drawing: Drawing) -> CGRect {
    let (bounds, length) = (drawing.bounds, range.upperBound - range.lowerBound)
    let readsFromRight = drawing.readsFromRight
    let start = readsFromRight ? 1 - range.upperBound : range.lowerBound
    return CGRect(
      x: bounds.minX + start * bounds.width, y: bounds.minY, width: length * bounds.width, height: bounds.height)
  }
}
