import CGTK
import GTKSupport

/// What one widget of a registered view type has beyond any host: the values of its properties.
///
/// Views may keep it, so it does not keep the widget. A binding keeps a value, and may outlive both.
@MainActor
final class PaneInstance {
  let typeName: String
  private let watch: ObjectWatch
  private var values: [(name: String, value: any AnyPaneValue)] = []

  init(_ widget: UnsafeMutablePointer<GtkWidget>, _ properties: [PaneProperty], typeName: String) {
    self.typeName = typeName
    watch = ObjectWatch(widget)
    values = properties.map { property in
      (property.name, property.make { [weak self] in self?.tellChange(of: property.name) })
    }
  }

  /// The widget, until it is disposed of.
  var widget: Widget? { watch.object.map { $0.withObjectAddress { Widget(retaining: $0) } } }

  func value(named name: String) -> (any AnyPaneValue)? { values.first { $0.name == name }?.value }

  func value(at index: Int) -> any AnyPaneValue { values[index].value }

  private func tellChange(of name: String) {
    guard let object = watch.object else { return }
    object.withObjectAddress { g_object_notify($0.cast(), name) }
  }
}

/// A property as its class knows it.
@MainActor
struct PaneProperty {
  let name: String
  let specification: PropertySpecification
  /// Makes the value of one widget, which calls the function when it has changed.
  let make: (@escaping @MainActor () -> Void) -> any AnyPaneValue
}
