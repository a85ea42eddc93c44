import ViewGraph

/// How far a scroll view can be pulled beyond its ends. As SwiftUI documents it.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private enum Kind { case automatic, always, basedOnSize }

  private let kind: Kind

  /// As GTK has it: touch pulls content beyond its end where there is something to scroll.
  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  /// As `automatic`: GTK pulls nothing that cannot be scrolled.
  public static let always = ScrollBounceBehavior(kind: .always)
  /// Nothing is pulled where all of the content can be seen.
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

/// How scrolling puts away a keyboard that is on the screen. As SwiftUI documents it.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private enum Kind { case automatic, immediately, interactively, never }

  private let kind: Kind

  public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
  public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
  public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
  public static let never = ScrollDismissesKeyboardMode(kind: .never)
}

private struct IsScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct IsScrollClippedKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct ScrollDismissesKeyboardKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

private struct HorizontalScrollBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}

private struct VerticalScrollBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether the user can scroll here. Claim SC23.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// How scrolling puts away a keyboard on the screen; nothing follows it on a desktop.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardKey.self] }
    set { self[ScrollDismissesKeyboardKey.self] = newValue }
  }

  /// How far what is scrolled sideways here can be pulled beyond its ends.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalScrollBounceKey.self] }
    set { self[HorizontalScrollBounceKey.self] = newValue }
  }

  /// How far what is scrolled up and down here can be pulled beyond its ends.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalScrollBounceKey.self] }
    set { self[VerticalScrollBounceKey.self] = newValue }
  }

  /// Whether the next scroll views here cut what they scroll at their edges.
  var isScrollClipped: Bool {
    get { self[IsScrollClippedKey.self] }
    set { self[IsScrollClippedKey.self] = newValue }
  }
}

extension View {
  /// Stops wheel, touch, bars and keys in the scroll views, lists and editors in this view. `scrollTo` still works, and so do the
  /// controls in them. A nearer `scrollDisabled(false)` wins. Claim SC23.
  public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.isScrollEnabled, !disabled) }

  /// Lets the scroll views in this view paint content beyond their edges. What is painted there is not clicked. Claim SC26.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { environment(\.isScrollClipped, !disabled) }

  /// Sets how far the content of scroll views can be pulled beyond its ends. GTK pulls only what can be scrolled, by touch, so
  /// that all behaviours are `basedOnSize`. Claim SC26.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    transformEnvironment(\.self) { values in
      if axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = behavior }
      if axes.contains(.vertical) { values.verticalScrollBounceBehavior = behavior }
    }
  }

  /// Sets how scrolling puts away a keyboard on the screen. Compiles, and does nothing on a desktop.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}
