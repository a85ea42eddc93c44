import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// That a view is told of keys while it or something inside of it has the focus.
///
/// What has the focus comes first, as a text field that takes the key; then each view around it, from the innermost to the
/// outermost; then the shortcuts of the window, and GTK.
struct KeyListening: IslandEffect {
  let take: (KeyPress) -> KeyPress.Result

  func makeCoordinator() -> KeyListener { KeyListener() }

  func update(_ widget: Widget, _ coordinator: KeyListener, environment: EnvironmentValues) {
    coordinator.take = environment.isEnabled ? take : nil
    coordinator.listen(to: widget)
  }

  static func dismantle(_ coordinator: KeyListener) { coordinator.take = nil }
}

/// What tells keys of one another.
@MainActor
final class KeyListener {
  var take: ((KeyPress) -> KeyPress.Result)?
  private var controller: ObjectReference?
  /// The keys that are held, by where they are on the keyboard.
  private var held: Set<UInt32> = []

  func listen(to widget: Widget) {
    guard controller == nil, let keys = gtk_event_controller_key_new() else { return }
    controller = ObjectReference(retaining: keys.objectAddress)
    // Connected for as long as there is the widget, whatever is updated at the moment.
    HandlerGroup().collect {
      Signals.connect(keys, answering: "key-pressed") { [weak self] in
        self?.pressed($0[0, as: UInt32.self], $0[1, as: UInt32.self], keys) ?? false
      }
      Signals.connect(keys, "key-released") { [weak self] in
        self?.released($0[0, as: UInt32.self], $0[1, as: UInt32.self], keys)
      }
    }
    gtk_widget_add_controller(widget.widgetObject, keys)
    forgetKeysWithFocus(of: widget)
  }

  /// A key that is released elsewhere is not held here any more.
  private func forgetKeysWithFocus(of widget: Widget) {
    guard let focus = gtk_event_controller_focus_new() else { return }
    HandlerGroup().collect { _ = Signals.connect(focus, "leave") { [weak self] in self?.held = [] } }
    gtk_widget_add_controller(widget.widgetObject, focus)
  }

  private func pressed(_ keyval: UInt32, _ code: UInt32, _ keys: OpaquePointer) -> Bool {
    let phase: KeyPress.Phases = held.insert(code).inserted ? .down : .repeat
    return tell(keyval, phase, keys) == .handled
  }

  private func released(_ keyval: UInt32, _ code: UInt32, _ keys: OpaquePointer) {
    held.remove(code)
    _ = tell(keyval, .up, keys)
  }

  private func tell(_ keyval: UInt32, _ phase: KeyPress.Phases, _ keys: OpaquePointer) -> KeyPress.Result {
    let press = KeyPress(keyval, gtk_event_controller_get_current_event_state(keys), phase)
    return press.flatMap { take?($0) } ?? .ignored
  }
}

/// What views do with keys. As SwiftUI documents it. Claim FO8.
extension View {
  /// Runs an action when a key is pressed or types again while this view or something inside of it has the focus.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
  }

  /// Runs an action in some phases of a key.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { onKeyPress(keys: [key], phases: phases, action: action) }

  /// Runs an action in some phases of several keys.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { listening(phases, { keys.contains($0.key) }, action) }

  /// Runs an action in some phases of keys that type one of some characters.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    listening(
      phases, { $0.characters.unicodeScalars.first.map(characters.contains) ?? false }, action)
  }

  /// Runs an action in some phases of any key.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { listening(phases, { _ in true }, action) }

  private func listening(
    _ phases: KeyPress.Phases, _ isMeant: @escaping (KeyPress) -> Bool,
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    takingKeys { phases.contains($0.phase) && isMeant($0) ? action($0) : .ignored }
  }

  /// Has a function take the keys of the focus in this view.
  func takingKeys(_ take: @escaping (KeyPress) -> KeyPress.Result) -> some View {
    ModifiedItems(content: self, modifier: KeyListening(take: take))
  }
}
