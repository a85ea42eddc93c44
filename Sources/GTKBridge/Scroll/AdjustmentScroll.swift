import CGTK
import Foundation

@MainActor
extension UnsafeMutablePointer<GtkAdjustment> {
  /// Scrolls to a part of the content: until the anchor, a share of the part, is at the same share of what can be seen, or
  /// without one as little as shows the part. Tells whether anything has moved.
  @discardableResult
  package func scroll(to start: CGFloat, length: CGFloat, anchor: CGFloat?) -> Bool {
    let before = gtk_adjustment_get_value(self)
    OwnScrolling.set(self, to: value(showing: start, length: length, anchor: anchor))
    return gtk_adjustment_get_value(self) != before
  }

  /// The value that it would have then, in whole pixels, if there were so much to scroll.
  package func value(showing start: CGFloat, length: CGFloat, anchor: CGFloat?) -> CGFloat {
    let page = gtk_adjustment_get_page_size(self)
    return (anchor.map { start + $0 * (length - page) } ?? nearest(to: start, length)).rounded()
  }

  private func nearest(to start: CGFloat, _ length: CGFloat) -> CGFloat {
    let value = gtk_adjustment_get_value(self)
    let end = start + length - gtk_adjustment_get_page_size(self)
    // What is longer than the page shows one of its ends or fills the page.
    return Swift.min(Swift.max(value, Swift.min(start, end)), Swift.max(start, end))
  }
}
