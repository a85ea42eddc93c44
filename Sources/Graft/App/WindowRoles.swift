import ViewGraph

/// What a window is to the desktop. As SwiftUI documents it.
public struct WindowManagerRole: Hashable, Sendable {
  private let name: String

  public static let automatic = Self(name: "automatic")
  public static let principal = Self(name: "principal")
  public static let associated = Self(name: "associated")
}

extension Scene {
  /// Changes nothing: all windows are the same to the desktop. Claim WI12.
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
}

extension View {
  /// Changes nothing: the desktop says which corner of a window stays when the content needs another size.
  public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Changes nothing: the first scene takes what other programs ask for.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}
