import Foundation
import GTKBridge
import Paths
import ViewGraph

/// A view that is a painted shape, and can be painted once more (SH32). As SwiftUI documents it.
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape that is painted.
  nonisolated var shape: Content { get }
  /// The runtime's requirement: the type of what is painted.
  associatedtype _Layers: _ShapeLayers = _NoLayers
  /// The runtime's requirement: what is painted, upon which more can be.
  var _layers: _Layers { get }
}

extension ShapeView where _Layers == _NoLayers {
  /// Nothing of a view of other code.
  public var _layers: _NoLayers { _NoLayers() }
}

// Public for bodies that choose between two shapes: what no other module may see is searched for in each of them. The page
// about cost has more.

/// A shape, painted upon what was painted below it.
// Shapes are painted outside of the main actor, too, where the synthesized initialiser cannot be called.
// swift-format-ignore: UseSynthesizedInitializer
public struct _PaintedShape<Content: Shape, Painted: Shape, Style: ShapeStyle, Below: _ShapeLayers>:
  ShapeView, DrawnView
{
  public nonisolated let shape: Content
  /// The same shape, or a smaller one inside.
  @usableFromInline var painted: Painted
  @usableFromInline let painting: Painting
  @usableFromInline let style: Style
  // What it is of cannot be sent; as a part of a value it is nobody else's.
  @usableFromInline nonisolated(unsafe) var below: Below

  // What wraps a value is inlinable: in a body its type is known.
  @inlinable
  nonisolated init(shape: Content, painted: Painted, painting: Painting, style: Style, below: Below) {
    self.shape = shape
    self.painted = painted
    self.painting = painting
    self.style = style
    self.below = below
  }

  public var _layers: Self { self }

  package func drawn(in environment: EnvironmentValues) -> any DrawnContent {
    var behind = ShapeLayerList()
    below._addLayers(to: &behind, in: environment)
    return PaintedLayers(
      behind: behind.all, front: layer(in: environment), size: { [shape] in shape.sizeThatFits($0) }, in: environment)
  }

  private func layer(in environment: EnvironmentValues) -> ShapeLayer {
    ShapeLayer(
      shape: DirectedShape(painted, in: environment), painting: painting, paint: style._paint(in: environment))
  }
}

typealias PaintedShape = _PaintedShape

extension _PaintedShape: @MainActor Animatable {
  /// What of the shapes is animated.
  public var animatableData: AnimatablePair<Painted.AnimatableData, Below._Course> {
    get { AnimatablePair(painted.animatableData, below._course) }
    set { (painted.animatableData, below._course) = (newValue.first, newValue.second) }
  }
}

extension _PaintedShape: _ShapeLayers {
  public var _course: AnimatableData {
    get { animatableData }
    set { animatableData = newValue }
  }

  public func _addLayers(to layers: inout _ShapeLayerList, in environment: EnvironmentValues) {
    below._addLayers(to: &layers, in: environment)
    layers.all.append(layer(in: environment))
  }
}

/// What is painted of a shape, from back to front.
@MainActor
public protocol _ShapeLayers {
  associatedtype _Course: VectorArithmetic = EmptyAnimatableData
  /// What of the shapes is animated.
  var _course: _Course { get set }
  /// Adds what is painted to what is painted below it.
  func _addLayers(to layers: inout _ShapeLayerList, in environment: EnvironmentValues)
}

extension _ShapeLayers where _Course == EmptyAnimatableData {
  /// Nothing.
  public var _course: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// What is painted of a shape, from back to front, in a list.
public struct _ShapeLayerList {
  var all: [ShapeLayer] = []
}

typealias ShapeLayerList = _ShapeLayerList

/// Nothing is painted.
public struct _NoLayers {
  @inlinable init() {}
}

extension _NoLayers: _ShapeLayers {
  public func _addLayers(to layers: inout _ShapeLayerList, in environment: EnvironmentValues) {}
}

typealias NoLayers = _NoLayers

// MARK: - Painting

extension Shape {
  /// Paints the inside (SH5, SH6). As SwiftUI documents it.
  @inlinable
  nonisolated public func fill<Style: ShapeStyle>(
    _ content: Style, style: FillStyle = FillStyle()
  ) -> some ShapeView<Self> {
    _PaintedShape(shape: self, painted: self, painting: .fill(style), style: content, below: _NoLayers())
  }

  /// Paints the inside with the foreground style.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> some ShapeView<Self> {
    fill(.foreground, style: style)
  }

  /// Paints a line along the outline, half inside and half outside (SH7). As SwiftUI documents it.
  nonisolated public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    PaintedShape(
      shape: self, painted: self, painting: .stroke(style, antialiased: antialiased), style: content, below: NoLayers())
  }

  /// Paints a line along the outline, `lineWidth` points wide.
  nonisolated public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// Paints a line along the outline, all of it inside (SH8). As SwiftUI documents it.
  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    PaintedShape(
      shape: self, painted: inset(by: style.lineWidth / 2), painting: .stroke(style, antialiased: antialiased),
      style: content, below: NoLayers())
  }

  /// Paints a line along the outline, all of it inside, `lineWidth` points wide.
  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  /// Paints the inside of the shape over what is painted of it (SH32).
  public func fill<Style: ShapeStyle>(
    _ content: Style = .foreground, style: FillStyle = FillStyle()
  ) -> some ShapeView<Content> {
    PaintedShape(
      shape: shape, painted: shape, painting: .fill(style), style: content, below: _layers)
  }

  /// Paints a line along the outline over what is painted of the shape.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    PaintedShape(
      shape: shape, painted: shape, painting: .stroke(style, antialiased: antialiased), style: content,
      below: _layers)
  }

  /// Paints a line along the outline over what is painted of the shape, `lineWidth` points wide.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Paints a line along the outline, all of it inside, over what is painted of the shape.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    PaintedShape(
      shape: shape, painted: shape.inset(by: style.lineWidth / 2), painting: .stroke(style, antialiased: antialiased),
      style: content, below: _layers)
  }

  /// Paints a line along the outline, all of it inside, over what is painted of the shape.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
