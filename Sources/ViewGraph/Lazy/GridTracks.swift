import Foundation

/// The columns of a lazy grid in a width, or the rows of a horizontal one in a height: they follow from the items and from what
/// is offered alone, never from a cell (LZ34).
struct GridTracks: Equatable {
  struct Track: Equatable {
    let start: CGFloat
    let length: CGFloat
    let alignment: Alignment
  }

  private(set) var tracks: [Track] = []
  /// From the first to the end of the last.
  private(set) var length: CGFloat = 0

  private static let defaultSpacing: CGFloat = 8

  /// Divides what is offered among the items. Where they need more, the tracks are those of what is needed (LZ42).
  init(_ items: [GridItem], in offered: CGFloat) {
    // What has no end is not divided: each item has the least that it may have.
    let offered = offered.isFinite ? offered : 0
    self.init(dividing: offered, among: items)
    let needed = length
    if needed > offered { self.init(dividing: needed, among: items) }
    length = needed
  }

  /// What is left goes to the items in their order: each of those without a length is offered an equal share, and what it does
  /// not take is left for those after it.
  private init(dividing offered: CGFloat, among items: [GridItem]) {
    let spacings = items.map { Self.usable($0.spacing ?? Self.defaultSpacing) }
    let fixed = items.reduce(0) { $0 + ($1.size.fixedLength ?? 0) }
    var left = offered - spacings.dropLast().reduce(0, +) - fixed
    var waiting = items.count { $0.size.fixedLength == nil }
    var start: CGFloat = 0
    for (item, spacing) in zip(items, spacings) {
      let share = left / CGFloat(max(1, waiting))
      let cells = item.size.cells(offered: share, spacing: spacing)
      if item.size.fixedLength == nil {
        waiting -= 1
        left -= cells.taken
      }
      for cell in 0..<cells.count {
        if cell > 0 { start += spacing }
        tracks.append(Track(start: start, length: cells.length, alignment: item.alignment ?? .center))
        start += cells.length
      }
      length = start
      start += spacing
    }
  }

  fileprivate static func usable(_ length: CGFloat) -> CGFloat { length.isFinite && length >= 0 ? length : 0 }
}

extension GridItem {
  /// Whether each number can be used as it is (LZ52).
  var isValid: Bool { size.isValid && (spacing ?? 0) >= 0 && spacing?.isFinite != false }
}

extension GridItem.Size {
  fileprivate var fixedLength: CGFloat? {
    if case .fixed(let length) = self { GridTracks.usable(length) } else { nil }
  }

  /// How many cells an item has that is offered a length, how long each is, and what the item takes of the offer.
  fileprivate func cells(offered: CGFloat, spacing: CGFloat) -> (count: Int, length: CGFloat, taken: CGFloat) {
    switch self {
    case .fixed(let length): return (1, GridTracks.usable(length), 0)
    case .flexible(let minimum, let maximum):
      let (least, most) = Self.bounds(minimum, maximum)
      let length = min(max(offered, least), most)
      return (1, length, length)
    case .adaptive(let minimum, let maximum):
      let (least, most) = Self.bounds(minimum, maximum)
      let taken = max(0, offered)
      // A cell of a pixel is the least that counts: more than are on any screen are never wanted.
      let fitting = ((taken + spacing) / max(1, least + spacing)).rounded(.down)
      let count = Int(min(max(1, fitting), 16_384))
      return (count, min(most, max(0, (taken - CGFloat(count - 1) * spacing) / CGFloat(count))), taken)
    }
  }

  private static func bounds(_ minimum: CGFloat, _ maximum: CGFloat) -> (CGFloat, CGFloat) {
    let least = GridTracks.usable(minimum)
    return (least, maximum.isNaN ? least : max(least, maximum))
  }

  fileprivate var isValid: Bool {
    switch self {
    case .fixed(let length): length.isFinite && length >= 0
    case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
      minimum.isFinite && minimum >= 0 && maximum >= minimum
    }
  }
}
