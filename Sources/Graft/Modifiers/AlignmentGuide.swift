import Foundation
import ViewGraph

extension View {
  /// Says where a horizontal guide of the view is, in pixels from its leading edge.
  ///
  /// Stacks, frames, overlays and backgrounds that line up this guide take it from here. `computeValue` runs in layout,
  /// several times for one layout, and should only compute. A value that is no finite number counts as 0. As SwiftUI
  /// documents it.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    PlacedView(content: self, layout: AlignmentGuideLayout(guide, position: computeValue))
  }

  /// Says where a vertical guide of the view is, in pixels from its top edge.
  ///
  /// Stacks, frames, overlays and backgrounds that line up this guide take it from here. `computeValue` runs in layout,
  /// several times for one layout, and should only compute. A value that is no finite number counts as 0. As SwiftUI
  /// documents it.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    PlacedView(content: self, layout: AlignmentGuideLayout(guide, position: computeValue))
  }
}
