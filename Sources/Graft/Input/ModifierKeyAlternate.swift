import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

extension View {
  /// Shows another view in place of this one while keys are held in its window: Control is `command` and `control`, Alt is
  /// `option`. So an item of a menu becomes another one. As SwiftUI documents it.
  public func modifierKeyAlternate<Alternate: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> Alternate
  ) -> some View { AlternateView(content: self, alternate: alternate(), modifiers: modifiers) }
}

/// A view or another one, by what is held.
private struct AlternateView<Content: View, Alternate: View>: View {
  let content: Content
  let alternate: Alternate
  let modifiers: EventModifiers
  @State private var isHeld = false

  var body: some View {
    ModifiedItems(
      content: shown,
      modifier: HeldKeyWatch { held in
        let isHeld = !modifiers.isEmpty && modifiers.isHeld(among: held)
        if isHeld != self.isHeld { self.isHeld = isHeld }
      })
  }

  @ViewBuilder
  private var shown: some View {
    if isHeld { alternate } else { content }
  }
}

/// That it is told which keys are held that change what a click or another key does.
private struct HeldKeyWatch: IslandEffect {
  let tell: (EventModifiers) -> Void

  func makeCoordinator() -> HeldKeyListener { HeldKeyListener() }

  func update(_ widget: Widget, _ coordinator: HeldKeyListener, environment: EnvironmentValues) {
    coordinator.tell = tell
    coordinator.listen(around: widget)
  }

  static func dismantle(_ coordinator: HeldKeyListener) { coordinator.end() }
}

/// Follows the keys that are held in the window of a widget, or in the menu, while that is shown: a menu has all keys.
@MainActor
private final class HeldKeyListener {
  var tell: ((EventModifiers) -> Void)?
  private var held: UInt32 = 0
  private var shown: [SignalConnection] = []
  private var controller: ObjectReference?

  func listen(around widget: Widget) {
    guard shown.isEmpty else { return }
    // Connected for as long as there is the widget, whatever is updated at the moment.
    HandlerGroup().collect {
      shown = [
        Signals.connect(widget.object, "map") { [weak self, unowned widget] in self?.begin(in: widget) },
        Signals.connect(widget.object, "unmap") { [weak self] in self?.leaveWindow() },
      ]
    }
    if gtk_widget_get_mapped(widget.widgetObject) != 0 { begin(in: widget) }
  }

  func end() {
    tell = nil
    for connection in shown { connection.disconnect() }
    shown = []
    leaveWindow()
  }

  private func begin(in widget: Widget) {
    guard controller == nil, let native = gtk_widget_get_native(widget.widgetObject),
      let keys = gtk_event_controller_key_new()
    else { return }
    controller = ObjectReference(retaining: keys.objectAddress)
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    HandlerGroup().collect {
      Signals.connect(keys, answering: "key-pressed") { [weak self] in
        self?.changed($0[0, as: UInt32.self], keys, isPressed: true)
        return false
      }
      Signals.connect(keys, "key-released") { [weak self] in
        self?.changed($0[0, as: UInt32.self], keys, isPressed: false)
      }
    }
    gtk_widget_add_controller(native.cast(), keys)
  }

  /// A key that is held itself is not among those that GDK tells to be held with it.
  private func changed(_ key: UInt32, _ keys: OpaquePointer, isPressed: Bool) {
    let own = HeldKeyListener.mask(of: key)
    let others = gtk_event_controller_get_current_event_state(keys).rawValue
    show(isPressed ? others | own : others & ~own)
  }

  private func show(_ now: UInt32) {
    held = now
    tell?(EventModifiers(GdkModifierType(rawValue: held)))
  }

  private func leaveWindow() {
    guard let controller = exchange(&controller, with: nil) else { return }
    if let native = gtk_event_controller_get_widget(controller.cast()) {
      gtk_widget_remove_controller(native, controller.cast())
    }
    if held != 0 { show(0) }
  }

  private static func mask(of key: UInt32) -> UInt32 {
    switch Int32(key) {
    case GDK_KEY_Shift_L, GDK_KEY_Shift_R: GDK_SHIFT_MASK.rawValue
    case GDK_KEY_Control_L, GDK_KEY_Control_R: GDK_CONTROL_MASK.rawValue
    case GDK_KEY_Alt_L, GDK_KEY_Alt_R, GDK_KEY_Meta_L, GDK_KEY_Meta_R: GDK_ALT_MASK.rawValue
    default: 0
    }
  }
}
