import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

extension RowItems {
  /// The position of the row that has the keyboard focus, itself or in something that is not a text field.
  var focusedRow: Int? {
    guard let root = gtk_widget_get_root(listView), let focus = gtk_root_get_focus(root),
      !focus.isA(gtk_editable_get_type()), !focus.isA(gtk_text_view_get_type())
    else { return nil }
    return position(ofRowAround: focus)
  }

  /// The position of the row that has the keyboard focus itself.
  var rowWithFocusItself: Int? {
    shownRows.map(\.item).first { itemWidget(of: $0).map { gtk_widget_has_focus($0) != 0 } == true }.map(position)
  }

  /// The next row after one, or before it, that can have the focus.
  func row(after position: Int, by step: Int) -> Int? {
    sequence(first: position + step) { $0 + step }.prefix { (0..<rows.count).contains($0) }.first(where: takesFocus)
  }

  func takesFocus(_ position: Int) -> Bool {
    let traits = rows.traits(at: position)
    return traits.canEdit || isSelectable(position, traits)
  }

  /// Selects a row as GTK does where the user goes to it by a key: alone, or with those from the last that was.
  func select(_ position: Int, extending: Bool) {
    ListActions.select(position, in: listView, extending: extending)
    if !extending { selection.userDidChoose(position) }
  }

  /// The row at a height in what is seen, and whether that is in its lower half; nil below the rows.
  func row(atHeight y: Double) -> (position: Int, isAfter: Bool)? {
    for (item, _) in shownRows {
      guard let frame = itemWidget(of: item).flatMap(shownFrame) else { continue }
      if (frame.minY..<frame.maxY).contains(y) { return (position(of: item), y >= frame.midY) }
    }
    return nil
  }

  /// Has the user edit rows, of which one has the focus. Where its element is gone afterwards, the row that is in its place gets
  /// the focus, or the last. Claim LS37.
  @discardableResult
  func keepingFocus(onRow position: Int, _ edit: () -> Bool) -> Bool {
    guard focusedRow != nil, let row = rows.row(at: position) else { return edit() }
    guard edit() else { return false }
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self else { return }
      let place = row.isMounted ? rows.position(of: row) : nil
      if let place = place ?? (rows.count > 0 ? min(position, rows.count - 1) : nil) { focus(onRow: place) }
    }
    return true
  }

  func focus(onRow position: Int) {
    guard focusedRow != position else { return }
    if widget(ofRow: position) == nil {
      ListActions.scroll(to: position, in: listView)
    }
    if let widget = widget(ofRow: position) { gtk_widget_grab_focus(widget) }
  }
}
