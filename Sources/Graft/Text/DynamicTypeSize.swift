import ViewGraph

/// How large types are beside those that the user has set for the desktop, which are `large`: the desktop's factor for texts comes
/// on top of each size. As SwiftUI documents it. Claim TX33.
public enum DynamicTypeSize: Int, Hashable, Sendable, Comparable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of those for people who see little.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The smaller of two comes first.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// How large the body's letters are at each size, beside the 17 points of `large`.
  private static let points: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  /// How large letters are beside those of `large`.
  var factor: Double { Self.points[rawValue] / 17 }
}

/// The older form of `DynamicTypeSize`. As SwiftUI documents it.
public enum ContentSizeCategory: Int, Hashable, Sendable, Comparable, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether it is one of those for people who see little.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The smaller of two comes first.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

extension EnvironmentValues {
  /// How large types are here. Text styles and custom fonts follow it, and sizes that are fixed do not.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set {
      self[DynamicTypeSizeKey.self] = newValue
      text.looks.typeSize = newValue
    }
  }

  /// The older form of `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(rawValue: dynamicTypeSize.rawValue) ?? .large }
    set { dynamicTypeSize = DynamicTypeSize(rawValue: newValue.rawValue) ?? .large }
  }
}

extension View {
  /// Sets how large types are in this view. Claim TX33.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Keeps how large types are in this view within bounds. Claim TX33.
  public func dynamicTypeSize<Bounds: RangeExpression>(_ range: Bounds) -> some View
  where Bounds.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
      size = sizes.min { abs($0.rawValue - size.rawValue) < abs($1.rawValue - size.rawValue) } ?? size
    }
  }
}

/// A number that grows with types: `@ScaledMetric private var size = 20.0`. As SwiftUI documents it. Claim TX33.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.textScaling) private var textScaling

  /// A number as it is at `large`.
  public init(wrappedValue: Value) { base = wrappedValue }

  /// A number as it is at `large`; all styles grow alike.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

  /// The number at the size of types, and as much larger as the desktop has texts be.
  public var wrappedValue: Value { base * Value(typeSize.factor * textScaling) }
}
