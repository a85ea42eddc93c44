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
}

/// A shape, painted upon what was painted below it.
struct PaintedShape<Content: Shape, Painted: Shape, Style: ShapeStyle, Below: ShapeLayers>: ShapeView, DrawnView {
  nonisolated let shape: Content
  /// The same shape, or a smaller one inside.
  var painted: Painted
  let painting: Painting
  let style: Style
  var below: Below

  func drawn(in environment: EnvironmentValues) -> any DrawnContent {
    var layers: [ShapeLayer] = []
    addLayers(to: &layers, in: environment)
    return PaintedLayers(layers: layers, size: { [shape] in shape.sizeThatFits($0) }, in: environment)
  }
}

extension PaintedShape: @MainActor Animatable {
  var animatableData: AnimatablePair<Painted.AnimatableData, Below.Course> {
    get { AnimatablePair(painted.animatableData, below.course) }
    set { (painted.animatableData, below.course) = (newValue.first, newValue.second) }
  }
}

extension PaintedShape: ShapeLayers {
  var course: AnimatableData {
    get { animatableData }
    set { animatableData = newValue }
  }

  func addLayers(to layers: inout [ShapeLayer], in environment: EnvironmentValues) {
    below.addLayers(to: &layers, in: environment)
    layers.append(
      ShapeLayer(
        shape: DirectedShape(painted, in: environment), painting: painting, paint: style._paint(in: environment)))
  }
}

/// What is painted of a shape, from back to front.
@MainActor
protocol ShapeLayers {
  associatedtype Course: VectorArithmetic = EmptyAnimatableData
  /// What of the shapes is animated.
  var course: Course { get set }
  /// Adds what is painted to what is painted below it.
  func addLayers(to layers: inout [ShapeLayer], in environment: EnvironmentValues)
}

extension ShapeLayers where Course == EmptyAnimatableData {
  var course: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// Nothing is painted.
struct NoLayers: ShapeLayers {
  func addLayers(to layers: inout [ShapeLayer], in environment: EnvironmentValues) {}
}

// MARK: - Painting

extension Shape {
  /// Paints the inside (SH5, SH6). As SwiftUI documents it.
  @MainActor
  public func fill<Style: ShapeStyle>(_ content: Style, style: FillStyle = FillStyle()) -> some ShapeView<Self> {
    PaintedShape(shape: self, painted: self, painting: .fill(style), style: content, below: NoLayers())
  }

  /// Paints the inside with the foreground style.
  @MainActor
  public func fill(style: FillStyle = FillStyle()) -> some ShapeView<Self> { fill(.foreground, style: style) }

  /// Paints a line along the outline, half inside and half outside (SH7). As SwiftUI documents it.
  @MainActor
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    PaintedShape(
      shape: self, painted: self, painting: .stroke(style, antialiased: antialiased), style: content, below: NoLayers())
  }

  /// Paints a line along the outline, `lineWidth` points wide.
  @MainActor
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// Paints a line along the outline, all of it inside (SH8). As SwiftUI documents it.
  @MainActor
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    PaintedShape(
      shape: self, painted: inset(by: style.lineWidth / 2), painting: .stroke(style, antialiased: antialiased),
      style: content, below: NoLayers())
  }

  /// Paints a line along the outline, all of it inside, `lineWidth` points wide.
  @MainActor
  public func strokeBorder<Style: ShapeStyle>(
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
      shape: shape, painted: shape, painting: .fill(style), style: content, below: AnyLayers(self))
  }

  /// Paints a line along the outline over what is painted of the shape.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    PaintedShape(
      shape: shape, painted: shape, painting: .stroke(style, antialiased: antialiased), style: content,
      below: AnyLayers(self))
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
      style: content, below: AnyLayers(self))
  }

  /// Paints a line along the outline, all of it inside, over what is painted of the shape.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// The layers of a painted shape whose type says no more than that it is one.
struct AnyLayers<Painted: ShapeView>: ShapeLayers {
  private let painted: Painted

  init(_ painted: Painted) { self.painted = painted }

  /// A shape view of other code has none.
  func addLayers(to layers: inout [ShapeLayer], in environment: EnvironmentValues) {
    (painted as? any ShapeLayers)?.addLayers(to: &layers, in: environment)
  }
}
