/// Which of the views that a view shows has the keyboard focus.
///
/// A Bool says whether one view has it, an optional which of several, each named by a value. The property follows the
/// user, and a value that is written moves the focus after the update in which it was written (UI1). Until it has moved,
/// the property reads as written; a value that no view is named by reads as no focus again after that update (UI2). As
/// long as the view that shall have the focus is not on the screen, the focus waits for it (UI3). Main thread only.
///
/// ```swift
/// @FocusState private var field: Field?
/// …
/// TextField("Name", text: $name).focused($field, equals: .name)
/// ```
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let unfocused: Value
  private(set) var storage: FocusStorage<Value>?

  /// Whether one view has the focus.
  public init() where Value == Bool { unfocused = false }

  /// Which of several views has the focus; nil while none of them has.
  public init<Name: Hashable>() where Value == Name? { unfocused = nil }

  /// The view that has the focus, or is about to. In a view that is not mounted: none, and writes are ignored.
  public var wrappedValue: Value {
    get { storage?.cell.read() ?? unfocused }
    nonmutating set { storage?.write(newValue) }
  }

  /// A reference to the property, for `focused` and for views inside.
  public var projectedValue: Binding { Binding(unfocused: unfocused, storage: storage) }

  /// The runtime's requirement.
  public static func _install(_ property: inout Self, _ installer: inout PropertyInstaller) {
    property.storage = installer.slot { FocusStorage(unfocused: property.unfocused) }
  }

  /// A reference to a focus state that another view owns.
  @propertyWrapper
  public struct Binding {
    private let unfocused: Value
    let storage: FocusStorage<Value>?

    init(unfocused: Value, storage: FocusStorage<Value>?) {
      self.unfocused = unfocused
      self.storage = storage
    }

    /// The view that has the focus, or is about to.
    public var wrappedValue: Value {
      get { storage?.cell.read() ?? unfocused }
      nonmutating set { storage?.write(newValue) }
    }

    /// Gives the focus to a view, unless the program has given it to another that has still to come on the screen. A view that is
    /// not there yet gets it when it comes, if that is still wanted by then.
    @MainActor
    package func offer(_ value: Value, while isWanted: @escaping @MainActor () -> Bool) {
      storage?.offer(value, while: isWanted)
    }

    /// Takes the focus away from the views, if one has it: at once, for those that the next update takes away.
    @MainActor
    package func giveUp() { storage?.giveUp() }

    /// The reference itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: SourceProperty {
  package var source: DependencySource? { storage?.cell }
}

extension FocusState: FieldComparable {
  package static func areEqual(_ left: FocusState, _ right: FocusState) -> Bool { true }
}
