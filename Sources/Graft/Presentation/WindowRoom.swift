import CGTK
import GTKSupport

/// The content and the header bar of a window of ours, and the covers that are shown in place of both. GTK has no layer over
/// a window's header bar. Claim PR15.
@MainActor
final class WindowRoom {
  private static var rooms: [UnsafeMutablePointer<GtkWindow>: WindowRoom] = [:]

  let window: UnsafeMutablePointer<GtkWindow>
  /// The window owns the boxes, and they own what is in them.
  private let contents: UnsafeMutablePointer<GtkWidget>
  private let bars: UnsafeMutablePointer<GtkWidget>
  private let ownContent: UnsafeMutablePointer<GtkWidget>
  private let ownBar: UnsafeMutablePointer<GtkWidget>?
  private var covers: [Cover] = []
  /// Whether it closes whatever covers it.
  private var isClosing = false
  private var isGone = false
  /// Whether the user may close the window where nothing covers it.
  var isDeletable = true {
    didSet { showTop() }
  }

  /// That of a window; nil for one of somebody else.
  static func of(_ window: UnsafeMutablePointer<GtkWindow>) -> WindowRoom? { rooms[window] }

  /// Puts content into a window, and a bar if it is to have one.
  @discardableResult
  init(_ content: Widget, _ bar: Widget?, in window: UnsafeMutablePointer<GtkWindow>) {
    let (overlay, box) = (Widget(gtk_overlay_new()), Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)))
    (self.window, contents, bars) = (window, overlay.widgetObject, box.widgetObject)
    (ownContent, ownBar) = (content.widgetObject, bar?.widgetObject)
    WindowRoom.rooms[window] = self
    // Before the content, which may ask whether the window is to be closed: a cover that is closed is no window.
    Signals.connect(window, answering: "close-request") { [weak self] _ in self?.closeCover() ?? false }
    withExtendedLifetime((overlay, box, content, bar)) { fill() }
    ClosedWindows.observe(window) { [weak self] in self?.windowHasGone() }
  }

  private func fill() {
    gtk_overlay_set_child(contents.cast(), ownContent)
    gtk_window_set_child(window, contents)
    if let ownBar { append(ownBar) }
    gtk_window_set_titlebar(window, bars)
    // What is in the box has the look of a header bar already.
    gtk_widget_remove_css_class(bars, "titlebar")
    showTop()
  }

  private func append(_ bar: UnsafeMutablePointer<GtkWidget>) {
    gtk_widget_add_css_class(bar, "titlebar")
    gtk_box_append(bars.cast(), bar)
  }

  /// What lies below the top keeps its place in the layout, so that the window does not become smaller.
  private func showTop() {
    let contents = [ownContent] + covers.map(\.content.widgetObject)
    for content in contents { show(content, content == contents.last) }
    let shownBar = covers.last.map(\.bar.widgetObject) ?? ownBar
    for bar in [ownBar] + covers.map(\.bar.widgetObject) {
      if let bar { gtk_widget_set_visible(bar, bar == shownBar ? 1 : 0) }
    }
    gtk_widget_set_visible(bars, shownBar == nil ? 0 : 1)
    gtk_window_set_deletable(window, covers.last?.isDeletable ?? isDeletable ? 1 : 0)
  }

  /// Assistive technologies would be told of what is not shown all the same.
  private func show(_ content: UnsafeMutablePointer<GtkWidget>, _ isShown: Bool) {
    guard (gtk_widget_get_child_visible(content) != 0) != isShown else { return }
    gtk_widget_set_child_visible(content, isShown ? 1 : 0)
    Widget(content).setAccessibleHidden(!isShown)
  }

  private func windowHasGone() {
    isGone = true
    for cover in covers.reversed() { cover.hasGone?() }
    WindowRoom.rooms[window] = nil
  }
}

// MARK: - Covers

extension WindowRoom {
  var isCovered: Bool { !covers.isEmpty }

  func shows(_ cover: Cover) -> Bool { covers.contains { $0 === cover } }

  /// The cover in which a widget is, in its content or its bar.
  func cover(around widget: UnsafeMutablePointer<GtkWidget>) -> Cover? {
    covers.last { cover in
      [cover.content, cover.bar].contains {
        widget == $0.widgetObject || gtk_widget_is_ancestor(widget, $0.widgetObject) != 0
      }
    }
  }

  func add(_ cover: Cover) {
    gtk_overlay_add_overlay(contents.cast(), cover.content.widgetObject)
    gtk_overlay_set_measure_overlay(contents.cast(), cover.content.widgetObject, 1)
    append(cover.bar.widgetObject)
    covers.append(cover)
    coverDidChange { gtk_widget_child_focus(cover.content.widgetObject, GTK_DIR_TAB_FORWARD) }
  }

  /// Takes a cover away, and gives the focus back to where it was.
  func remove(_ cover: Cover, _ focus: FocusPlace?) {
    guard let position = covers.firstIndex(where: { $0 === cover }) else { return }
    covers.remove(at: position)
    coverDidChange { focus?.restore() }
    gtk_overlay_remove_overlay(contents.cast(), cover.content.widgetObject)
    gtk_box_remove(bars.cast(), cover.bar.widgetObject)
  }

  /// What is seen no more keeps no focus.
  private func coverDidChange(_ giveFocus: () -> Void) {
    gtk_window_set_focus(window, nil)
    showTop()
    // One that is only asked to close may stay.
    if !isGone { giveFocus() }
  }

  /// Told of a change of what the user may close.
  func follow() { showTop() }

  /// The user closes what is in front. Tells whether the window stays.
  private func closeCover() -> Bool {
    if isClosing { return false }
    guard let cover = covers.last else { return !isDeletable }
    cover.userCloses?()
    return true
  }

  /// Says whether the user may close a window, by the button of its bar, which of a covered window is the cover's.
  static func setDeletable(_ isDeletable: Bool, _ window: UnsafeMutablePointer<GtkWindow>) {
    guard let room = rooms[window] else { return gtk_window_set_deletable(window, isDeletable ? 1 : 0) }
    if room.isDeletable != isDeletable { room.isDeletable = isDeletable }
  }

  /// Asks a window to close, whatever covers it. One that was not shown yet goes at once.
  static func close(_ window: UnsafeMutablePointer<GtkWindow>) {
    guard gtk_widget_get_realized(window.cast()) != 0 else { return gtk_window_destroy(window) }
    let room = rooms[window]
    room?.isClosing = true
    gtk_window_close(window)
    room?.isClosing = false
  }
}
