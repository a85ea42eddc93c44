/// A stored property of a view that keeps something between evaluations, or brings something in from outside.
///
/// A type of your own may conform and hold `@State`, `@Environment` and others; `update()` runs before every
/// evaluation of the view's body, when the nested properties hold their current values (ST15, ST16).
public protocol DynamicProperty {
  /// Runs before each evaluation of the body, after the nested properties were updated.
  mutating func update()

  /// Connects the property with the storage of its place. The runtime's own requirement.
  static func _install(_ property: inout Self, _ installer: inout PropertyInstaller)
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}

  /// Connects the nested properties.
  public static func _install(_ property: inout Self, _ installer: inout PropertyInstaller) {
    FieldTable.of(Self.self).install(&property, &installer)
  }
}

extension Optional: DynamicProperty where Wrapped: DynamicProperty {
  /// Connects the payload while it is present (ST18).
  public static func _install(_ property: inout Self, _ installer: inout PropertyInstaller) {
    let slots = installer.slot { PropertySlots() }
    guard var payload = property else { return slots.dispose() }
    var nested = PropertyInstaller(slots: slots, scope: installer.scope)
    Wrapped._install(&payload, &nested)
    payload.update()
    property = payload
  }
}

/// What a dynamic property keeps at its place.
package class PropertySlot {
  init() {}

  /// Whether what is kept would be missed if the place began anew.
  var isMissed: Bool { true }

  /// Whether anything is kept at all: nothing is by properties that bring something in from outside.
  var isKept: Bool { true }

  /// The place is gone.
  func dispose() {}
}

/// The slots of one place, in the order in which the properties ask for them.
package final class PropertySlots: PropertySlot {
  fileprivate var slots: [PropertySlot] = []

  package override init() {}

  override var isMissed: Bool { slots.contains(where: \.isMissed) }

  override var isKept: Bool { slots.contains(where: \.isKept) }

  package override func dispose() {
    for slot in slots { slot.dispose() }
    slots.removeAll()
  }
}

/// Walks the dynamic properties of one view value and hands each the slot of its place.
public struct PropertyInstaller {
  package let scope: EnvironmentScope
  private let slots: PropertySlots
  private var next = 0

  init(slots: PropertySlots, scope: EnvironmentScope) {
    self.slots = slots
    self.scope = scope
  }

  /// The slot of the property that is being installed, made at the first installation.
  mutating func slot<Slot: PropertySlot>(_ make: () -> Slot) -> Slot {
    defer { next += 1 }
    if next == slots.slots.count { slots.slots.append(make()) }
    guard let slot = slots.slots[next] as? Slot else {
      fatalError("the dynamic properties of a view changed their order between two evaluations")
    }
    return slot
  }
}

extension PropertyInstaller {
  /// Connects the dynamic properties of a value that is no view, such as an application or a scene.
  package mutating func installProperties<Value>(of value: inout Value) {
    FieldTable.of(Value.self).install(&value, &self)
  }
}
