import Foundation
import ViewGraph

/// The kinds of room at the edges of a screen that content keeps clear of.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What the device and its system cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What a keyboard on the screen covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
  /// Lets the view reach below what covers the edges. Nothing does on the desktop, so that nothing changes (UI37).
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }

  /// The older name of `ignoresSafeArea(_:edges:)` (UI37).
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}

extension View {
  /// Puts a bar at the upper or lower edge of the view, which is offered the height that the bar leaves. A scroll view is offered
  /// all: its content is seen behind the bar, and ends above it (FX38). Nil is no distance. As SwiftUI documents it.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let alignment = Alignment(horizontal: alignment, vertical: .center)
    return modifier(
      EdgeBar(
        bar: ZStack(alignment: alignment, content: content), edge: edge == .top ? .top : .bottom, alignment: alignment,
        spacing: spacing ?? 0))
  }

  /// Puts a bar at the leading or trailing edge of the view, which is offered the width that the bar leaves (FX38).
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let alignment = Alignment(horizontal: .center, vertical: alignment)
    return modifier(
      EdgeBar(
        bar: ZStack(alignment: alignment, content: content), edge: edge == .leading ? .leading : .trailing,
        alignment: alignment, spacing: spacing ?? 0))
  }

  /// Puts a bar at the upper or lower edge of the view, as `safeAreaInset(edge:alignment:spacing:content:)` does: what is seen
  /// behind it does not fade here.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

  /// Puts a bar at the leading or trailing edge of the view, in the same way.
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

  /// Keeps room free at each edge of the view, in pixels: of a scroll view around its content, which is seen in it. As SwiftUI
  /// documents it.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(EdgeBar(bar: ZStack { EmptyView() }, edge: .top, alignment: .center, padding: insets))
  }

  /// Keeps room free at some edges of the view; nil for the default of 16 pixels.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges: edges, length: length))
  }

  /// Keeps room free at all edges of the view, in pixels.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

/// A bar at an edge, and room that is kept free besides.
private struct EdgeBar<Bar: View>: ViewModifier {
  let bar: ZStack<Bar>
  let edge: Edge
  let alignment: Alignment
  var spacing: CGFloat = 0
  var padding = EdgeInsets()
  @State private var area = SafeArea()
  @Environment(\.safeArea) private var outer

  func body(content: Content) -> some View {
    area.outer = outer
    return ModifiedItems(
      content: content.environment(\.safeArea, area),
      modifier: SafeAreaInset(
        bar, edge: edge, alignment: alignment, spacing: spacing, padding: padding, area: area))
  }
}
