import ViewGraph

/// Whether bars show how far something is scrolled. As SwiftUI documents it.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private enum Kind { case automatic, visible, hidden, never }

  private let kind: Kind

  /// A bar over the content while the pointer moves there, or something is scrolled.
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  /// A bar beside the content, while there is something to scroll.
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  /// No bar.
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  /// No bar.
  public static let never = ScrollIndicatorVisibility(kind: .never)

  var showsBar: Bool { kind == .automatic || kind == .visible }
}

private struct HorizontalScrollIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private struct VerticalScrollIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

extension EnvironmentValues {
  /// Whether horizontal bars show how far something here is scrolled. Claim SC22.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalScrollIndicatorKey.self] }
    set { self[HorizontalScrollIndicatorKey.self] = newValue }
  }

  /// Whether vertical bars show how far something here is scrolled. Claim SC22.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalScrollIndicatorKey.self] }
    set { self[VerticalScrollIndicatorKey.self] = newValue }
  }

  /// Whether bars along an axis show how far something here is scrolled.
  func scrollIndicatorVisibility(along axis: Axis) -> ScrollIndicatorVisibility {
    axis == .horizontal ? horizontalScrollIndicatorVisibility : verticalScrollIndicatorVisibility
  }
}

extension View {
  /// Sets whether the scroll views, lists and editors in this view have bars that show how far they are scrolled. Wheel, touch and
  /// keys scroll with and without. Claim SC22.
  ///
  /// A scroll view has one kind of bars: where one is `visible`, the other takes room as well.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.self) { values in
      if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
      if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
    }
  }

  /// Accepted without effect: GTK shows its bars as something scrolls or the pointer moves.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Accepted without effect, as by a trigger.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
}
