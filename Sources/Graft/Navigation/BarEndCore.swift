import CGTK
import GTKSupport

/// What the GObject of the end of a bar owns.
@MainActor
final class BarEndCore {
  struct Item {
    /// A child of the widget, which keeps it.
    let widget: UnsafeMutablePointer<GtkWidget>
    let room: BarRoom
  }

  /// A child, how wide it is at least, and how wide it wants to be.
  private struct Width {
    let item: Item
    let minimum: Int32
    let natural: Int32
  }

  private static let spacing: Int32 = 6
  /// What is kept free for the button of a menu that is not there yet.
  private static let menuWidth: Int32 = 40

  var items: [Item] = []

  func measure(_ orientation: GtkOrientation) -> (minimum: Int32, natural: Int32) {
    guard orientation == GTK_ORIENTATION_HORIZONTAL else { return height }
    let widths = widths
    return (sum(kept(widths).map(\.minimum) + spareMenu(widths)), sum(wanted(widths).map(\.natural)))
  }

  private var height: (minimum: Int32, natural: Int32) {
    let heights = items.filter { gtk_widget_should_layout($0.widget) != 0 }
      .map { Self.measure($0.widget, GTK_ORIENTATION_VERTICAL) }
    return (heights.map(\.minimum).max() ?? 0, heights.map(\.natural).max() ?? 0)
  }

  /// Places the items that have room, and tells those that come or go.
  func allocate(in widget: UnsafeMutablePointer<GtkWidget>, width: Int32, height: Int32) {
    let shown = shown(in: width)
    let isNarrow = sum(shown.map(\.natural)) > width
    var x: Int32 = 0
    for (position, item) in items.enumerated() {
      let place = shown.first { $0.item.widget == item.widget }
      item.widget.showChild(place != nil)
      item.room.moving?.position = position
      item.room.moving?.take(isBeyondBar: place == nil && gtk_widget_get_visible(item.widget) != 0)
      guard let place else { continue }
      let length = isNarrow ? place.minimum : place.natural
      let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
      var frame = GtkAllocation(x: isMirrored ? width - x - length : x, y: 0, width: length, height: height)
      gtk_widget_size_allocate(item.widget, &frame, -1)
      x += length + Self.spacing
    }
  }

  /// No child may be left when the GObject is disposed of.
  func dispose(_ widget: UnsafeMutablePointer<GtkWidget>) {
    items = []
    while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
  }
}

// MARK: - What has room

extension BarEndCore {
  private var widths: [Width] {
    items.filter { gtk_widget_should_layout($0.widget) != 0 }.map {
      let width = Self.measure($0.widget, GTK_ORIENTATION_HORIZONTAL)
      return Width(item: $0, minimum: width.minimum, natural: width.natural)
    }
  }

  /// All of them, or as many from the first on as there are beside a menu for the others.
  private func shown(in width: Int32) -> [Width] {
    let all = widths
    let wanted = wanted(all)
    if sum(wanted.map(\.natural)) <= width || kept(all).count == all.count { return wanted }
    var rest = width - sum(kept(all).map(\.natural) + spareMenu(all))
    let moving = all.filter { $0.item.room.moving != nil }.prefix { item in
      rest -= item.natural + Self.spacing
      return rest >= 0
    }
    return all.filter { item in
      item.item.room.moving == nil || moving.contains { $0.item.widget == item.item.widget }
    }
  }

  /// What stays in the bar however narrow it is.
  private func kept(_ widths: [Width]) -> [Width] { widths.filter { $0.item.room.moving == nil } }

  /// What is shown where there is room for all.
  private func wanted(_ widths: [Width]) -> [Width] { widths.filter { $0.item.room != .menu(isNeeded: false) } }

  private func spareMenu(_ widths: [Width]) -> [Int32] {
    let hasMenu = widths.contains { $0.item.room.isMenu }
    return hasMenu || kept(widths).count == widths.count ? [] : [Self.menuWidth]
  }

  private func sum(_ widths: [Int32]) -> Int32 {
    widths.reduce(0, +) + Self.spacing * Int32(max(0, widths.count - 1))
  }

  private static func measure(
    _ widget: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation
  ) -> (minimum: Int32, natural: Int32) {
    var (minimum, natural): (Int32, Int32) = (0, 0)
    gtk_widget_measure(widget, orientation, -1, &minimum, &natural, nil, nil)
    return (minimum, natural)
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// Shows a child in its parent, or takes it out of sight.
  @MainActor
  fileprivate func showChild(_ isShown: Bool) {
    if (gtk_widget_get_child_visible(self) != 0) != isShown { gtk_widget_set_child_visible(self, isShown ? 1 : 0) }
  }
}
