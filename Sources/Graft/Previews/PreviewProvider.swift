import ViewGraph

/// A type with examples of a view, for tools that show them: `PreviewGallery` of GraftTesting does. Claim UI10.
///
/// State that is declared static belongs to no view: an example that passes it on shows its initial value and ignores the
/// user (claim UI11). A view around the example that owns the state has no such trouble.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of view that `previews` returns.
  associatedtype Previews: View
  /// The examples.
  @ViewBuilder static var previews: Previews { get }
}

/// How large an example is shown.
public enum PreviewLayout: Hashable, Sendable {
  /// As large as a window makes it. There are no devices on a desktop.
  case device
  /// As large as it is by itself.
  case sizeThatFits
  /// In a room of a size in pixels.
  case fixed(width: Double, height: Double)
}

/// The name of a device. There are none on a desktop.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  public let rawValue: String

  /// A device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A device by its name.
  public init(stringLiteral name: String) { rawValue = name }
}

/// What surrounds an example. Nothing on a desktop.
public protocol PreviewContext {
  /// What it says of one kind.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// What may be said of what surrounds an example.
public protocol PreviewContextKey {
  /// What is said.
  associatedtype Value
  /// What is said where nobody says it.
  static var defaultValue: Value { get }
}

/// What SwiftUI's tools are told of an example. As SwiftUI documents them, as far as a desktop has their like.
extension View {
  /// Gives an example the room that a layout asks for.
  public func previewLayout(_ layout: PreviewLayout) -> some View {
    guard case .fixed(let width, let height) = layout else { return frame(width: nil, height: nil) }
    return frame(width: width, height: height)
  }

  /// Changes nothing: an example is called after its type.
  public func previewDisplayName(_ name: String?) -> some View { self }

  /// Changes nothing: there are no devices on a desktop.
  public func previewDevice(_ device: PreviewDevice?) -> some View { self }

  /// Changes nothing: an example is in no widget of a home screen, and in nothing else that says what surrounds it.
  public func previewContext<Context: PreviewContext>(_ value: Context) -> some View { self }
}
