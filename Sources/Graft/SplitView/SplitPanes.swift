import Foundation
import ViewGraph

/// Views beside each other, with borders that the user drags. As SwiftUI documents it.
///
/// Each is at first as wide as the others, and never narrower or wider than it can be; the last takes what is left.
public struct HSplitView<Content: View>: View {
  private let content: Content

  /// The views of the block.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The views and the borders.
  public var body: some View { SplitPanes(axis: .horizontal, content: content) }
}

/// Views below each other, with borders that the user drags. As SwiftUI documents it.
///
/// Each is at first as high as the others, and never lower or higher than it can be; the last takes what is left.
public struct VSplitView<Content: View>: View {
  private let content: Content

  /// The views of the block.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The views and the borders.
  public var body: some View { SplitPanes(axis: .vertical, content: content) }
}

private struct SplitPanes<Content: View>: View {
  let axis: Axis
  let content: Content
  @State private var lengths: [Subview.ID: CGFloat] = [:]
  @State private var shown = PaneLengths()

  var body: some View {
    let panes = SubviewsCollection(of: content)
    PanesLayout(axis: axis, lengths: panes.map { lengths[$0.id] }, result: shown) {
      ForEach(panes) { pane(of: $0, isLast: $0.id == panes.last?.id) }
      ForEach(panes.dropLast().enumerated(), id: \.element.id) { border(after: $0, $1.id) }
    }
  }

  /// One view, which fills the room across; the last one all of it.
  private func pane(of view: Subview, isLast: Bool) -> some View {
    ZStack { view }
      .frame(
        maxWidth: axis == .vertical || isLast ? .infinity : nil,
        maxHeight: axis == .horizontal || isLast ? .infinity : nil
      )
      .isContainer()
  }

  private func border(after index: Int, _ id: Subview.ID) -> some View {
    ColumnBorder(axis: axis, isFixed: false) { distance, start in
      lengths[id] = max(start + distance, 0)
    } start: {
      shown.shown.indices.contains(index) ? shown.shown[index] : 0
    }
  }
}
