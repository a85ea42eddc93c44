import CGTK
import Foundation
import GTKBridge
import Paths
import ViewGraph

/// A shape that cuts what is painted, or is hit in its place.
struct ShapeForm: IslandForm {
  private let shape: DirectedShape
  private let style: FillStyle
  let isRoom: Bool

  init(_ shape: some Shape, _ style: FillStyle, in environment: EnvironmentValues) {
    (self.shape, self.style) = (DirectedShape(shape, in: environment), style)
    isRoom = shape is Rectangle
  }

  func contains(_ point: CGPoint, in size: CGSize) -> Bool {
    shape.path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: style.isEOFilled)
  }

  func isRectangle(in size: CGSize) -> Bool { shape.path(in: CGRect(origin: .zero, size: size)).rectangle != nil }

  func clip(in drawing: Drawing, _ draw: (OpaquePointer) -> Void) {
    drawing.clip(to: shape.path(for: drawing), style: style, draw)
  }
}

/// That a view is painted, and hit, inside of a shape only.
struct ShapeClip<Content: Shape>: IslandEffect, @MainActor Animatable {
  static var traits: IslandTraits { .isGroup }

  var shape: Content
  let style: FillStyle

  func treatment(in environment: EnvironmentValues) -> IslandTreatment {
    IslandTreatment(clip: ShapeForm(shape, style, in: environment))
  }

  var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// Where a view is hit.
struct ContentShape<Content: Shape>: IslandEffect {
  let shape: Content
  let style: FillStyle

  func treatment(in environment: EnvironmentValues) -> IslandTreatment {
    IslandTreatment(hitForm: ShapeForm(shape, style, in: environment))
  }
}

extension View {
  /// Cuts what is painted of the view at a shape in its frame (FX13), and what is hit of it, but for widgets in it, which
  /// keep their rectangles (FX14). It changes no layout. As SwiftUI documents it.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    ModifiedItems(content: self, modifier: ShapeClip(shape: shape, style: style))
  }

  /// Cuts what is painted and hit of the view at its frame (FX13). As SwiftUI documents it.
  public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Cuts the view at its frame with round corners (FX15). As SwiftUI documents it.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }

  /// Has gestures begin where a shape in the view's frame is, whatever is painted (FX21). As SwiftUI documents it.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    ModifiedItems(content: self, modifier: ContentShape(shape: shape, style: FillStyle(eoFill: eoFill)))
  }

  /// Fills a shape behind the view, which takes its size (PT23). As SwiftUI documents it.
  public func background<Style: ShapeStyle, S: Shape>(
    _ style: Style, in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View { background { shape.fill(style, style: fillStyle) } }

  /// Fills a shape behind the view with the background style around it (PT23). As SwiftUI documents it.
  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Fills a shape in front of the view, which takes its size. As SwiftUI documents it.
  public func overlay<Style: ShapeStyle, S: Shape>(
    _ style: Style, in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View { overlay { shape.fill(style, style: fillStyle) } }
}
