import CGTK
import GTKSupport
import ViewGraph

/// Says what a view type that is registered under a name is to the outside: its properties, its signals and its view.
@MainActor
public final class HostedTypeDescription {
  let name: String
  private(set) var properties: [PaneProperty] = []
  private(set) var signals: [(name: String, arguments: [UInt])] = []
  /// The first mistake.
  private(set) var error: HostedTypeError?

  init(of name: String) { self.name = name }

  /// A property, with its value in a new widget. Its name has letters, digits and dashes. `Int` is `gint64` to GObject, and
  /// `Int32` is `gint`.
  public func property<Value: OwnValue>(_ name: String, initially value: Value) -> HostedProperty<Value> {
    add(name, value, limit: { $0 }) { Value.specification(name, initially: value, $0) }
  }

  /// A property with bounds. GObject refuses what is beyond them, and of what the view writes the nearest bound is taken.
  public func property<Number: OwnNumber>(
    _ name: String, initially value: Number, in range: ClosedRange<Number>
  ) -> HostedProperty<Number> {
    let limit = { @MainActor (number: Number) in max(range.lowerBound, min(range.upperBound, number)) }
    // What is no number has no nearest bound, and is refused.
    let first = value == value ? limit(value) : value
    return add(name, first, limit: limit) { Number.specification(name, initially: first, in: range, $0) }
  }

  /// A property that holds an object of a class, such as `Widget`, a typed name, or `ObjectReference` for any; nil in a new
  /// widget.
  public func property<Object: ObjectReference>(
    _ name: String, holding type: Object.Type
  ) -> HostedProperty<Object?> { property(name, initially: Object?.none) }

  /// A signal with arguments, which wants no answer.
  public func signal<each Argument: OwnValue>(
    _ name: String, _ arguments: repeat (each Argument).Type
  ) -> HostedSignal<repeat each Argument> {
    var types: [any OwnValue.Type] = []
    repeat types.append((each Argument).self)
    if let reason = HostedTypeError.reason(againstSignal: name, with: types, besides: signals.map(\.name)) {
      error = error ?? .invalidSignal(type: self.name, name: name, reason: reason)
    } else {
      signals.append((name, types.map { $0.objectType }))
    }
    return HostedSignal(name: name)
  }

  /// The view. `content` runs in a body: what it reads of the pane's properties it follows.
  public func view<Content: View>(@ViewBuilder _ content: @escaping (HostedPane) -> Content) -> HostedContent {
    HostedContent { pane, graph in _ = RootNode(PaneView(pane: pane, content: content), graph: graph) }
  }

  private func add<Value: OwnValue>(
    _ name: String, _ value: Value, limit: @escaping @MainActor (Value) -> Value,
    _ specify: (GParamFlags) -> UnsafeMutablePointer<GParamSpec>?
  ) -> HostedProperty<Value> {
    let reason = HostedTypeError.reason(againstProperty: name, of: Value.self, besides: properties.map(\.name))
    if reason == nil, let specification = PropertySpecification(taking: specify(PaneClass.flags)) {
      properties.append(
        PaneProperty(name: name, specification: specification) { PaneValue(value, limit: limit, didChange: $0) })
    } else {
      error = error ?? .invalidProperty(type: self.name, name: name, reason: reason ?? HostedTypeError.noFirstValue)
    }
    return HostedProperty(name: name)
  }
}

/// The view of a description: what `HostedTypeDescription.view(_:)` gives.
public struct HostedContent {
  /// Puts the view of a pane into an empty tree, which keeps it.
  let install: @MainActor (HostedPane, Graph) -> Void
}

/// The root of a pane.
private struct PaneView<Content: View>: View {
  let pane: HostedPane
  let content: (HostedPane) -> Content

  var body: some View { content(pane) }
}
