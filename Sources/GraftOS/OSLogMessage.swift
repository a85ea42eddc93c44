/// What is told: a literal, whose values may be hidden.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// What is written.
  package let text: String

  /// A literal without values.
  public init(stringLiteral value: String) { text = value }

  /// A literal with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Writes a literal with values.
public struct OSLogInterpolation: StringInterpolationProtocol {
  private(set) var text = ""

  /// Nothing yet.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// A part of the literal.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// A value, unless it is private.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
  ) { text += privacy.isPrivate ? "<private>" : "\(value())" }
}

/// Who may read a value. What is private is written by nobody.
public struct OSLogPrivacy: Sendable {
  let isPrivate: Bool

  public static let auto = Self(isPrivate: false)
  public static let `public` = Self(isPrivate: false)
  public static let `private` = Self(isPrivate: true)
  public static let sensitive = Self(isPrivate: true)

  /// What stands for a private value elsewhere.
  public enum Mask: Sendable { case none, hash }

  /// Private: masks are not written.
  public static func `private`(mask: Mask) -> Self { `private` }
  /// Private: masks are not written.
  public static func sensitive(mask: Mask) -> Self { sensitive }
  /// As it would be without a mask.
  public static func auto(mask: Mask) -> Self { auto }
}
