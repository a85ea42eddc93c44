import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// Has a click anywhere in the row of a list be one on the link in it, as the rows of forms do for any control (NV21).
@MainActor
private final class RowLinkClicks {
  private weak var link: Widget?
  private var watch: SignalConnection?
  private var row: ObjectWatch?
  private var clicks: ObjectReference?

  /// A row is made for many: it is another one when the list has been scrolled.
  private func followRow() {
    leaveRow()
    guard let row = link?.listRow else { return }
    let click = gtk_gesture_click_new()!
    // Connected as long as it is there, whatever is updated at the moment.
    HandlerGroup().collect {
      Signals.connect(click, "released") { [weak self] arguments in
        self?.userDidClick(at: (arguments[1, as: Double.self], arguments[2, as: Double.self]))
      }
    }
    gtk_widget_add_controller(row, click)
    gtk_widget_add_css_class(row, "activatable")
    (self.row, clicks) = (ObjectWatch(row), ObjectReference(retaining: click.objectAddress))
  }

  private func leaveRow() {
    if let clicks, let row = row?.object?.object.cast(to: GtkWidget.self) {
      gtk_widget_remove_css_class(row, "activatable")
      gtk_widget_remove_controller(row, clicks.object.cast())
    }
    (row, clicks) = (nil, nil)
  }

  private func userDidClick(at point: (x: Double, y: Double)) {
    guard let link, let row = row?.object, gtk_widget_is_sensitive(link.widgetObject) != 0 else { return }
    if link.isLeft(aClickAt: point, in: Widget(row.object.cast(to: GtkWidget.self))) { link.emitClick() }
  }

  /// The row may be there for longer.
  isolated deinit {
    watch?.disconnect()
    leaveRow()
  }
}

extension RowLinkClicks: @MainActor CarriedByWidgets {
  static func == (left: RowLinkClicks, right: RowLinkClicks) -> Bool { left === right }

  func apply(to widget: Widget) {
    guard link != widget else { return }
    watch?.disconnect()
    link = widget
    // As any row that is clicked.
    gtk_widget_set_focus_on_click(widget.widgetObject, 1)
    watch = HandlerGroup().collect {
      Signals.connect(widget.object, "notify::root") { [weak self] in self?.followRow() }
    }
    followRow()
  }
}

extension Widget {
  /// The row of GTK's list around the widget, if it is in a window.
  fileprivate var listRow: UnsafeMutablePointer<GtkWidget>? {
    guard gtk_widget_get_root(widgetObject) != nil else { return nil }
    return sequence(first: widgetObject) { gtk_widget_get_parent($0) }.first { row in
      gtk_widget_get_parent(row)?.isA(gtk_list_view_get_type()) == true
    }
  }
}

/// A link to a view, by which its row is selected in a column while the view is in the next one.
struct FollowedLink: Hashable {
  let id: ObjectIdentifier
  let follow: @MainActor () -> Void

  static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// What tells a link apart from others.
@MainActor
final class LinkIdentity {}

/// A link as the whole of a row: from its leading edge to its trailing one, where it shows a badge, and that it leads on.
struct RowLinkLabel<Label: View>: View {
  let label: Label
  /// Whether what it leads to takes the place of the row.
  let leadsOn: Bool
  @Environment(\.rowBadge) private var badge

  var body: some View {
    HStack {
      label
      Spacer(minLength: 8)
      badge?.text
      if leadsOn { Image(systemName: "go-next-symbolic").decorative.foregroundStyle(.secondary) }
    }
    .entry(true, in: badge?.takers)
  }
}

/// The button of a link that is a row.
struct RowLinkButton<Content: View>: View {
  let button: Content
  @State private var clicks = RowLinkClicks()
  @Environment(\.isInList) private var isInList

  var body: some View {
    if isInList { AttributedView(content: button, attribute: clicks) } else { button }
  }
}
