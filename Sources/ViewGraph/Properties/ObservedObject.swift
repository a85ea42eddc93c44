import OpenCombine

/// An observable object that something else owns, and whose changes evaluate the view.
///
/// Any change that the object announces evaluates the body, whatever the body reads (OO8); changes of one event evaluate
/// it once, after the event (OO12). A value that was assigned without being announced shows with the next evaluation (OO9).
/// An object made here as a default is made anew with each value of the view; to own one, use ``StateObject`` (OO14).
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType
  package private(set) var source: DependencySource?

  /// Observes an object. Claims OO13, OO15.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Observes an object, spelled out. As SwiftUI documents it.
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  /// The object's properties as bindings: `$object.property`. Claim BI21.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// The runtime's requirement.
  public static func _install(_ property: inout Self, _ installer: inout PropertyInstaller) {
    property.source = installer.slot { ObjectSlot() }.observe(property.wrappedValue)
  }

  /// Makes bindings to the properties of an observable object. Claim BI21.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object. A body that reads it observes the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      Binding<Subject>(
        location: PropertyLocation(object: object, keyPath: keyPath, source: { ObjectSource.of($0) }))
    }
  }
}

extension ObservedObject: SourceProperty {}

extension ObservedObject: FieldComparable {
  /// Only another object is another property.
  package static func areEqual(_ left: ObservedObject, _ right: ObservedObject) -> Bool {
    left.wrappedValue === right.wrappedValue
  }
}
