import Foundation
import GTKBridge
import Paths
import ViewGraph

/// The border of a rectangle, in a style.
struct BorderLines<Style: ShapeStyle>: DrawnView {
  let style: Style
  /// In pixels.
  let width: CGFloat

  func drawn(in environment: EnvironmentValues) -> any DrawnContent {
    BorderSides(paint: style._paint(in: environment), width: width, environment: environment)
  }
}

private struct BorderSides: DrawnContent {
  private(set) var paint: ShapePaint
  private(set) var width: CGFloat
  /// What colours of the theme are in numbers, while they change.
  let environment: EnvironmentValues

  func draw(in drawing: Drawing) {
    for part in parts(of: drawing.bounds) { drawing.paint(Path(part), .fill(FillStyle()), with: paint) }
  }

  /// What is below a border can be clicked.
  func contains(_ point: CGPoint, in size: CGSize) -> Bool { false }

  private func parts(of whole: CGRect) -> [CGRect] {
    let width = width.isNaN ? 0 : min(max(width, 0), whole.width / 2, whole.height / 2)
    let (upper, rest) = whole.divided(atDistance: width, from: .minYEdge)
    let (lower, middle) = rest.divided(atDistance: width, from: .maxYEdge)
    let (left, right) = (
      middle.divided(atDistance: width, from: .minXEdge).slice, middle.divided(atDistance: width, from: .maxXEdge).slice
    )
    return [upper, lower, left, right]
  }
}

extension BorderSides: @MainActor Animatable {
  /// The width and the colours (MO50, MO51).
  var animatableData: AnimatableArray<Double> {
    get { AnimatableArray([Double(width)] + paint.numbers(in: environment)) }
    set {
      var rest = newValue.elements[...]
      width = CGFloat(rest.take())
      paint.take(&rest, in: environment)
    }
  }

  static var fades: Bool { true }

  func hasForm(of former: BorderSides) -> Bool { paint.hasForm(of: former.paint) }
}
