import Foundation
import ViewGraph

extension View {
  /// Keeps the view at its ideal size, whatever it is offered. As SwiftUI documents it.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Keeps the view at its ideal size along some axes: text fixed vertically is never cut. As SwiftUI documents it.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    let axes: Axis.Set = [horizontal ? .horizontal : [], vertical ? .vertical : []]
    return PlacedView(content: self, layout: FixedSizeLayout(axes: axes))
  }

  /// A view of a higher priority is offered the room of its stack before the others, which keep their minimum.
  ///
  /// 0 is the priority of other views. As SwiftUI documents it.
  public func layoutPriority(_ value: Double) -> some View {
    PlacedView(content: self, layout: PriorityLayout(priority: value))
  }

  /// Offers the view a size whose sides have a ratio, width by height; nil for that of the view's ideal size.
  /// As SwiftUI documents it.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    PlacedView(content: self, layout: AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Offers the view a size whose sides have the ratio of another size. As SwiftUI documents it.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Keeps the ratio of the view's sides, as large as fits. As SwiftUI documents it.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Keeps the ratio of the view's sides, large enough to fill the room. As SwiftUI documents it.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
