import CGTK
import Foundation

// GTK's geometry and Foundation's.

extension graphene_rect_t {
  package init(_ rect: CGRect) {
    self.init(
      origin: graphene_point_t(rect.origin),
      size: graphene_size_t(width: Float(rect.width), height: Float(rect.height)))
  }
}

extension graphene_point_t {
  package init(_ point: CGPoint) { self.init(x: Float(point.x), y: Float(point.y)) }
}

extension CGRect {
  package init(_ rect: graphene_rect_t) {
    self.init(
      origin: CGPoint(rect.origin), size: CGSize(width: CGFloat(rect.size.width), height: CGFloat(rect.size.height)))
  }
}

extension CGPoint {
  package init(_ point: graphene_point_t) { self.init(x: CGFloat(point.x), y: CGFloat(point.y)) }
}
