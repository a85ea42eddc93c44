import CGTK
import Foundation
import GTKSupport

/// How what is painted of a view is changed: it is faded, blurred, has a shadow.
@MainActor
package protocol IslandFilter: Equatable {
  /// Whether each leaf is changed for itself, and not all of them as one (FX10, FX11).
  static var isOfLeaves: Bool { get }
  /// How far it paints beyond what it changes, to any side, in pixels. Nowhere unless said otherwise.
  var reach: CGFloat { get }
  /// Draws what a function draws, changed, where `drawing.bounds` is the room of the view.
  func draw(in drawing: Drawing, _ content: (OpaquePointer) -> Void)
}

extension IslandFilter {
  package static var isOfLeaves: Bool { false }

  package var reach: CGFloat { 0 }

  func isSame(as other: (any IslandFilter)?) -> Bool { (other as? Self) == self }

  fileprivate var isOfLeaves: Bool { Self.isOfLeaves }
}

/// The filters of an island: its own, and those around that act on each leaf in it.
@MainActor
struct IslandFilters {
  private(set) var own: (any IslandFilter)?
  /// From the innermost to the outermost.
  private(set) var around: [any IslandFilter] = []

  /// Takes a filter, and tells whether it is another.
  mutating func take(_ filter: (any IslandFilter)?) -> Bool {
    let isSame = filter?.isSame(as: own) ?? (own == nil)
    own = filter
    return !isSame
  }

  /// Takes those around, and tells whether they are others.
  mutating func take(around filters: [any IslandFilter]) -> Bool {
    let isSame = filters.count == around.count && zip(filters, around).allSatisfy { $0.isSame(as: $1) }
    around = filters
    return !isSame
  }

  var isEmpty: Bool { own == nil && around.isEmpty }

  /// What acts on all inside as one.
  var ofWhole: (any IslandFilter)? { own.flatMap { $0.isOfLeaves ? nil : $0 } }

  /// How far those paint beyond a leaf that act on each leaf.
  var reachOfLeaves: CGFloat { ofLeaves.reduce(0) { $0 + $1.reach } }

  /// What acts on each leaf inside, from the innermost to the outermost.
  var ofLeaves: [any IslandFilter] { own.map { $0.isOfLeaves ? [$0] + around : around } ?? around }
}

extension IslandWidget {
  /// The filter of the effect whose island a widget is, for tests.
  package static func filter(of widget: UnsafeMutableRawPointer) -> (any IslandFilter)? {
    IslandWidgetType.core(of: widget)?.filters.own
  }
}

extension ItemPainter {
  /// Takes the filter of the island's own effect.
  func take(_ filter: (any IslandFilter)?) {
    if filters.take(filter) { filtersDidChange() }
  }

  /// Takes the filters of effects around; a group leaves them to the island around, which draws it as one leaf.
  func take(filtersAround filters: [any IslandFilter]) {
    if self.filters.take(around: filters) { filtersDidChange() }
  }

  private func filtersDidChange() {
    if let paintedWidget { gtk_widget_queue_draw(paintedWidget) }
    for item in items.all { passFilters(to: item) }
  }

  /// Tells an island inside which filters act on its leaves.
  func passFilters(to item: IslandItem) {
    if item.filtersItself { item.take(filtersAround: filters.ofLeaves) }
  }

  /// Draws an item with the filters that act on each leaf.
  func drawFiltered(_ item: IslandItem, _ snapshot: OpaquePointer) {
    if filters.isEmpty { return draw(item, snapshot) }
    let filters = filters.ofLeaves
    draw(item, snapshot, item.filtersItself ? [] : filters[...])
  }

  private func draw(_ item: IslandItem, _ snapshot: OpaquePointer, _ filters: ArraySlice<any IslandFilter>) {
    guard let outermost = filters.last else { return draw(item, snapshot) }
    outermost.draw(in: drawing(on: snapshot)) {
      draw(item, $0, filters.dropLast())
    }
  }
}
