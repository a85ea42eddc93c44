import CGTK
import Foundation
import GTKBridge
import Paths
import ViewGraph

/// How a path is painted.
@usableFromInline
enum Painting: Hashable, Sendable {
  case fill(FillStyle)
  case stroke(StrokeStyle, antialiased: Bool)
}

/// One paint of a shape.
@MainActor
struct ShapeLayer {
  let shape: DirectedShape
  var painting: Painting
  var paint: ShapePaint

  func draw(in drawing: Drawing) { drawing.paint(shape.path(for: drawing), painting, with: paint) }

  /// The same as one node whose corner is at a place; nil where more is painted than a node, or nothing.
  func node(in drawing: Drawing, at corner: CGPoint) -> RenderNode? {
    guard paint.shadows.isEmpty, paint.isSeen else { return nil }
    return drawing.node(of: shape.path(for: drawing), painting, with: paint, at: corner)
  }

  var mixing: cairo_operator_t? {
    guard let blend = paint.blend, blend != .normal else { return nil }
    return blend.cairo
  }

  /// A shape is hit where it is painted (FX20).
  func contains(_ point: CGPoint, in rect: CGRect) -> Bool {
    guard paint.isSeen else { return false }
    switch painting {
    case .fill(let style): return shape.path(in: rect).contains(point, eoFill: style.isEOFilled)
    case .stroke(let style, _):
      let path = shape.path(in: rect)
      // An outline costs much more than the bounds.
      guard path.boundingRect.insetBy(dx: -style.reach, dy: -style.reach).contains(point) else { return false }
      return path.strokedPath(style).contains(point)
    }
  }
}

/// What a painted shape shows.
struct PaintedLayers: DrawnContent {
  /// All of it. An object, whose parts are used where they are: shapes are many, and each copy would count what refers to its
  /// parts. Most shapes are painted once, so that the front one takes no list.
  private final class Parts {
    let behind: [ShapeLayer]
    let front: ShapeLayer
    let size: (ProposedViewSize) -> CGSize
    /// What colours of the theme are in numbers, while they change.
    let environment: EnvironmentValues

    init(
      _ behind: [ShapeLayer], _ front: ShapeLayer, _ size: @escaping (ProposedViewSize) -> CGSize,
      _ environment: EnvironmentValues
    ) {
      (self.behind, self.front, self.size, self.environment) = (behind, front, size, environment)
    }
  }

  private var parts: Parts

  init(
    behind: [ShapeLayer], front: ShapeLayer, size: @escaping (ProposedViewSize) -> CGSize,
    in environment: EnvironmentValues
  ) {
    parts = Parts(behind, front, size, environment)
  }

  /// From back to front.
  private var layers: [ShapeLayer] { parts.behind + [parts.front] }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = parts.size(proposal)
    // What is no number is no size.
    return CGSize(width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
  }

  var mixing: cairo_operator_t? {
    for layer in parts.behind { if let mixing = layer.mixing { return mixing } }
    return parts.front.mixing
  }

  func isOutdated(in drawing: Drawing) -> Bool {
    for layer in parts.behind where layer.shape.isOutdated(in: drawing) { return true }
    return parts.front.shape.isOutdated(in: drawing)
  }

  func draw(in drawing: Drawing) {
    for layer in parts.behind { layer.draw(in: drawing) }
    parts.front.draw(in: drawing)
  }

  func node(in drawing: Drawing, at corner: CGPoint) -> RenderNode? {
    parts.behind.isEmpty ? parts.front.node(in: drawing, at: corner) : nil
  }

  func contains(_ point: CGPoint, in size: CGSize) -> Bool {
    let rect = CGRect(origin: .zero, size: size)
    return parts.front.contains(point, in: rect) || parts.behind.contains { $0.contains(point, in: rect) }
  }
}

extension PaintedLayers: @MainActor Animatable {
  /// The colours and lines of the layers, from back to front (MO50 to MO52).
  var animatableData: AnimatableArray<Double> {
    get { AnimatableArray(layers.flatMap { $0.painting.numbers + $0.paint.numbers(in: parts.environment) }) }
    set {
      var rest = newValue.elements[...]
      var moved = layers
      for index in moved.indices {
        moved[index].painting.take(&rest)
        moved[index].paint.take(&rest, in: parts.environment)
      }
      let front = moved.removeLast()
      parts = Parts(moved, front, parts.size, parts.environment)
    }
  }

  static var fades: Bool { true }

  /// Between a colour and a gradient, or gradients of other numbers of colours, there is nothing: they fade.
  func hasForm(of former: PaintedLayers) -> Bool {
    guard parts.behind.count == former.parts.behind.count else { return false }
    for (layer, other) in zip(layers, former.layers) {
      guard layer.painting.hasForm(of: other.painting), layer.paint.hasForm(of: other.paint) else { return false }
    }
    return true
  }
}
