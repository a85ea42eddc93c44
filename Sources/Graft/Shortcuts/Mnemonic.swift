import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

extension View {
  /// Underlines a letter in the texts of the view, and has Alt with that letter do what GTK's mnemonics do, wherever the focus is in
  /// the window: the first control in the view that can be used acts, and a field gets the focus.
  ///
  /// SwiftUI has no such modifier. The letter is the first one in a text, in whichever case; a text without it stays as it is,
  /// and the key acts all the same. It is the program's to choose one for each language.
  public func gtkMnemonic(_ letter: Character) -> some View {
    ModifiedItems(
      content: transformEnvironment(\.text) { $0.mnemonic = letter }, modifier: Mnemonic(letter: letter))
  }
}

private struct Mnemonic: IslandEffect {
  let letter: Character

  func makeCoordinator() -> MnemonicKey { MnemonicKey() }

  func update(_ widget: Widget, _ coordinator: MnemonicKey, environment: EnvironmentValues) {
    coordinator.follow(letter, on: widget)
  }
}

/// The key of a letter, which is another one with another letter.
@MainActor
private final class MnemonicKey {
  private var letter: Character?
  /// The view's widget owns it.
  private var controller: OpaquePointer?

  func follow(_ letter: Character, on widget: Widget) {
    guard letter != self.letter else { return }
    if let controller { gtk_widget_remove_controller(widget.widgetObject, controller) }
    self.letter = letter
    controller = letter.key.flatMap { key in
      Shortcut.controller(trigger: gtk_keyval_trigger_new(key, GDK_ALT_MASK)) { [weak widget] in
        widget.flatMap { MnemonicKey.target(in: $0.widgetObject) }.map(MnemonicKey.activate) ?? false
      }
    }
    if let controller { gtk_widget_add_controller(widget.widgetObject, controller) }
  }

  /// The first control that can be used.
  private static func target(in widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
    guard gtk_widget_get_mapped(widget) != 0, gtk_widget_is_sensitive(widget) != 0 else { return nil }
    if widget.isField || gtk_widget_get_focusable(widget) != 0 { return widget }
    return widget.children.lazy.compactMap { target(in: $0) }.first
  }

  private static func activate(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    if widget.isField { return gtk_widget_grab_focus(widget) != 0 }
    return gtk_widget_mnemonic_activate(widget, 0) != 0
  }
}

extension Character {
  /// The key that types it.
  fileprivate var key: UInt32? { lowercased().unicodeScalars.first.map { gdk_unicode_to_keyval($0.value) } }
}

@MainActor
extension UnsafeMutablePointer<GtkWidget> {
  /// Whether something is typed into it.
  fileprivate var isField: Bool { isA(gtk_editable_get_type()) || isA(gtk_text_view_get_type()) }
}
