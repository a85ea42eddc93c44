import Foundation
import GTKBridge
import Paths
import ViewGraph

/// A rectangle, or the border of one, in a style.
struct StyleFill<Style: ShapeStyle>: DrawnView {
  let style: Style
  /// The width of the border in pixels; nil to fill the whole.
  var border: CGFloat?

  func drawn(in environment: EnvironmentValues) -> any DrawnContent {
    FilledRectangle(paint: style._paint(in: environment), border: border)
  }
}

private struct FilledRectangle: DrawnContent {
  let paint: ShapePaint
  let border: CGFloat?

  func draw(in drawing: Drawing) {
    for part in parts(of: drawing.bounds) { drawing.fill(Path(part), with: paint, style: FillStyle()) }
  }

  /// What is below a border can be clicked, and what is below a colour that cannot be seen.
  func contains(_ point: CGPoint, in size: CGSize) -> Bool {
    border == nil && paint.isSeen && CGRect(origin: .zero, size: size).contains(point)
  }

  /// The four sides of a border, or the whole rectangle.
  private func parts(of whole: CGRect) -> [CGRect] {
    guard let border else { return [whole] }
    let width = border.isNaN ? 0 : min(max(border, 0), whole.width / 2, whole.height / 2)
    let (upper, rest) = whole.divided(atDistance: width, from: .minYEdge)
    let (lower, middle) = rest.divided(atDistance: width, from: .maxYEdge)
    let (left, right) = (
      middle.divided(atDistance: width, from: .minXEdge).slice, middle.divided(atDistance: width, from: .maxXEdge).slice
    )
    return [upper, lower, left, right]
  }
}
