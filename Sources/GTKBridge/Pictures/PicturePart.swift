import CGTK
import Foundation
import ViewGraph

/// What is painted of an island in a picture where there is no display.
@MainActor
final class PicturePart {
  private(set) var items = IslandItems()
  var clip: (any IslandForm)?
  var filters = IslandFilters()
  /// Whether shapes inside ask for the room.
  var isContainer = false
  /// The room on whole pixels.
  var formRoom = CGRect.zero
  /// Where this is in the part around; nil for the whole picture.
  private(set) weak var place: PictureIsland?
  private weak var around: PicturePart?

  init(at place: PictureIsland? = nil) { self.place = place }

  func insert(_ leaf: any LeafNode, after previous: (any LeafNode)?) {
    guard let item = leaf.islandItem else { return }
    items.insert(item, after: previous?.islandItem)
    (item as? PictureIsland)?.part.around = self
    passFilters(to: item)
  }

  func move(_ leaf: any LeafNode, after previous: (any LeafNode)?) {
    if let item = leaf.islandItem { _ = items.move(item, after: previous?.islandItem) }
  }

  func remove(_ leaf: any LeafNode) {
    if let item = leaf.islandItem { items.remove(item) }
  }

  /// The island in which this part is painted.
  var islandAround: PictureIsland? { around?.place }

  /// The room of the nearest part here or around that says to be a container; nil if none does.
  var container: CGRect? {
    if isContainer { return formRoom }
    guard let place, let room = around?.container else { return nil }
    return place.inside(room)
  }

  /// Paints all that is in it.
  func paint(_ snapshot: OpaquePointer) {
    drawInside(snapshot) { drawComposed(items.all[...], $0) }
  }
}

extension PicturePart: ItemPainter {
  var paintedWidget: UnsafeMutablePointer<GtkWidget>? { nil }

  var part: PicturePart? { self }

  func drawPlain(_ items: some Sequence<IslandItem>, _ snapshot: OpaquePointer) {
    for item in items { drawFiltered(item, snapshot) }
  }

  func draw(_ item: IslandItem, _ snapshot: OpaquePointer) {
    if let drawing = item as? DrawnElement {
      drawing.draw(snapshot, in: self, WidgetPixels(scale: 1, corner: .zero))
    } else if let island = item as? PictureIsland {
      island.draw(snapshot)
    }
  }
}
