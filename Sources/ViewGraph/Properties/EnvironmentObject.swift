import OpenCombine

/// An observable object that a view around this one supplies with `.environmentObject(_:)`.
///
/// Every view that declares it is evaluated with each change of the object, and those in between are not (OO21). Declaring
/// it needs no object; reading it without one stops the program and names the type (OO20).
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var scope: EnvironmentScope?
  package private(set) var source: DependencySource?

  /// Observes the object of the property's type. Claims OO19, OO22, OO23.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType {
    guard let scope else { EnvironmentObjects.stop(unmountedReaderOf: ObjectType.self) }
    guard let object = Self.object(in: scope) else {
      EnvironmentObjects.stop(missing: ObjectType.self, cure: "Supply one with .environmentObject(_:)")
    }
    return object
  }

  /// The object's properties as bindings: `$object.property`. Claim OO24.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  private static func object(in scope: EnvironmentScope) -> ObjectType? {
    scope.values[EnvironmentObjectKey<ObjectType>.self].object
  }

  /// The runtime's requirement.
  public static func _install(_ property: inout Self, _ installer: inout PropertyInstaller) {
    property.scope = installer.scope
    property.source = installer.slot { ObjectSlot() }.observe(object(in: installer.scope))
  }
}

extension EnvironmentObject: SourceProperty {}

extension EnvironmentObject: FieldComparable {
  /// What counts is the object, which the environment has.
  package static func areEqual(_ left: EnvironmentObject, _ right: EnvironmentObject) -> Bool { true }
}

extension View {
  /// Supplies an observable object to this view and everything below it, by its type as it is written here (OO23); the
  /// nearest of a type wins (OO19).
  ///
  /// Objects given to `.environment(_:)` are apart from these. Claim EN13.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    EnvironmentWriter(writing: object, to: self) {
      $0[EnvironmentObjectKey<Object>.self] = HeldObject(object: object)
    }
  }
}

/// The key of the objects of one type that `.environmentObject(_:)` supplies.
private struct EnvironmentObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: HeldObject<Object> { HeldObject(object: nil) }
}
