import Foundation

/// The name of a value that a view gives the layout around it; the type is the name. As SwiftUI documents it.
public protocol LayoutValueKey {
  associatedtype Value

  /// The value of views that do not say otherwise.
  static var defaultValue: Value { get }
}

/// Leaves an item as it is, and gives the layout around it a value.
package struct LayoutValueLayout<Key: LayoutValueKey>: NeutralLayout {
  private let value: Key.Value

  /// Gives the value of `key`.
  package init(key: Key.Type, value: Key.Value) { self.value = value }

  package func layoutValue(of key: ObjectIdentifier) -> Any? { key == ObjectIdentifier(Key.self) ? value : nil }
}

extension LayoutValueLayout: Equatable {
  package static func == (left: LayoutValueLayout, right: LayoutValueLayout) -> Bool {
    ValueComparison.of(Key.Value.self)(left.value, right.value)
  }
}
