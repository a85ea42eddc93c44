import CGTK
import GTKSupport
import ViewGraph

/// What a leaf is on the screen: something that its island holds in the order in which it is painted, a widget or a drawing.
@MainActor
package class IslandItem {
  /// The widget of the island that the runtime has put this into.
  final var holder: UnsafeMutablePointer<GtkWidget>?

  /// Grows from back to front among the items of an island.
  fileprivate(set) final var order = 0

  /// The child of the island's widget that stands for this; none where nothing has to be known to GTK.
  var child: Widget? { nil }

  /// The widget that carries what assistive technologies, tooltips and tests are told of the leaf. It is made for a leaf that
  /// has none.
  package func attributedWidget() -> Widget? { child }
}

/// The items of an island from back to front.
///
/// Each item has a number that grows from back to front, so that it is found without a look at all others: a thousand that
/// change their order cost a thousand searches.
@MainActor
struct IslandItems {
  /// What is between the numbers of two neighbours at first.
  private static let gap = 1 << 24

  private(set) var all: ContiguousArray<IslandItem> = []
  /// How many of them are drawings.
  private(set) var drawingCount = 0
  /// How many of them are not just painted over those below.
  private(set) var composedCount = 0

  /// Puts an item after another, or first.
  mutating func insert(_ item: IslandItem, after previous: IslandItem?) {
    var position = 0
    if let previous, let place = self.position(of: previous) { position = place + 1 }
    all.insert(item, at: position)
    number(position)
    count(item, 1)
  }

  mutating func remove(_ item: IslandItem) {
    guard let position = position(of: item) else { return }
    all.remove(at: position)
    count(item, -1)
  }

  private mutating func count(_ item: IslandItem, _ number: Int) {
    if item is DrawnElement { drawingCount += number }
    if item.isComposed { composedCount += number }
  }

  /// An item is composed with others in another way than before.
  mutating func countComposed() { composedCount = all.count(where: \.isComposed) }

  /// Whether there are both widgets and drawings.
  var areMixed: Bool { drawingCount > 0 && drawingCount < all.count }

  /// The nearest widget behind an item of which something holds.
  func child(behind item: IslandItem, where isWanted: (Widget) -> Bool) -> Widget? {
    var position = position(of: item) ?? 0
    while position > 0 {
      position -= 1
      if let child = all[position].child, isWanted(child) { return child }
    }
    return nil
  }

  /// Gives the item at a position a number between those of its neighbours; all another where there is none.
  private func number(_ position: Int) {
    let next = position + 1 < all.count ? all[position + 1].order : nil
    let before = position > 0 ? all[position - 1].order : (next ?? 0) - 2 * Self.gap
    let order = before + ((next ?? before + 2 * Self.gap) - before) / 2
    all[position].order = order
    guard order == before else { return }
    for (position, item) in all.enumerated() { item.order = position * Self.gap }
  }

  private func position(of item: IslandItem) -> Int? {
    var range = all.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if all[middle] === item { return middle }
      range = all[middle].order < item.order ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}
