import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A modal window over another, as GTK's dialogs are: with a header bar of its own, at the size of its content (PR1).
@MainActor
final class SheetWindow: PresentationSurface {
  let window: UnsafeMutablePointer<GtkWindow>
  private static let keptName = "graft-sheet"

  private final class Mark {}

  private let parent: UnsafeMutablePointer<GtkWindow>?
  private var isGone = false
  var userCloses: (() -> Void)?
  var hasGone: (() -> Void)?

  /// Shows a widget over a window, or for itself.
  init(
    _ content: Widget, over parent: UnsafeMutablePointer<GtkWindow>?, _ bar: WindowBar?, closesByEscape: Bool = true
  ) {
    self.parent = parent
    window = Widget(gtk_window_new()).object.cast()
    Widget(window).keep(Mark(), as: Self.keptName)
    // Nothing is shown as its title until the content says one.
    gtk_window_set_title(window, "")
    gtk_window_set_transient_for(window, parent)
    // So that its widgets find the actions of the application.
    if let parent { gtk_window_set_application(window, gtk_window_get_application(parent)) }
    gtk_window_set_modal(window, 1)
    gtk_window_set_destroy_with_parent(window, 1)
    if let bar {
      WindowRoom(content, bar.widget, in: window)
    } else {
      gtk_window_set_child(window, content.widgetObject)
    }
    Signals.connect(window, answering: "close-request") { [weak self] _ in
      self?.userCloses?()
      return true
    }
    if closesByEscape {
      takeKeys { [weak self] key in
        guard key == GDK_KEY_Escape, let self, WindowRoom.of(window)?.isCovered != true else { return false }
        userCloses?()
        return true
      }
    }
    Signals.connect(window, "show") { [window] in WindowShortcuts.moveFocusToDefault(in: window) }
    ClosedWindows.observe(window) { [weak self] in self?.windowHasGone() }
  }

  /// Whether a window is a sheet or dialog, and none of the program's own.
  static func isSheet(_ window: UnsafeMutablePointer<GtkWindow>) -> Bool {
    Widget(window).kept(keptName, as: Mark.self) != nil
  }

  /// Has a function take the keys that nothing in the window takes; it tells whether it has.
  func takeKeys(_ take: @escaping @MainActor (Int32) -> Bool) {
    let keys = gtk_event_controller_key_new()!
    Signals.connect(keys, answering: "key-pressed") { take(Int32($0[0, as: UInt32.self])) }
    gtk_widget_add_controller(window.cast(), keys)
  }

  /// Somebody may hold the window for longer: what it shows ends all the same, and it forgets the window that it was over,
  /// which may end before it.
  private func windowHasGone() {
    isGone = true
    // GTK would keep what had the focus, to move it in a frame that does not come.
    gtk_window_set_focus(window, nil)
    gtk_window_set_child(window, nil)
    gtk_window_set_transient_for(window, nil)
    hasGone?()
  }

  /// Gives the window another title.
  func rename(_ title: String) { if !isGone { gtk_window_set_title(window, CText.shown(title)) } }

  func open() { if !isGone { gtk_window_present(window) } }

  func close() { if !isGone { gtk_window_destroy(window) } }

  func follow(_ wishes: PresentationWishes) {
    guard !isGone else { return }
    WindowRoom.setDeletable(!wishes.dismissalIsDisabled, window)
    guard let parent, let size = wishes.size?.size(over: parent) else { return }
    gtk_window_set_default_size(window, size.width, size.height)
  }
}

extension PresentedSize {
  /// The size in pixels, with -1 for the content's own, of a sheet over a window.
  @MainActor
  fileprivate func size(over parent: UnsafeMutablePointer<GtkWindow>) -> (width: Int32, height: Int32) {
    let parentHeight = CGFloat(gtk_widget_get_height(parent.cast()))
    return (width.map(Int32.init(windowLength:)) ?? -1, height(parentHeight).map(Int32.init(windowLength:)) ?? -1)
  }
}

extension Int32 {
  /// A length in pixels as GTK takes it for a window; -1, its content's, for one that is none.
  init(windowLength length: CGFloat) {
    self = length.isFinite && length > 0 ? Int32(Swift.min(length, CGFloat(Int16.max))) : -1
  }
}
