import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// The widget of a leaf, and what belongs to it.
final class WidgetElement: ScreenElement {
  let handlers: HandlerGroup
  /// What GTK says of the widget's size.
  var sizes = WidgetSizes()
  /// What the author made: the widget in the author's own type, or the controller.
  let content: Any

  init(widget: Widget, content: Any, handlers: HandlerGroup) {
    self.content = content
    self.handlers = handlers
    super.init(widget: widget)
  }

  /// Disconnects what was connected by name, before the last reference is dropped.
  func disconnect() { handlers.disconnectAll() }
}
