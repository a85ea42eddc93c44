/// A value that views pass up the tree, to whoever around them asks for it.
public protocol PreferenceKey {
  associatedtype Value
  /// What a reader gets when nobody below wrote the key (LC1).
  static var defaultValue: Value { get }
  /// Adds the value of the next sibling, in the order of the tree, to those before it (LC2).
  ///
  /// Combining with the default should change nothing. Views that write nothing take no part.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}
