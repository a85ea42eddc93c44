import Foundation
import ViewGraph

/// A list for tests that have no toolkit: each view inside is a row, of which some are shown.
public struct LeafList<Content: View>: View {
  let visible: Range<Int>
  let content: Content

  /// Shows those rows whose positions are in `visible`; all unless said otherwise.
  public init(visible: Range<Int> = 0..<Int.max, @ViewBuilder content: () -> Content) {
    self.visible = visible
    self.content = content()
  }

  /// The runtime's requirement.
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    ListNode<ListRecording<Content>>(view, at: site)
  }
}

private enum ListRecording<Inner: View>: ListBehavior {
  static func embedded(_ view: LeafList<Inner>) -> Inner { view.content }
  static func makeCoordinator(_ view: LeafList<Inner>) {}

  static func make(_ view: LeafList<Inner>, _ place: LeafPlace<Void>) -> RecordedList {
    guard let rows = place.node.embeddedRows else { fatalError("a list has no place for its rows") }
    return RecordedList(rows)
  }

  static func update(_ view: LeafList<Inner>, _ element: RecordedList, _ place: LeafPlace<Void>) {
    element.setVisible(view.visible)
  }

  static func dismantle(_ element: RecordedList, _ coordinator: Void) { element.end() }
}

/// The element of a list: as large as it is offered, with the rows from top to bottom that are shown.
private final class RecordedList: RecordedElement, ListRowsObserver {
  private weak var rows: ListRowsNode?
  private var visible = 0..<0
  private var shown: [(row: ListRowNode, island: RecordedIsland)] = []

  init(_ rows: ListRowsNode) {
    self.rows = rows
    super.init(name: "list")
    rows.observer = self
  }

  /// The rows are those of the update that runs when it is done.
  func setVisible(_ newVisible: Range<Int>) {
    guard visible != newVisible else { return }
    visible = newVisible
    UpdateScheduler.shared.afterUpdates { [weak self] in self?.show() }
  }

  func end() {
    for (row, _) in shown { hide(row) }
    (rows, shown) = (nil, [])
  }

  private func show() {
    let before = shown
    shown = visible.clamped(to: 0..<(rows?.rowCount ?? 0)).compactMap { position in
      guard let row = rows?.row(at: position), let island = row.show() as? RecordedIsland else { return nil }
      row.setInSight(true)
      return (row, island)
    }
    let stays = Set(shown.map { ObjectIdentifier($0.row) })
    for (row, _) in before where !stays.contains(ObjectIdentifier(row)) { hide(row) }
  }

  private func hide(_ row: ListRowNode) {
    row.setInSight(false)
    row.hide()
  }

  func rowsDidChange(at position: Int, removed: Int, added: Int) { show() }

  func scroll(toRow position: Int, anchor: CGFloat?) -> Bool { true }

  override func sizeThatFits(_ proposal: ProposedViewSize, pass: Int) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func setFrame(_ frame: CGRect, pass: Int) {
    super.setFrame(frame, pass: pass)
    var top: CGFloat = 0
    for (_, island) in shown {
      let size = island.contentSize(ProposedViewSize(width: frame.width, height: nil))
      island.setFrame(CGRect(x: 0, y: top, width: frame.width, height: size.height), pass: pass)
      top += size.height
    }
  }

  override var inside: [RecordedElement]? { shown.map(\.island) }
}
