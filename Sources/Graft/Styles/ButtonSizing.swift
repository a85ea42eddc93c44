import ViewGraph

/// How wide buttons are. As SwiftUI documents it.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// As wide as their labels.
  public static let automatic = Self(name: "fitted")
  /// As wide as their labels.
  public static let fitted = Self(name: "fitted")
  /// As wide as there is room.
  public static let flexible = Self(name: "flexible")
}

private struct ButtonSizingKey: EnvironmentKey {
  static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
  /// How wide buttons are here.
  var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Sets how wide the buttons in this view are. As SwiftUI documents it.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}
