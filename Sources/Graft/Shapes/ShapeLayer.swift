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
  /// What stays as it is while the layers move. An object: shapes are many, and each copy would count what refers to its parts.
  private final class Ground {
    let size: (ProposedViewSize) -> CGSize
    /// What colours of the theme are in numbers, while they change.
    let environment: EnvironmentValues

    init(_ size: @escaping (ProposedViewSize) -> CGSize, _ environment: EnvironmentValues) {
      (self.size, self.environment) = (size, environment)
    }
  }

  private var layers: [ShapeLayer]
  private let ground: Ground

  init(layers: [ShapeLayer], size: @escaping (ProposedViewSize) -> CGSize, in environment: EnvironmentValues) {
    (self.layers, ground) = (layers, Ground(size, environment))
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = ground.size(proposal)
    // What is no number is no size.
    return CGSize(width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
  }

  var mixing: cairo_operator_t? {
    for layer in layers { if let blend = layer.paint.blend, blend != .normal { return blend.cairo } }
    return nil
  }

  func isOutdated(in drawing: Drawing) -> Bool {
    for layer in layers where layer.shape.isOutdated(in: drawing) { return true }
    return false
  }

  func draw(in drawing: Drawing) { for layer in layers { layer.draw(in: drawing) } }

  func node(in drawing: Drawing, at corner: CGPoint) -> RenderNode? {
    layers.count == 1 ? layers[0].node(in: drawing, at: corner) : nil
  }

  func contains(_ point: CGPoint, in size: CGSize) -> Bool {
    layers.contains { $0.contains(point, in: CGRect(origin: .zero, size: size)) }
  }
}

extension PaintedLayers: @MainActor Animatable {
  /// The colours and lines of the layers, from back to front (MO50 to MO52).
  var animatableData: AnimatableArray<Double> {
    get { AnimatableArray(layers.flatMap { $0.painting.numbers + $0.paint.numbers(in: ground.environment) }) }
    set {
      var rest = newValue.elements[...]
      for index in layers.indices {
        layers[index].painting.take(&rest)
        layers[index].paint.take(&rest, in: ground.environment)
      }
    }
  }

  static var fades: Bool { true }

  /// Between a colour and a gradient, or gradients of other numbers of colours, there is nothing: they fade.
  func hasForm(of former: PaintedLayers) -> Bool {
    guard layers.count == former.layers.count else { return false }
    for (layer, other) in zip(layers, former.layers) {
      guard layer.painting.hasForm(of: other.painting), layer.paint.hasForm(of: other.paint) else { return false }
    }
    return true
  }
}
