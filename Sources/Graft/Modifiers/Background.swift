import Foundation
import ViewGraph

extension View {
  /// Puts views behind this one. They are offered its size, and do not change it (UI33). Of several views each has its
  /// own behind it, with a state of their own.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    let layer = ZStack(alignment: alignment, content: content)
    return ModifiedItems(content: self, modifier: ItemLayer(layer, alignment: alignment, side: BehindItem.self))
  }

  /// Puts a view behind this one (UI33).
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Fills what is behind this view with a style, which never changes layout (PT23). Edges of safe areas are no matter on the
  /// desktop. As SwiftUI documents it.
  public func background<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background { Rectangle().fill(style) }
  }

  /// Fills what is behind this view with the background style around it (PT23).
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { background(.background) }

  /// Puts views in front of this one. They are offered its size, and do not change it. Of several views each has its own
  /// in front of it, with a state of their own. As SwiftUI documents it.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    let layer = ZStack(alignment: alignment, content: content)
    return ModifiedItems(content: self, modifier: ItemLayer(layer, alignment: alignment, side: InFrontOfItem.self))
  }

  /// Puts a view in front of this one.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Fills what is in front of this view with a colour, which is of use when it can be seen through.
  public func overlay<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay { Rectangle().fill(style) }
  }

  /// Draws a line along the edges of the view, inside of them and in front, `width` pixels wide; it takes no input. As
  /// SwiftUI documents it.
  public func border<Style: ShapeStyle>(_ style: Style, width: CGFloat = 1) -> some View {
    overlay { BorderLines(style: style, width: width) }
  }
}
