import CGTK
import GTKSupport

extension WidgetQuery {
  /// What is shown in windows over the one that the root is in: sheets and dialogs, the one that was opened last at the
  /// end. Each is a query of its own; what is over it is asked of that.
  public var sheets: [WidgetQuery] {
    guard let window = gtk_widget_get_root(root.widgetObject)?.cast(to: GtkWindow.self) else { return [] }
    return OpenWindows.all.filter { gtk_window_get_transient_for($0.cast()) == window }
      .map { WidgetQuery(root: Widget($0)) }
  }

  /// The popovers and menus that are open in the window that the root is in, in tree order: one in another comes after that.
  public var popovers: [WidgetQuery] {
    guard let window = root.window else { return [] }
    return FoundWidget(Widget(window)).subtree.filter(\.isOpenPopover).map { WidgetQuery(root: $0.widget) }
  }

  /// The one sheet, dialog, popover or menu over this window that has all that is given: the accessible role, and the name, which
  /// of a window is its title.
  ///
  /// Throws when there is none, or more than one; the error names those that are there.
  public func presented(
    role: WidgetRole? = nil, name: String? = nil
  ) throws(WidgetQueryError) -> WidgetQuery {
    let all = sheets + popovers
    let found = all.filter { query in
      let top = FoundWidget(query.root)
      return (role == nil || top.role == role) && (name == nil || top.title == name)
    }
    if found.count == 1 { return found[0] }
    let wanted = WidgetCriteria(role: role, name: name).description
    let there = all.map { FoundWidget($0.root) }.map { "\($0.role) '\($0.title)'" }.joined(separator: ", ")
    throw WidgetQueryError(description: "\(found.count) presentations have \(wanted); shown are: \(there)")
  }

  /// Closes what the root is in, and settles: a popover or a menu as a click outside of it does, else the window as its user does.
  public func dismiss() async {
    if let popover = gtk_widget_get_ancestor(root.widgetObject, gtk_popover_get_type()) {
      gtk_popover_popdown(popover.cast())
    } else {
      closeWindow()
    }
    await Settling.settle()
  }

  /// Asks the window that the root is in to close, as its close button or the desktop does.
  public func closeWindow() {
    if let window = root.window { gtk_window_close(window.cast()) }
  }
}

extension FoundWidget {
  fileprivate var isOpenPopover: Bool {
    widget.isA(gtk_popover_get_type()) && gtk_widget_get_mapped(widget.widgetObject) != 0
  }

  /// What it is called that is presented.
  fileprivate var title: String { widget.isA(gtk_window_get_type()) ? widget["title"] : name }
}

extension OpenWindows {
  /// Destroys those that can be seen but for some, so that the next test has none of them; what a message says of each.
  static func destroyVisible(besides others: [UnsafeMutablePointer<GtkWidget>]) -> [String] {
    visible.filter { !others.contains($0) }.map { window in
      let title: String = Widget(window)["title"]
      gtk_window_destroy(window.cast())
      return "left open: a window" + (title.isEmpty ? "" : " '\(title)'")
    }
  }
}
