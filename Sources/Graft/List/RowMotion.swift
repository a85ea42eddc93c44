import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// Shows the rows of a list on their way where a change is animated. Claims MO82 and MO83.
///
/// GTK puts rows where they belong at once. Each time it has, and in each frame, those that move are put where they are
/// shown by then, so that clicks meet what is seen. A row that GTK has no place for is a picture of what was painted of it.
@MainActor
final class RowMotion: ListPlacing {
  typealias Key = ObjectIdentifier

  private unowned let items: RowItems
  /// What was shown when the latest animated change began, until what it has led to is painted.
  private var former: FormerRows?
  private var moving: [Key: MovingRow] = [:]
  private var pictures: [Key: RowPicture] = [:]
  /// What was painted last.
  private var painted: RenderNode?
  private var wasPainted = false
  /// How far was scrolled when GTK placed the rows last.
  private(set) var offset: CGFloat = 0
  /// Whether GTK is giving the rows their places.
  private(set) var isPlacing = false

  init(in items: RowItems) {
    self.items = items
    Signals.connect(items.listView, "unmap") { [weak self] in self?.forgetPainted() }
  }

  /// What is not shown keeps no picture.
  private func forgetPainted() { (painted, wasPainted) = (nil, false) }

  func end() {
    ListPlacement.forget(self, of: items.listView)
    for row in moving.values { row.end() }
    (moving, pictures, former, painted) = ([:], [:], nil, nil)
  }

  /// Where GTK has put the widget of a row that is shown somewhere.
  func placedFrame(of widget: UnsafeMutablePointer<GtkWidget>, shownAt shown: CGRect) -> CGRect {
    if moving.isEmpty { return shown }
    return moving.values.first { $0.widget.widgetObject == widget }?.placedFrame(shownAt: shown) ?? shown
  }

  // MARK: What begins to move

  /// Notes what is shown if what follows may be animated: GTK is about to be told of other rows.
  func rowsWillChange() {
    let transaction = items.rows.node?.movingTransaction
    // What was animated is on its way, whether that was painted or not.
    if former?.isShown == true, transaction == nil { former = nil }
    noteShownRows(in: transaction ?? (former == nil ? items.rows.node?.transactionOfOwnAnimations : nil))
    former?.changesRows = true
  }

  private func noteShownRows(in transaction: Transaction?) {
    guard let transaction, wasPainted, items.life.isAlive, gtk_widget_get_mapped(items.listView) != 0 else { return }
    former = former ?? FormerRows(of: items.placedRows, bound: items.boundTokens, moving, pictures)
    former?.transaction = transaction
  }

  func willPlaceRows() {
    isPlacing = true
    noteShownRows(in: items.rows.node?.movingTransaction)
  }

  func didPlaceRows() {
    isPlacing = false
    guard former != nil || !moving.isEmpty || !pictures.isEmpty, let node = items.rows.node else {
      return offset = items.offset
    }
    let (placed, former) = (items.placedRows, changeToShow)
    if let former { begin(from: former, to: placed, in: node) } else { follow(placed) }
    offset = items.offset
  }

  /// What is only scrolled does not move row by row.
  private var changeToShow: FormerRows? {
    if let former, !former.changesRows, offset != items.offset { self.former = nil }
    return former
  }

  private func begin(from former: FormerRows, to placed: [PlacedRow], in node: ListRowsNode) {
    let way = RowsWay(from: former, to: placed, height: CGFloat(gtk_widget_get_height(items.listView)))
    self.former?.isShown = true
    giveBack(placed)
    for row in placed { move(row, along: way, in: node) }
    // Without those that have come back since the change began.
    let seen = self.former?.seen ?? [:]
    for (key, row) in seen where pictures[key] == nil && !way.isPlaced(key) { leave(row, along: way, in: node) }
  }

  private func move(_ row: PlacedRow, along way: RowsWay, in node: ListRowsNode) {
    let left = takeBack(row)
    let start = left?.shownRow.top ?? way.start(of: row)
    pictures[row.key] = nil
    // Where only those move that come and go, the others are where GTK has put them.
    let isMoved = start != row.top && way.transaction.animation != nil
    if moving[row.key] == nil, left != nil || start == nil || isMoved {
      moving[row.key] = MovingRow(row, in: items.listView, node)
    }
    if left != nil || start == nil { come(row, after: left?.removal, in: way.transaction) }
    moving[row.key]?.begin(row, from: start, in: way.transaction)
  }

  /// What is still shown of the row that the element of this one had before, which is shown no longer.
  private func takeBack(_ row: PlacedRow) -> RowPicture? {
    guard let (key, picture) = pictures.first(where: { $0.value.isLeft(of: row.row) }) else { return nil }
    pictures[key] = nil
    former?.seen[key] = nil
    let shown = picture.shownRow
    former?.seen[row.key] = FormerRow(row: row.row, token: row.token, frame: shown.frame, top: shown.top)
    return picture
  }

  /// Comes once as its views say, or fades in.
  private func come(_ row: PlacedRow, after removal: RowRemoval?, in transaction: Transaction) {
    guard former?.come.insert(row.key).inserted == true, !row.row.come(in: transaction, after: removal) else { return }
    moving[row.key]?.come(row.row, after: removal, in: transaction)
  }

  private func leave(_ row: FormerRow, along way: RowsWay, in node: ListRowsNode) {
    guard let painted else { return }
    let position = row.isMounted ? items.rows.position(of: row.row) : nil
    let picture = RowPicture(of: row, in: painted, over: items.listView, node)
    pictures[row.key] = picture
    if let end = position.flatMap({ way.end(of: row, at: $0) }) {
      picture.move(to: end, in: way.transaction)
    } else {
      picture.leave(in: way.transaction)
    }
  }

  // MARK: What is on its way

  /// GTK has placed rows elsewhere without an animation, as where the list was scrolled: they go on from there.
  private func follow(_ placed: [PlacedRow]) {
    giveBack(placed)
    for row in placed {
      pictures[row.key] = nil
      moving[row.key]?.follow(row)
    }
    for picture in pictures.values { picture.shift(by: offset - items.offset) }
  }

  /// Widgets look as GTK's again that are other rows' by now, before one of these takes them.
  private func giveBack(_ placed: [PlacedRow]) {
    let widgets = Dictionary(placed.map { ($0.key, $0.widget) }) { first, _ in first }
    for (key, row) in moving {
      guard let widget = widgets[key] else {
        row.end()
        moving[key] = nil
        continue
      }
      if row.widget.widgetObject != widget { row.restoreOpacity() }
    }
  }

  func draw(_ snapshot: OpaquePointer, asGTK draw: (OpaquePointer) -> Void) {
    for picture in pictures.values { picture.draw(snapshot) }
    painted = RenderNode(draw)
    if let painted { gtk_snapshot_append_node(snapshot, painted.node) }
    wasPainted = true
    if !items.awaitsPlace { former = nil }
    forgetResting()
  }

  private func forgetResting() {
    if !moving.isEmpty { moving = moving.filter { !$0.value.isAtRest } }
    if !pictures.isEmpty { pictures = pictures.filter { !$0.value.isAtRest } }
  }
}
