import Foundation

/// How far the content of a scroll view is scrolled, and how large it is, in pixels. As SwiftUI documents it. Claim SC28.
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content that is at the top leading corner of the scroll view. At rest, where the content begins at its
  /// margins, the offset is that of the margins below zero.
  public var contentOffset: CGPoint
  /// The size of the content, without its margins. In a lazy container it is an estimate.
  public var contentSize: CGSize
  /// The margins around the content, and what bars cover of it.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize

  /// Says how something is scrolled.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }

  /// What of the content can be seen, with what is in its margins.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// What of the content can be seen: the bounds without the insets.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(0, containerSize.width - contentInsets.total.width),
      height: max(0, containerSize.height - contentInsets.total.height))
  }
}
