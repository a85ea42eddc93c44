import ViewGraph

/// Which gestures of a view and of what is in it are recognised. As SwiftUI documents it.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  /// The set with these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// None at all.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside. Controls take input all the same.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

private struct GesturesKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether gestures are recognised here.
  var recognizesGestures: Bool {
    get { self[GesturesKey.self] }
    set { self[GesturesKey.self] = newValue }
  }
}
