import Foundation
import ViewGraph

extension View {
  /// Gives the view a frame as large as the nearest container along some axes.
  ///
  /// The container is the nearest scroll view, tab, navigation stack, column of a split view, or else the window: never a stack or a
  /// frame. What covers scroll content is no part of it. Along other axes, and before the container has had a layout, the frame
  /// is as long as the view. A window can be made smaller than such a frame, which follows in the same frame. As SwiftUI
  /// documents it. Claims GR20, GR21.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    relativeFrame(axes, alignment, .share(RelativeShare()))
  }

  /// Gives the view a frame as long as `span` of `count` equal parts of the nearest container, which are `spacing` pixels apart.
  ///
  /// A count or a span below 1 counts as 1, and a spacing that is no finite number as 0. As SwiftUI documents it. Claim GR20.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    relativeFrame(axes, alignment, .share(RelativeShare(count: count, span: span, spacing: spacing)))
  }

  /// Gives the view a frame as long as a closure says for the length of the nearest container in pixels.
  ///
  /// The closure runs in layout, once or more for each axis, and should only compute. A length that is negative or no finite number
  /// counts as not given. As SwiftUI documents it. Claim GR20.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    relativeFrame(axes, alignment, .own(length))
  }

  private func relativeFrame(
    _ axes: Axis.Set, _ alignment: Alignment, _ rule: RelativeFrame.Rule
  ) -> some View {
    ModifiedItems(content: self, modifier: RelativeFrame(axes: axes, alignment: alignment, rule: rule))
  }

  /// Makes the view a container for the relative frames in it.
  func isContainer() -> some View { modifier(ContainerRoomModifier()) }
}

/// A view that is a container.
private struct ContainerRoomModifier: ViewModifier {
  @State private var room = ContainerRoom()

  func body(content: Content) -> some View {
    ModifiedItems(content: content.environment(\.containerRoom, room), modifier: ContainerRoomNotice(room))
  }
}
