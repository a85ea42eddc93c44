import Foundation
import ViewGraph

// A frame of a fixed size, which most bodies have, is inlinable: the type of its content is known there, and the value is not
// copied from one to the next.

/// A view in a frame of a fixed size.
public struct _FramedView<Content: View>: UnaryLayoutView {
  @usableFromInline package let content: Content
  @usableFromInline let frame: FixedFrame

  @inlinable
  init(content: Content, frame: FixedFrame) { (self.content, self.frame) = (content, frame) }

  package var layout: FrameLayout { frame.layout }
  package var invalidParameter: String? { frame.invalidParameter }
}

/// What a frame of a fixed size is like.
@usableFromInline
struct FixedFrame {
  // As they were said: a view is copied more often than it is asked for a layout.
  private let width: CGFloat?
  private let height: CGFloat?
  private let alignment: Alignment

  @usableFromInline
  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    (self.width, self.height, self.alignment) = (width, height, alignment)
  }

  var layout: FrameLayout { FrameLayout(width: width, height: height, alignment: alignment) }

  var invalidParameter: String? { invalidDimension("width", width) ?? invalidDimension("height", height) }
}

private func invalidDimension(_ name: String, _ value: CGFloat?) -> String? {
  guard let value, !FrameLayout.isValid(value) else { return nil }
  return "the frame's \(name) is \(value)"
}

/// A maximum may be infinite, or as large as any number: the frame then takes all that it is offered.
private func invalidMaximum(_ name: String, _ value: CGFloat?) -> String? {
  value.map { $0 > LayoutLength.largest } == true ? nil : invalidDimension(name, value)
}

/// A view in a frame with bounds.
struct FlexiblyFramedView<Content: View>: UnaryLayoutView {
  let content: Content
  let layout: FlexibleFrameLayout
  let invalidParameter: String?
}

extension View {
  /// Gives the view a frame of a fixed size in pixels; a dimension that is nil is the view's own (UI34).
  ///
  /// A negative or infinite one, or one beyond 16,777,216, is reported as `invalidFrame` and counts as not given (UI36).
  @inlinable
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    _FramedView(content: self, frame: FixedFrame(width: width, height: height, alignment: alignment))
  }

  /// Gives the view a frame that takes what it is offered within bounds, in pixels (UI35).
  ///
  /// A bound that is negative, or infinite without being a maximum, is reported as `invalidFrame` and counts as not
  /// given (UI36).
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    FlexiblyFramedView(
      content: self,
      layout: FlexibleFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment),
      invalidParameter: invalidDimension("minWidth", minWidth) ?? invalidDimension("idealWidth", idealWidth)
        ?? invalidMaximum("maxWidth", maxWidth) ?? invalidDimension("minHeight", minHeight)
        ?? invalidDimension("idealHeight", idealHeight) ?? invalidMaximum("maxHeight", maxHeight))
  }
}
