import GTKSupport
import ViewGraph

/// A property of a view type that was registered under a name.
public struct HostedProperty<Value: OwnValue>: Sendable {
  /// GObject's name for it.
  public let name: String
}

/// A signal of a view type that was registered under a name.
public struct HostedSignal<each Argument: OwnValue>: Sendable {
  /// GObject's name for it.
  public let name: String
}

/// One widget of a view type that was registered under a name, as its view sees it.
///
/// It may be kept longer than the widget: then properties keep their last values, and signals reach nobody.
@MainActor
public struct HostedPane {
  let instance: PaneInstance

  /// The value of a property. A body that reads it is evaluated again when it has changed; what an action writes, those who
  /// follow the property outside are told of at once.
  public subscript<Value>(property: HostedProperty<Value>) -> Value {
    get { binding(property).wrappedValue }
    nonmutating set { binding(property).wrappedValue = newValue }
  }

  /// A binding to a property. Passing it on reads nothing.
  public func binding<Value>(_ property: HostedProperty<Value>) -> Binding<Value> {
    if let value = instance.value(named: property.name) as? PaneValue<Value> { return Binding(location: value) }
    return Fault.found(
      "\(instance.typeName) has no property '\(property.name)' of type \(Value.self)",
      goingOnWith: .constant(Value.blank))
  }

  /// Tells those outside who have connected to a signal.
  public func emit<each Argument>(_ signal: HostedSignal<repeat each Argument>, _ arguments: repeat each Argument) {
    var values: [any TypedValue] = []
    repeat values.append(each arguments)
    instance.widget?.emit(signal.name, values, of: instance.typeName)
  }

  /// The widget, while it lives. Whoever keeps it in the view keeps it for ever.
  public var widget: Widget? { instance.widget }
}
