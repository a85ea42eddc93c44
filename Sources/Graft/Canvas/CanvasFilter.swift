import CGTK
import Foundation
import GTKBridge
import Paths
import ViewGraph

/// A filter, by what GTK does for it.
enum CanvasFilter: Sendable {
  case shadow(Color, CGFloat, CGSize)
  case blur(CGFloat)
  case colors(ColorMatrix)
  case multiply(Color)
  case threshold(Double, Color)
  case projection(ProjectionTransform)

  /// Numbers that are none change nothing.
  var isUsable: Bool {
    switch self {
    case .shadow(_, let radius, let offset): [radius, offset.width, offset.height].allSatisfy(\.isFinite)
    case .blur(let radius): radius.isFinite && radius > 0
    case .threshold(let minimum, _): minimum.isFinite
    case .projection(let matrix): matrix.numbers.allSatisfy(\.isFinite)
    case .colors, .multiply: true
    }
  }

  /// Whether it paints something where nothing is, or anywhere else than what it changes is.
  var paintsAnywhere: Bool {
    switch self {
    case .colors(let matrix): matrix.a5 > 0
    case .threshold(let minimum, _): minimum <= 0
    case .projection: true
    case .shadow, .blur, .multiply: false
    }
  }

  /// How far it paints beyond what it changes, in points of the canvas.
  var reach: CGFloat {
    switch self {
    case .shadow(_, let radius, let offset):
      radius.blurReach + max(abs(offset.width.shadowDistance), abs(offset.height.shadowDistance))
    case .blur(let radius): radius.blurReach
    case .projection: .infinity
    case .colors, .multiply, .threshold: 0
    }
  }

  @MainActor
  func draw(in drawing: Drawing, _ content: (OpaquePointer) -> Void) {
    switch self {
    case .shadow(let color, let radius, let offset):
      drawing.shadow(color, radius: radius, offset: offset, content)
    case .blur(let radius): drawing.blur(radius: radius, content)
    case .colors(let matrix): matrix.draw(drawing.snapshot, content)
    case .multiply(let color):
      ColorMatrix(multiplying: color.resolved(for: drawing.widget)).draw(drawing.snapshot, content)
    case .threshold(let minimum, let color):
      CanvasFilter.multiply(color).draw(in: drawing) { ColorMatrix(threshold: minimum).draw($0, content) }
    case .projection(let matrix):
      matrix.draw(drawing.snapshot, around: CGPoint(x: drawing.bounds.midX, y: drawing.bounds.midY), content)
    }
  }
}

extension ProjectionTransform {
  fileprivate var numbers: [CGFloat] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }
}
