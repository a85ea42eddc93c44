import CGTK
import Foundation
import GTKSupport

/// An imperative owner of a widget, with a lifecycle: what a view controller is elsewhere.
///
/// Subclass it and override `loadWidget()`. Main thread only.
@MainActor
open class GtkWidgetController {
  /// The controller that contains this one, if any.
  public private(set) weak var parent: GtkWidgetController?
  /// The controllers that this one contains.
  public private(set) var children: [GtkWidgetController] = []

  /// The size in pixels that a representable of this controller has by nature, on each axis on which it is not zero. By
  /// default zero: GTK says. Claim RP39.
  open var preferredContentSize = CGSize.zero {
    didSet { if let loadedWidget { gtk_widget_queue_resize(loadedWidget.widgetObject) } }
  }

  private var loadedWidget: Widget?
  /// Whether there was a parent, which may be gone before its children.
  private var isAttached = false

  /// Makes a controller; its widget is loaded when it is first asked for.
  public init() {}

  /// The controller's widget.
  public final var widget: Widget {
    if let loadedWidget { return loadedWidget }
    let widget = loadWidget()
    loadedWidget = widget
    widgetDidLoad()
    return widget
  }

  /// Makes the widget. Called once.
  open func loadWidget() -> Widget {
    Widget(Fault.sign("\(type(of: self)) must override loadWidget()"))
  }

  /// Called once, when the widget was made.
  open func widgetDidLoad() {}

  /// Called after the controller was attached to another, or with nil after it was detached (RP38).
  open func didMove(toParent parent: GtkWidgetController?) {}

  /// Contains another controller. Its widget is put where it belongs by the caller.
  public final func addChild(_ child: GtkWidgetController) {
    child.removeFromParent()
    children.append(child)
    child.parent = self
    child.isAttached = true
    child.didMove(toParent: self)
  }

  /// Leaves the containing controller, which may be gone already. Without one, nothing happens.
  public final func removeFromParent() {
    guard isAttached else { return }
    isAttached = false
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }
}
