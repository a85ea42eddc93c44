import OpenCombine

/// An observable object that the view owns, made once for the life of its identity.
///
/// The expression is evaluated at the first installation, and never for a view that is not mounted (OO1); what it reads is
/// read then, so that later arguments of the view's initializer do not reach the object (OO2). To start again with others,
/// give the view another identity with `.id(_:)` (OO3). Changes evaluate the view as those of an ``ObservedObject``.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var slot: StateObjectSlot<ObjectType>?
  package var source: DependencySource? { slot?.source }

  /// Owns the object that an expression makes, when it is first needed. Claims OO1, OO4, OO5.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object. In a view that is not mounted: a new one for each read, reported as `uninstalledStateObject` (OO6).
  public var wrappedValue: ObjectType {
    if let slot { return slot.object }
    Diagnostics.report(
      .uninstalledStateObject, place: String(describing: ObjectType.self),
      """
      a state object of type \(ObjectType.self) was read in a view that is not mounted; each read makes another object. \
      Read it in a body, or make the object before the view
      """)
    return make()
  }

  /// The object's properties as bindings: `$object.property`. Claim BI21.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  /// The runtime's requirement.
  public static func _install(_ property: inout Self, _ installer: inout PropertyInstaller) {
    let slot = installer.slot { StateObjectSlot(property.make()) }
    property.slot = slot
    slot.source?.recordRead()
  }
}

/// The object of one `@StateObject` at one identity.
private final class StateObjectSlot<Object: ObservableObject>: PropertySlot {
  let object: Object
  private(set) var source: ObjectSource?

  init(_ object: Object) {
    self.object = object
    source = .of(object)
  }

  /// Those who still hold the view's value, such as its actions, go on reading the object.
  override func dispose() { source = nil }
}

extension StateObject: SourceProperty {}

extension StateObject: FieldComparable {
  /// What counts is the object, which the node keeps.
  package static func areEqual(_ left: StateObject, _ right: StateObject) -> Bool { true }
}
