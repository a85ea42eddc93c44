import CGTK
import Foundation
import GTKSupport
import Paths
import ViewGraph

/// A holder of leaves that is a widget.
@MainActor
protocol WidgetHolder: LeafHolder {
  var holdingWidget: UnsafeMutablePointer<GtkWidget> { get }
}

extension WidgetHolder {
  package func convert(_ frame: CGRect, to other: (any LeafHolder)?) -> CGRect {
    let target = (other as? any WidgetHolder)?.holdingWidget ?? holdingWidget.outermost
    return holdingWidget.projection(to: target)?.bounds(of: frame) ?? frame
  }

  package func convertInLayout(_ frame: CGRect, to other: (any LeafHolder)?) -> CGRect {
    guard IslandCore.hasIgnoredEffects else { return convert(frame, to: other) }
    let target = (other as? any WidgetHolder)?.holdingWidget
    let (inWindow, targetInWindow) = (holdingWidget.projectionInLayout, target?.projectionInLayout)
    guard inWindow != nil || targetInWindow != nil else { return convert(frame, to: other) }
    let whole = inWindow?.bounds(of: frame) ?? convert(frame, to: nil)
    guard let target, let theirs = targetInWindow ?? target.projection(to: target.outermost) else { return whole }
    return theirs.inverted().bounds(of: whole)
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// The window or popover, or else the outermost widget around.
  var outermost: UnsafeMutablePointer<GtkWidget> {
    sequence(first: self) { gtk_widget_get_parent($0) }.first {
      gtk_widget_get_parent($0) == nil || graft_is_a($0, gtk_native_get_type()) != 0
    } ?? self
  }

  /// Where the widget begins in its window or popover, or else in the outermost widget around it.
  package var originInWindow: CGPoint { point(.zero, in: outermost) ?? .zero }

  /// Where the points of the widget are in its window without the effects that layout shall know nothing of; nil where none
  /// of these is around.
  @MainActor fileprivate var projectionInLayout: ProjectionTransform? {
    let islands = sequence(first: self) { gtk_widget_get_parent($0) }
    guard let island = islands.first(where: { IslandWidgetType.core(of: $0)?.cornerInLayout != nil }),
      let corner = IslandWidgetType.core(of: island)?.cornerInLayout, let parent = gtk_widget_get_parent(island),
      let inside = projection(to: island),
      let around = parent.projectionInLayout ?? parent.projection(to: outermost)
    else { return nil }
    let way = CGAffineTransform(translationX: corner.x, y: corner.y)
    return inside.concatenating(ProjectionTransform(way)).concatenating(around)
  }

  /// Where the points of the widget are in another of the same window.
  func projection(to other: UnsafeMutablePointer<GtkWidget>) -> ProjectionTransform? {
    guard let matrix = graphene_matrix_alloc() else { return nil }
    defer { graphene_matrix_free(matrix) }
    guard gtk_widget_compute_transform(self, other, matrix) != 0 else { return nil }
    var numbers = [Float](repeating: 0, count: 16)
    graphene_matrix_to_float(matrix, &numbers)
    var projection = ProjectionTransform()
    let flat = numbers.map(CGFloat.init)
    (projection.m11, projection.m12, projection.m13) = (flat[0], flat[1], flat[3])
    (projection.m21, projection.m22, projection.m23) = (flat[4], flat[5], flat[7])
    (projection.m31, projection.m32, projection.m33) = (flat[12], flat[13], flat[15])
    return projection
  }
}

extension ProjectionTransform {
  /// The bounds of what becomes of a rectangle; a move keeps its size exactly.
  func bounds(of rect: CGRect) -> CGRect {
    let corners = [
      rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { $0.applying(self) }
    if m11 == 1, m12 == 0, m21 == 0, m22 == 1, isAffine { return CGRect(origin: corners[0], size: rect.size) }
    return corners.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }
}
