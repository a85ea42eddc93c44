import CGTK
import Foundation
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
    shown.accompanied(
      by: HeldKeyWatch { held in
        let isHeld = !modifiers.isEmpty && modifiers.isHeld(among: held)
        if isHeld != self.isHeld { self.isHeld = isHeld }
      })
  }

  @ViewBuilder
  private var shown: some View {
    if isHeld { alternate } else { content }
  }
}

/// That it is told which keys are held that change what a click or another key does: a leaf without a place of its own, which
/// stays while views give way to others.
private struct HeldKeyWatch: View {
  let tell: (EventModifiers) -> Void

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    site.openingNode(of: view) { RepresentableNode<HeldKeyBehavior>(view, at: site) }
  }
}

/// How keys are listened to: from when the leaf comes until it goes.
private enum HeldKeyBehavior: LeafBehavior {
  static func makeCoordinator(_ view: HeldKeyWatch) {}

  static func make(_ view: HeldKeyWatch, _ place: LeafPlace<Void>) -> HeldKeyListener {
    let listener = HeldKeyListener()
    listener.tell = view.tell
    if let host = place.node.hostWidget { listener.listen(around: host) }
    return listener
  }

  static func update(_ view: HeldKeyWatch, _ element: HeldKeyListener, _ place: LeafPlace<Void>) {
    element.tell = view.tell
  }

  static func dismantle(_ element: HeldKeyListener, _ coordinator: Void) { element.end() }
}

/// Follows the keys that are held in the window of a host, or in the menu, while that is shown: a menu has all keys.
private final class HeldKeyListener: LeafElement {
  var tell: ((EventModifiers) -> Void)?
  private var held: UInt32 = 0
  private var shown: [SignalConnection] = []
  private var activity: SignalConnection?
  private var controller: ObjectReference?

  func sizeThatFits(_ proposal: ProposedViewSize, pass: Int) -> CGSize { .zero }
  func setFrame(_ frame: CGRect, pass: Int) {}
  func takesPart() -> Bool { false }

  func listen(around host: UnsafeMutablePointer<GtkWidget>) {
    // Connected for as long as there is the host, whatever is updated at the moment.
    HandlerGroup().collect {
      shown = [
        Signals.connect(host, "map", after: true) { [weak self] in self?.begin(in: host) },
        Signals.connect(host, "unmap") { [weak self] in self?.leaveWindow() },
      ]
    }
    if gtk_widget_get_mapped(host) != 0 { begin(in: host) }
  }

  func end() {
    tell = nil
    for connection in shown { connection.disconnect() }
    shown = []
    leaveWindow()
  }

  private func begin(in host: UnsafeMutablePointer<GtkWidget>) {
    guard controller == nil, let native = gtk_widget_get_native(host), let keys = gtk_event_controller_key_new()
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
    if native.isA(gtk_window_get_type()) { follow(native.cast()) } else { show(HeldKeys.present) }
  }

  /// What is held while the user works in another window is for that one, which is told of the keys that are let go.
  private func follow(_ window: UnsafeMutablePointer<GtkWindow>) {
    HandlerGroup().collect {
      activity = Signals.connect(window, "notify::is-active", after: true) { [weak self] in self?.read(window) }
    }
    read(window)
  }

  private func read(_ window: UnsafeMutablePointer<GtkWindow>) {
    show(gtk_window_is_active(window) != 0 ? HeldKeys.present : 0)
  }

  /// A key that is held itself is not among those that GDK tells to be held with it.
  private func changed(_ key: UInt32, _ keys: OpaquePointer, isPressed: Bool) {
    let own = HeldKeyListener.mask(of: key)
    let others = gtk_event_controller_get_current_event_state(keys).rawValue
    show(isPressed ? others | own : others & ~own)
  }

  /// What shows it may be in the midst of an update.
  private func show(_ now: UInt32) {
    guard now != held else { return }
    held = now
    UpdateScheduler.shared.afterUpdates { [weak self] in self?.tellHeld() }
  }

  private func tellHeld() { tell?(EventModifiers(GdkModifierType(rawValue: held))) }

  private func leaveWindow() {
    activity?.disconnect()
    activity = nil
    guard let controller = exchange(&controller, with: nil) else { return }
    if let native = gtk_event_controller_get_widget(controller.cast()) {
      gtk_widget_remove_controller(native, controller.cast())
    }
    show(0)
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
