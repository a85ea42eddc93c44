import Foundation
import ViewGraph

/// A view in a frame of a fixed size.
struct FramedView<Content: View>: UnaryLayoutView {
  let content: Content
  let layout: FrameLayout
  let invalidParameter: String?

  init(content: Content, width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.content = content
    layout = FrameLayout(width: width, height: height, alignment: alignment)
    let invalid = [("width", width), ("height", height)].first { !FrameLayout.isValid($0.1) }
    invalidParameter = invalid.map { name, value in "the frame's \(name) is \(value.map { "\($0)" } ?? "")" }
  }
}

/// A view in a frame with bounds.
struct FlexiblyFramedView<Content: View>: UnaryLayoutView {
  let content: Content
  let layout: FlexibleFrameLayout

  var invalidParameter: String? { nil }
}

extension View {
  /// Gives the view a frame of a fixed size in pixels; a dimension that is nil is the view's own (UI34). A negative or
  /// infinite one is reported as `invalidFrame` and counts as not given (UI36).
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    FramedView(content: self, width: width, height: height, alignment: alignment)
  }

  /// Gives the view a frame that takes what it is offered within bounds, in pixels (UI35).
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    FlexiblyFramedView(
      content: self,
      layout: FlexibleFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }
}
