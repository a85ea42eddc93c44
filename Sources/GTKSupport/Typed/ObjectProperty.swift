/// The typed name of a property of a class: `knob[.active] = true`.
public struct ObjectProperty<Owner, Value>: Sendable {
  /// GObject's name for it.
  public let name: String

  /// A name as the description of a library has it.
  public init(_ name: String) { self.name = name }
}

/// The typed name of a property that can only be read.
public struct ReadOnlyProperty<Owner, Value>: Sendable {
  /// GObject's name for it.
  public let name: String

  /// A name as the description of a library has it.
  public init(_ name: String) { self.name = name }
}

/// The typed name of a property that is given when the object is made, and only read after that.
public struct ConstructProperty<Owner, Value>: Sendable {
  /// GObject's name for it.
  public let name: String

  /// A name as the description of a library has it.
  public init(_ name: String) { self.name = name }
}
