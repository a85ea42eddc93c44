import CGTK
import GTKSupport
import ViewGraph

/// Makes GObject classes of view types.
@MainActor
enum PaneClass {
  /// Changes are told by us, and only where there are any.
  static let flags = GParamFlags(
    rawValue: G_PARAM_READABLE.rawValue | G_PARAM_WRITABLE.rawValue | G_PARAM_EXPLICIT_NOTIFY.rawValue)

  /// Those that were registered, by their names.
  private(set) static var types: [String: UInt] = [:]

  static func register(_ description: HostedTypeDescription, _ content: HostedContent) -> UInt {
    let (name, properties) = (description.name, description.properties)
    let type = NamedType.register(
      name, extending: IslandWidgetType.hostType, properties: properties.map(\.specification),
      signals: description.signals
    ) { widget in
      // The program is another's, and so is its log.
      CycleDriver.start(takingLog: false)
      let core = HostCore(widget: widget)
      let pane = PaneInstance(widget, properties, typeName: name)
      core.pane = pane
      // Whoever makes it by its name may forget it, in C most of all.
      MadeWidgets.observer?(Widget(retaining: widget))
      content.install(HostedPane(instance: pane), core.graph)
      return core
    }
    types[name] = type
    return type
  }
}

extension HostCore: PropertyHolder {
  func load(property index: Int, into value: UnsafeMutablePointer<GValue>) { pane?.value(at: index).load(into: value) }

  func store(property index: Int, _ value: UnsafePointer<GValue>) { pane?.value(at: index).store(value) }
}
