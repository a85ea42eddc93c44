/// State that a gesture writes while it goes on, and that is as it was at first when the gesture ends in whichever way.
///
/// Only a gesture's `updating` writes it. As SwiftUI documents it; claims UI5 and UI6. Main thread only.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initialValue: Value
  private let reset: (Value, inout Transaction) -> Void
  private var cell: StateCell<Value>?

  /// State that a gesture writes, with the value that it has while there is none.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, reset: { _, _ in }) }

  /// State with an initial value, spelled out.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// State that goes back under a transaction of its own.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { _, transaction in transaction = resetTransaction })
  }

  /// State that asks for the transaction under which it goes back; it is given the last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initialValue = wrappedValue
    self.reset = reset
  }

  /// The same, with the initial value spelled out.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// The same, with the initial value spelled out.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// What the gesture has written, or the initial value.
  public var wrappedValue: Value { cell?.read() ?? initialValue }

  /// The state itself, for `updating`.
  public var projectedValue: GestureState<Value> { self }

  /// The runtime's requirement.
  public static func _install(_ property: inout Self, _ installer: inout PropertyInstaller) {
    property.cell = installer.slot { StateCell(property.initialValue) }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Optional state that is nil while there is no gesture.
  public init() { self.init(wrappedValue: nil) }

  /// Optional state that goes back under a transaction of its own.
  public init(resetTransaction: Transaction) { self.init(wrappedValue: nil, resetTransaction: resetTransaction) }

  /// Optional state that asks for the transaction under which it goes back.
  public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

extension GestureState {
  /// Writes what a gesture makes of the value, under the transaction that it sets.
  package func update(_ body: (inout Value, inout Transaction) -> Void) {
    var (value, transaction) = (wrappedValue, Transaction())
    body(&value, &transaction)
    withTransaction(transaction) { cell?.write(value) }
  }

  /// Goes back to the initial value.
  package func goBack() {
    var transaction = Transaction()
    reset(wrappedValue, &transaction)
    withTransaction(transaction) { cell?.write(initialValue) }
  }
}

extension GestureState: SourceProperty {
  package var source: DependencySource? { cell }
}

extension GestureState: FieldComparable {
  package static func areEqual(_ left: GestureState, _ right: GestureState) -> Bool { true }
}
