/// A property of a representable that make alone is to heed: what it is later is not meant to arrive.
///
/// ```swift
/// struct Editor: GtkWidgetRepresentable {
///   @MakeOnly var template: String
/// ```
///
/// It says so to readers of the code, and to debug builds, which report other values that make has handed on and that
/// stay behind. A property whose name begins with `initial` needs no such word.
@propertyWrapper
public struct MakeOnly<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Marks a value as meant for make alone.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension MakeOnly: Sendable where Value: Sendable {}
extension MakeOnly: Equatable where Value: Equatable {}
