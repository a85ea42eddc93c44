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
