import ViewGraph

/// The name of a message among objects, under the name that source for AppKit uses. Nothing here sends any.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  private let name: String

  /// A message by its name.
  public init(_ name: String) { self.name = name }

  /// A message by its name.
  public init(stringLiteral value: String) { name = value }
}

extension View {
  /// Changes nothing: no messages are sent along the views of a window. Claim FO9.
  public func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View { self }
}
