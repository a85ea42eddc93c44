import Observation
import OpenCombine

/// A value that the view with the keyboard focus in the active window gives, or the nearest view around it; nil where nobody
/// gives one. For menus, toolbars and views alike. As SwiftUI documents it. Claims FO6 and FO7.
///
/// ```swift
/// @FocusedValue(\.note) private var note: Note?
/// ```
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// Reads the observable object of a type that `focusedValue(_:)` gives.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[FocusedObjectKey<Value>.self] }
  }

  /// The value.
  public var wrappedValue: Value? { read(FocusedValueStore.shared.values) }
}

extension FocusedValue: FieldComparable {
  /// The value read is tracked.
  package static func areEqual(_ left: FocusedValue, _ right: FocusedValue) -> Bool { true }
}

/// A binding that the view with the keyboard focus gives, or the nearest view around it. As SwiftUI documents it. Claim FO7.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>

  /// Reads the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  /// The value of the binding; nil where nobody gives one. A write goes to the source in that window.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// A binding to the value, which is nil where nobody gives one.
  public var projectedValue: Binding<Value?> {
    Binding<Value?> {
      wrappedValue
    } set: {
      wrappedValue = $0
    }
  }

  private var binding: Binding<Value>? { FocusedValueStore.shared.values[keyPath: keyPath] }
}

extension FocusedBinding: FieldComparable {
  /// The value read is tracked.
  package static func areEqual(_ left: FocusedBinding, _ right: FocusedBinding) -> Bool { true }
}

/// An observable object that the view with the keyboard focus gives, or the nearest view around it. A view that declares it is
/// evaluated with each change of the object. As SwiftUI documents it. Claim FO7.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  package private(set) var source: DependencySource?

  /// Observes the object of the property's type.
  public init() {}

  /// The object; nil where nobody gives one.
  public var wrappedValue: ObjectType? { Self.object }

  private static var object: ObjectType? { FocusedValueStore.shared.values[FocusedObjectKey<ObjectType>.self] }

  /// The runtime's requirement.
  public static func _install(_ property: inout Self, _ installer: inout PropertyInstaller) {
    property.source = installer.slot { ObjectSlot() }.observe(object)
  }
}

extension FocusedObject: SourceProperty {}

extension FocusedObject: FieldComparable {
  /// What counts is the object, which the focus gives.
  package static func areEqual(_ left: FocusedObject, _ right: FocusedObject) -> Bool { true }
}

/// The key of the objects of one type.
package struct FocusedObjectKey<Object: AnyObject>: FocusedValueKey {
  package typealias Value = Object
}
