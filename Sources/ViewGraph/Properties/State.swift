/// A value that a view owns and that outlives its evaluations.
///
/// The first value at an identity is kept for the life of that identity; later initial values are ignored (ST1).
/// The wrapper is eager: the initial expression runs with every init of the view, and all results but the first are
/// dropped (ST5). Reading in a body makes the body depend on the value; writing a different value re-evaluates the
/// readers after the event (A3 to A6). May be written from any thread (A25).
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var cell: StateCell<Value>?
  package var source: DependencySource? { cell }

  /// State with an initial value.
  public init(wrappedValue: Value) { initialValue = wrappedValue }

  /// State with an initial value, spelled out (ST14).
  public init(initialValue: Value) { self.initialValue = initialValue }

  /// The current value. Outside a mounted view: the initial value, and writes are ignored (ST8).
  public var wrappedValue: Value {
    get {
      if let cell { return cell.read() }
      return initialValue
    }
    nonmutating set { cell?.write(newValue) }
  }

  /// A binding to the value. Outside a mounted view: a constant, reported as `uninstalledState` (ST9).
  public var projectedValue: Binding<Value> {
    if let cell { return Binding(location: cell) }
    Diagnostics.report(
      .uninstalledState, place: String(describing: Value.self),
      """
      a binding was made from state of type \(Value.self) that no mounted view owns; it is a constant. Make the \
      binding in a body, or own the state in a view
      """)
    return .constant(initialValue)
  }

  /// The runtime's requirement.
  public static func _install(_ property: inout Self, _ installer: inout PropertyInstaller) {
    property.cell = installer.slot { StateCell(property.initialValue) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Optional state that starts as nil (ST10).
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}
