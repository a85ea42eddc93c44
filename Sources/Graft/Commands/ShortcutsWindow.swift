import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A key that does something in a window, and what it does.
struct ListedShortcut: Equatable {
  let title: String
  let shortcut: KeyboardShortcut
}

/// The window that lists the keys of another. Claim MN16.
@MainActor
enum ShortcutsWindow {
  private struct Shown {
    let surface: SheetWindow
    let controller: GtkHostingController<ShortcutList>
    let bar: WindowBar
  }

  private static var shown: [Shown] = []

  /// Lists what the keys of a window do at the moment, in a window over it.
  static func show(of window: UnsafeMutablePointer<GtkWindow>) {
    let shortcuts = WindowShortcuts.listed(in: window.cast())
    let (controller, bar) = (
      GtkHostingController(rootView: ShortcutList(shortcuts: shortcuts)), WindowBar(isOfSheet: true)
    )
    let surface = SheetWindow(controller.widget, over: window, bar)
    surface.rename(String(localized: .own("Keyboard Shortcuts")))
    surface.userCloses = { [weak surface] in surface?.close() }
    surface.hasGone = { [weak surface] in shown.removeAll { $0.surface === surface } }
    shown.append(Shown(surface: surface, controller: controller, bar: bar))
    surface.open()
  }
}

/// Keys, each beside what it does.
private struct ShortcutList: View {
  let shortcuts: [ListedShortcut]

  var body: some View {
    Form {
      ForEach(shortcuts.indices, id: \.self) { index in
        LabeledContent(shortcuts[index].title, value: shortcuts[index].shortcut.title)
      }
    }
    .frame(minWidth: 400, minHeight: 360)
  }
}

/// The window that says what a program is called. Claim MN15.
@MainActor
enum AboutWindow {
  static func show(over window: UnsafeMutablePointer<GtkWindow>) {
    let dialog = Widget(gtk_about_dialog_new())
    dialog["program-name"] = ProcessInfo.processInfo.processName
    gtk_window_set_transient_for(dialog.object.cast(), window)
    gtk_window_set_modal(dialog.object.cast(), 1)
    gtk_window_set_destroy_with_parent(dialog.object.cast(), 1)
    gtk_window_present(dialog.object.cast())
  }
}
