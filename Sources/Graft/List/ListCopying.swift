import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// Has Ctrl+C and the item Copy put the texts of rows on the clipboard while a row has the focus and no view around the focus copies
/// anything: of those that are selected, or of the one with the focus. The views of the row with the focus come first. Claim LS66.
@MainActor
final class ListCopying: ShortcutMember {
  private static let keptName = "graft-copied-rows"

  private weak var items: RowItems?
  private var membership: WindowMembership?

  init(in items: RowItems) {
    self.items = items
    let list = Widget(items.listView)
    list.keep(self, as: Self.keptName)
    membership = WindowMembership(of: self, at: list)
    membership?.follow()
    items.hearKeys(GTK_PHASE_BUBBLE) { [weak self] in self?.pressed($0, $1) ?? false }
  }

  var widget: Widget? { items?.life.widget.map { Widget($0) } }

  var isMenu: Bool { true }

  /// What the program says of the key comes first.
  var comesLast: Bool { true }

  func action(for event: OpaquePointer) -> (() -> Void)? {
    EditCommand.copy.shortcut.matches(event) ? items?.focusedRow.flatMap(action) : nil
  }

  // MARK: What the views of a row do

  /// The row itself has the focus: what its views do with the clipboard comes before the views around the list.
  private func pressed(_ key: Int32, _ state: UInt32) -> Bool {
    guard let press = KeyPress(UInt32(key), GdkModifierType(state), .down),
      let command = [EditCommand.copy, .cut, .paste].first(where: { $0.isMeant(by: press) }),
      let position = items?.rowWithFocusItself
    else { return false }
    return items?.rows.traits(at: position)[RowTakers.self][command]?.run() ?? false
  }

  /// What takes a command where the widget of a row has the focus.
  static func taker(of command: EditCommand, onRow widget: UnsafeMutablePointer<GtkWidget>) -> ClipboardTaker? {
    let parent = gtk_widget_get_parent(widget)
    guard let items = parent.flatMap({ Widget($0).kept(keptName, as: ListCopying.self) })?.items,
      let position = items.position(ofRowAround: widget)
    else { return nil }
    return items.rows.traits(at: position)[RowTakers.self][command]
  }

  // MARK: The texts of rows

  /// What Copy does where a widget has the focus, if that is in a row.
  static func action(at focus: UnsafeMutablePointer<GtkWidget>) -> (() -> Void)? {
    let around = sequence(first: focus) { gtk_widget_get_parent($0) }.lazy
    let list = around.compactMap { Widget($0).kept(keptName, as: ListCopying.self) }.first
    return list?.items?.position(ofRowAround: focus).flatMap { list?.action(onRow: $0) }
  }

  private func action(onRow position: Int) -> (() -> Void)? {
    guard let items, items.takesFocus(position) else { return nil }
    return { [weak items] in
      guard let items else { return }
      let selected = items.selectedRows
      RowTexts.read(selected.isEmpty ? [position] : selected, in: items) {
        _ = Clipboard.put([TransferOffer($0.joined(separator: "\n"))])
      }
    }
  }

  func end() { membership?.end() }
}

/// Reads the texts of rows. Those that are not built are built for that, some at a time.
@MainActor
private final class RowTexts {
  private static let step = 200

  private weak var items: RowItems?
  private var rows: ArraySlice<ListRowNode>
  private var texts: [String] = []
  private let take: ([String]) -> Void

  static func read(_ positions: [Int], in items: RowItems, _ take: @escaping ([String]) -> Void) {
    RowTexts(items, positions.compactMap { items.rows.row(at: $0) }, take).read()
  }

  private init(_ items: RowItems, _ rows: [ListRowNode], _ take: @escaping ([String]) -> Void) {
    (self.items, self.rows, self.take) = (items, rows[...], take)
  }

  private func read() {
    guard let items, !rows.isEmpty else { return take(texts) }
    let next = rows.prefix(Self.step).filter(\.isMounted)
    rows = rows.dropFirst(Self.step)
    let lent = next.filter { !$0.isShown }
    let elements = next.map { items.elements(of: $0) }
    UpdateScheduler.shared.afterUpdates {
      self.texts += elements.map { $0.map(\.widget.calledName).joined(separator: "\t") }
      items.giveBack(lent)
      self.read()
    }
  }
}

extension RowItems {
  /// Has rows sleep that were shown for something else than GTK, but for those that GTK has come to show.
  fileprivate func giveBack(_ lent: [ListRowNode]) {
    let bound = shownRows.filter { position(of: $0.item) < rows.count }.map { ObjectIdentifier($0.row) }
    for row in lent where !bound.contains(ObjectIdentifier(row)) { row.hide() }
  }
}
