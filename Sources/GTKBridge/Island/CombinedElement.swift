import CGTK
import GTKSupport

/// An element for assistive technologies that stands for all that is in an island: it is called what is in it, and does what the
/// buttons in it do. Claim AX5.
@MainActor
final class CombinedElement {
  /// The name that it has got from what is in it.
  private var name: String?
  private var actions: [ButtonAction] = []
  /// How many there are: without any, nobody looks for one.
  private(set) static var count = 0

  init() { Self.count += 1 }

  isolated deinit { Self.count -= 1 }

  /// Something in the island may have changed.
  func read(_ island: IslandCore) {
    let widget = Widget(island.widget)
    takeName(of: IslandCore.labels(below: island), widget)
    takeActions(of: island.buttons, widget)
  }

  private func takeName(of labels: [UnsafeMutablePointer<GtkWidget>], _ widget: Widget) {
    let name = labels.map { Widget($0).spokenName }.filter { !$0.isEmpty }.joined(separator: ", ")
    guard name != self.name else { return }
    self.name = name
    widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, name)
  }

  /// The only button is what activating the element does.
  private func takeActions(of buttons: [UnsafeMutablePointer<GtkWidget>], _ widget: Widget) {
    let names = buttons.count == 1 ? ["activate"] : buttons.map { ButtonAction.name(of: $0) }
    guard names != actions.map(\.name) || buttons != actions.map(\.address) else { return }
    endActions(of: widget)
    actions = zip(buttons, names).map(ButtonAction.init)
    for action in actions.reversed() {
      AccessibleActions.of(widget).set(action.name, isOwn: buttons.count != 1, of: action) { [weak action] in
        action?.run()
      }
    }
  }

  private func endActions(of widget: Widget) {
    for action in actions { AccessibleActions.of(widget).set("", isOwn: false, of: action) {} }
    actions = []
  }

  /// The island is one element no more.
  func end(_ widget: Widget) {
    endActions(of: widget)
    widget.resetAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL)
  }
}

/// A button in the element.
@MainActor
private final class ButtonAction {
  private let button: ObjectWatch
  let address: UnsafeMutablePointer<GtkWidget>
  let name: String

  init(_ button: UnsafeMutablePointer<GtkWidget>, _ name: String) {
    (self.button, address, self.name) = (ObjectWatch(button), button, name)
  }

  static func name(of button: UnsafeMutablePointer<GtkWidget>) -> String { Widget(button).calledName }

  func run() { if let button = button.object { gtk_widget_activate(button.object.cast()) } }
}

extension Widget {
  /// What a control is called: by itself, or as the labels in it say.
  package var calledName: String {
    accessibleText(GTK_ACCESSIBLE_PROPERTY_LABEL)
      ?? IslandCore.labels(in: widgetObject).map { Widget($0).spokenName }.joined(separator: " ")
  }

  /// What the widget is called by itself.
  var spokenName: String {
    if let text = accessibleText(GTK_ACCESSIBLE_PROPERTY_LABEL) { return text }
    guard object.isA(gtk_label_get_type()) else { return "" }
    return gtk_label_get_text(object.cast()).map { String(cString: $0) } ?? ""
  }
}
