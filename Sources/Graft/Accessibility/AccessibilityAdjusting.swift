import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// Which way a value goes. As SwiftUI documents it. Claim AX9.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// What changes the value of a view; it stays the same for as long as the modifier is there.
@MainActor
private final class SpokenAdjustment {
  var run: (AccessibilityAdjustmentDirection) -> Void = { _ in }
  private var listeners: [(widget: ObjectWatch, keys: KeyListener)] = []
  private let increment = SpokenAction()
  private let decrement = SpokenAction()

  /// The widget offers both directions, can have the focus, and listens to keys then.
  func apply(to widget: Widget) {
    offer(.decrement, "decrement", decrement, widget)
    offer(.increment, "increment", increment, widget)
    listeners.removeAll { $0.widget.object == nil }
    guard !listeners.contains(where: { $0.widget.object?.object == widget.object }) else { return }
    listen(to: widget)
  }

  private func offer(
    _ direction: AccessibilityAdjustmentDirection, _ name: String, _ action: SpokenAction, _ widget: Widget
  ) {
    action.run = { [weak self] in self?.run(direction) }
    action.offer(name, in: widget)
  }

  private func listen(to widget: Widget) {
    if gtk_widget_get_focusable(widget.widgetObject) == 0 {
      gtk_widget_set_focusable(widget.widgetObject, 1)
      gtk_widget_add_css_class(widget.widgetObject, "graft-focusable")
    }
    let keys = KeyListener()
    keys.take = { [weak self] in self?.take($0) ?? .ignored }
    keys.listen(to: widget)
    listeners.append((ObjectWatch(widget), keys))
  }

  private func take(_ press: KeyPress) -> KeyPress.Result {
    guard press.phase != .up, press.modifiers.subtracting(.capsLock).isEmpty,
      let direction = [KeyEquivalent.upArrow: .increment, .downArrow: .decrement][press.key]
        as AccessibilityAdjustmentDirection?
    else { return .ignored }
    run(direction)
    return .handled
  }
}

extension SpokenAdjustment: @MainActor CarriedByWidgets {
  var speech: Speech? { Speech() }

  static func == (left: SpokenAdjustment, right: SpokenAdjustment) -> Bool { left === right }
}

/// Keeps what is to be done, which is another closure after each update.
struct AdjustableModifier: ViewModifier {
  let run: (AccessibilityAdjustmentDirection) -> Void
  @State private var adjustment = SpokenAdjustment()

  func body(content: Content) -> some View {
    adjustment.run = run
    return AttributedView(content: content, attribute: adjustment)
  }
}
