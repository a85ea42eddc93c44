import CGTK
import GTKSupport
import ViewGraph

/// What a leaf is on the screen: something that its island holds in the order in which it is painted, a widget or a drawing.
@MainActor
package class IslandItem {
  /// The widget of the island that the runtime has put this into.
  final var holder: UnsafeMutablePointer<GtkWidget>?

  /// The child of the island's widget that stands for this; none where nothing has to be known to GTK.
  var child: Widget? { nil }

  /// The widget that carries what assistive technologies, tooltips and tests are told of the leaf. It is made for a leaf that
  /// has none.
  package func attributedWidget() -> Widget? { child }
}

/// The items of an island from back to front.
@MainActor
struct IslandItems {
  private(set) var all: ContiguousArray<IslandItem> = []
  /// How many of them are drawings.
  private(set) var drawingCount = 0
  /// Where the latest change was: the next is mostly beside it.
  private var latest = 0

  /// Puts an item after another, or first.
  mutating func insert(_ item: IslandItem, after previous: IslandItem?) {
    latest = previous.flatMap(position).map { $0 + 1 } ?? 0
    all.insert(item, at: latest)
    if item is DrawnElement { drawingCount += 1 }
  }

  mutating func remove(_ item: IslandItem) {
    guard let position = position(of: item) else { return }
    all.remove(at: position)
    latest = position
    if item is DrawnElement { drawingCount -= 1 }
  }

  /// Whether there are both widgets and drawings.
  var areMixed: Bool { drawingCount > 0 && drawingCount < all.count }

  /// The items behind one, the nearest first.
  func behind(_ item: IslandItem) -> some Sequence<IslandItem> {
    all[..<(position(of: item) ?? 0)].reversed()
  }

  private func position(of item: IslandItem) -> Int? {
    for distance in 0...all.count {
      for position in [latest + distance, latest - distance] where all.indices.contains(position) {
        if all[position] === item { return position }
      }
    }
    return nil
  }
}
