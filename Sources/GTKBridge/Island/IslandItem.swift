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

  /// What is special about how it is painted with the others.
  var islandTraits: IslandTraits { [] }

  /// How it is mixed with what is below it.
  var itsMixing: cairo_operator_t? { nil }

  /// Whether it is an island that has its leaves filtered, as its leaves are those of the island around.
  var filtersItself: Bool { false }

  /// Takes the filters of effects around that act on each leaf inside.
  func take(filtersAround filters: [any IslandFilter]) {}

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
  /// The numbers of all, so that the search touches no object.
  private var orders: ContiguousArray<Int> = []
  /// Where an item was put last, after which the next one mostly comes.
  private var latest = 0
  /// How many of them are drawings.
  private(set) var drawingCount = 0
  /// How many of them are not just painted over those below.
  private(set) var composedCount = 0

  /// Puts an item after another, or first. Answers its position.
  @discardableResult
  mutating func insert(_ item: IslandItem, after previous: IslandItem?) -> Int {
    count(item, 1)
    return put(item, after: previous)
  }

  mutating func remove(_ item: IslandItem) {
    guard let position = position(of: item) else { return }
    take(position)
    count(item, -1)
  }

  /// Puts an item that is there after another, or first. Answers its position.
  mutating func move(_ item: IslandItem, after previous: IslandItem?) -> Int? {
    guard let position = position(of: item) else { return nil }
    take(position)
    return put(item, after: previous)
  }

  private mutating func take(_ position: Int) {
    all.remove(at: position)
    orders.remove(at: position)
  }

  private mutating func put(_ item: IslandItem, after previous: IslandItem?) -> Int {
    var position = 0
    if let previous, let place = isAt(latest, previous) ? latest : self.position(of: previous) { position = place + 1 }
    all.insert(item, at: position)
    orders.insert(0, at: position)
    number(position)
    latest = position
    return position
  }

  private mutating func count(_ item: IslandItem, _ number: Int) {
    if item is DrawnElement { drawingCount += number }
    if item is DrawnElement, item.child != nil { hasPresences = true }
    if item.isComposed { composedCount += number }
  }

  /// An item is composed with others in another way than before.
  mutating func countComposed() { composedCount = all.count(where: \.isComposed) }

  /// Whether the item at a position is a drawing in front of a widget, or a widget behind a drawing. One for which a widget
  /// stands is no drawing here.
  func haveDrawingOverWidget(at position: Int) -> Bool {
    guard drawingCount > 0, all.count > 1 else { return false }
    return all[position].child == nil
      ? isAfterWidget(position) : all[(position + 1)...].contains { $0.child == nil }
  }

  /// Whether a widget is before a position: mostly there is none at all, or one is near.
  private func isAfterWidget(_ position: Int) -> Bool {
    (drawingCount < all.count || hasPresences) && all[..<position].contains { $0.child != nil }
  }

  /// Whether a widget may stand for a drawing here.
  var hasPresences = false

  /// The nearest widget behind a position of which something holds.
  func child(behind position: Int, where isWanted: (Widget) -> Bool) -> Widget? {
    var position = position
    while position > 0 {
      position -= 1
      if let child = all[position].child, isWanted(child) { return child }
    }
    return nil
  }

  /// Gives the item at a position a number between those of its neighbours; all another where there is none.
  private mutating func number(_ position: Int) {
    let next = position + 1 < orders.count ? orders[position + 1] : nil
    let before = position > 0 ? orders[position - 1] : (next ?? 0) - 2 * Self.gap
    let order = before + ((next ?? before + 2 * Self.gap) - before) / 2
    set(order, at: position)
    guard order == before else { return }
    for position in all.indices { set(position * Self.gap, at: position) }
  }

  private mutating func set(_ order: Int, at position: Int) {
    orders[position] = order
    all[position].order = order
  }

  func position(of item: IslandItem) -> Int? {
    let order = item.order
    var (low, high) = (0, orders.count)
    while low < high {
      let middle = (low + high) / 2
      if orders[middle] < order { low = middle + 1 } else { high = middle }
    }
    return isAt(low, item) ? low : nil
  }

  private func isAt(_ position: Int, _ item: IslandItem) -> Bool { position < all.count && all[position] === item }
}
