import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A popover of GTK's that is a menu.
@MainActor
final class MenuSurface: PresentationSurface {
  private let popover: Widget
  private let holder: Widget
  private let content: Widget
  private let place: MenuPlace
  private var focusBefore: FocusPlace?
  var userCloses: (() -> Void)?
  var hasGone: (() -> Void)?

  init(_ content: Widget, at holder: Widget, _ place: MenuPlace, session: MenuSession) {
    (self.holder, self.content, self.place) = (holder, content, place)
    popover = Widget(gtk_popover_new())
    popover["accessible-role"] = Int(GTK_ACCESSIBLE_ROLE_MENU.rawValue)
    for name in ["menu", "graft-menu"] { gtk_widget_add_css_class(popover.widgetObject, name) }
    gtk_popover_set_child(popover.object.cast(), content.widgetObject)
    gtk_widget_set_parent(popover.widgetObject, holder.widgetObject)
    gtk_popover_set_has_arrow(popover.object.cast(), place == .below ? 1 : 0)
    gtk_popover_set_position(popover.object.cast(), position)
    if case .point = place { gtk_widget_set_halign(popover.widgetObject, GTK_ALIGN_START) }
    if place == .beside { gtk_widget_set_valign(popover.widgetObject, GTK_ALIGN_START) }
    Signals.connect(popover.object, "closed") { [weak self] in self?.userCloses?() }
    session.close = { [weak self] in self?.popDown() }
    takeKeys(session)
  }

  private var readsFromRight: Bool { gtk_widget_get_direction(holder.widgetObject) == GTK_TEXT_DIR_RTL }

  private var position: GtkPositionType {
    guard place == .beside else { return GTK_POS_BOTTOM }
    return readsFromRight ? GTK_POS_LEFT : GTK_POS_RIGHT
  }

  private func takeKeys(_ session: MenuSession) {
    guard let keys = gtk_event_controller_key_new() else { return }
    Signals.connect(keys, answering: "key-pressed") { [weak self] arguments in
      guard let self else { return false }
      return session.take(Int32(arguments[0, as: UInt32.self]), readsFromRight: readsFromRight)
    }
    gtk_widget_add_controller(popover.widgetObject, keys)
  }

  /// Shows the menu, unless nothing is in it (MN13).
  func open() {
    var (minimum, natural): (Int32, Int32) = (0, 0)
    gtk_widget_measure(content.widgetObject, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
    guard natural > 0 else { return UpdateScheduler.shared.afterUpdates { [weak self] in self?.userCloses?() } }
    if focusBefore == nil { focusBefore = FocusPlace(in: holder) }
    if case .point(let point) = place {
      var target = GdkRectangle(x: Int32(point.x), y: Int32(point.y), width: 1, height: 1)
      gtk_popover_set_pointing_to(popover.object.cast(), &target)
    }
    withFocus { gtk_popover_popup(popover.object.cast()) }
  }

  /// Where nothing has the focus, and nothing in the popover takes it, GTK asks whether nothing is in the popover, and warns.
  private func withFocus(_ open: () -> Void) {
    guard let root = gtk_widget_get_root(holder.widgetObject), gtk_root_get_focus(root) == nil else { return open() }
    gtk_root_set_focus(root, holder.widgetObject)
    open()
    if gtk_root_get_focus(root) == holder.widgetObject { gtk_root_set_focus(root, nil) }
  }

  private func popDown() {
    focusBefore?.restore(from: popover)
    gtk_popover_popdown(popover.object.cast())
  }

  func close() {
    userCloses = nil
    popDown()
    gtk_popover_set_child(popover.object.cast(), nil)
    gtk_widget_unparent(popover.widgetObject)
  }

  func follow(_ wishes: PresentationWishes) {}
}
