import Foundation
import ViewGraph

/// A view with room around it.
struct PaddedView<Content: View>: UnaryLayoutView {
  let content: Content
  let layout: PaddingLayout
  let invalidParameter: String?

  init(content: Content, insets: EdgeInsets) {
    self.content = content
    layout = PaddingLayout(insets: insets)
    invalidParameter = insets.isUsable ? nil : "a padding is infinite, no number or beyond 16,777,216"
  }
}

extension View {
  /// Adds room at some edges, in pixels; nil for the default of 16. Repeated paddings add up (UI31).
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges: edges, length: length))
  }

  /// Adds room at all edges, in pixels.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Adds room at each edge, in pixels. What is not finite, or beyond 16,777,216, is reported as `invalidFrame` and counts
  /// as 0.
  public func padding(_ insets: EdgeInsets) -> some View {
    PaddedView(content: self, insets: insets)
  }
}
