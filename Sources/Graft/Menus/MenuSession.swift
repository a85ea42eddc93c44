import CGTK
import GTKSupport
import ViewGraph

/// One menu while it is open: its items, and how it closes.
@MainActor
final class MenuSession {
  /// The shortcuts of its items.
  let shortcuts = ShortcutScope()
  /// The items that can be marked; the others keep room for marks.
  let marks = NodeEntries<MenuMark>()
  /// What the items are called, but for those that a row adds.
  let titles = NodeEntries<String>()
  /// The menu of which this is an item.
  private let outer: MenuSession?
  /// Closes this menu alone.
  var close: () -> Void = {}
  private var rows: [Row] = []

  fileprivate struct Row {
    weak var widget: Widget?
    var title = ""
    var opensMenu = false
  }

  /// What had the focus when the outermost menu opened.
  let focus: ObjectWatch?
  private let windowWatch: ObjectWatch?

  /// A menu in another one, or in the window of a widget.
  init(in outer: MenuSession?, at widget: Widget?) {
    self.outer = outer
    let root = widget.flatMap { gtk_widget_get_root($0.widgetObject) }
    focus = outer?.focus ?? root.flatMap { gtk_root_get_focus($0) }.map { ObjectWatch($0) }
    windowWatch = outer?.windowWatch ?? root.map { ObjectWatch($0) }
  }

  /// The window that the menu is in.
  var window: UnsafeMutablePointer<GtkWindow>? { windowWatch?.object.map { $0.object.cast() } }

  /// Closes this menu and those of which it is an item.
  func closeAll() { if let outer { outer.closeAll() } else { close() } }

  func add(_ row: Widget) {
    rows.removeAll { $0.widget == nil }
    rows.append(Row(widget: row))
  }

  func setTitle(_ title: String, of row: Widget, opensMenu: Bool) {
    guard let index = rows.firstIndex(where: { $0.widget == row }) else { return }
    rows[index].title = title
    rows[index].opensMenu = opensMenu
  }

  /// Does what a key does in menus beside what GTK does. Tells whether it has.
  func take(_ key: Int32, readsFromRight: Bool) -> Bool {
    let (forward, back) = readsFromRight ? (GDK_KEY_Left, GDK_KEY_Right) : (GDK_KEY_Right, GDK_KEY_Left)
    switch key {
    case GDK_KEY_Down, GDK_KEY_KP_Down: move { ($0 ?? -1) + 1 }
    case GDK_KEY_Up, GDK_KEY_KP_Up: move { ($0 ?? 0) - 1 }
    case GDK_KEY_Home, GDK_KEY_KP_Home: move { _ in 0 }
    case GDK_KEY_End, GDK_KEY_KP_End: move { _ in -1 }
    case forward: return openFocused()
    case back:
      guard outer != nil else { return false }
      close()
    default: return search(key)
    }
    return true
  }

  /// The items that can be chosen, from top to bottom.
  private var active: [Row] {
    rows.filter {
      guard let widget = $0.widget?.widgetObject else { return false }
      return gtk_widget_get_mapped(widget) != 0 && gtk_widget_is_sensitive(widget) != 0
    }
    .map { ($0, $0.top) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Gives the focus to another item: the first follows the last.
  private func move(_ next: (Int?) -> Int) {
    let rows = active
    guard !rows.isEmpty else { return }
    let index = next(rows.firstIndex(where: \.hasFocus))
    rows[(index + rows.count) % rows.count].takeFocus()
  }

  private func openFocused() -> Bool {
    guard let row = active.first(where: { $0.hasFocus && $0.opensMenu })?.widget else { return false }
    return gtk_widget_activate(row.widgetObject) != 0
  }

  /// The next item that begins with a letter gets the focus.
  private func search(_ key: Int32) -> Bool {
    guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(UInt32(key))), scalar.properties.isAlphabetic else {
      return false
    }
    let rows = active
    let start = rows.firstIndex(where: \.hasFocus).map { $0 + 1 } ?? 0
    let ordered = rows[start...] + rows[..<start]
    guard let row = ordered.first(where: { $0.title.lowercased().hasPrefix(String(scalar).lowercased()) }) else {
      return false
    }
    row.takeFocus()
    return true
  }
}

extension MenuSession.Row {
  @MainActor fileprivate var hasFocus: Bool { widget.map { gtk_widget_has_focus($0.widgetObject) != 0 } ?? false }

  @MainActor fileprivate func takeFocus() { if let widget { gtk_widget_grab_focus(widget.widgetObject) } }

  /// Where it is in the popover.
  @MainActor fileprivate var top: Double {
    var (x, y) = (0.0, 0.0)
    guard let widget = widget?.widgetObject, let native = gtk_widget_get_native(widget) else { return 0 }
    gtk_widget_translate_coordinates(widget, native.cast(), 0, 0, &x, &y)
    return y
  }
}
