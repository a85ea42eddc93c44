import CGTK
import Foundation
import ViewGraph

/// A letter of a text, as a reader counts them, and where it is in its widget.
struct TextCell: Equatable {
  let letter: Character
  let rect: CGRect
}

/// What becomes of neighbouring letters when a text becomes another one.
enum TextPiece: Equatable {
  /// Both have them, in these rectangles.
  case kept(CGRect, CGRect)
  case gone(CGRect)
  case new(CGRect)
}

extension TextLines {
  /// More letters change as one.
  private static let mostCells = 200

  /// Where each letter is that is shown in a widget; nil where the text is cut, or too long to look at each.
  func cells(in widget: UnsafeMutablePointer<GtkWidget>) -> [TextCell]? {
    let place = place(in: widget)
    let text = String(cString: pango_layout_get_text(layout))
    guard !place.shown.isCut, text.utf8.count <= Self.mostCells else { return nil }
    var start: Int32 = 0
    return text.map { letter in
      var rect = PangoRectangle()
      pango_layout_index_to_pos(layout, start, &rect)
      start += Int32(letter.utf8.count)
      return TextCell(letter: letter, rect: CGRect(rect).offsetBy(dx: place.left, dy: place.top))
    }
  }
}

extension CGRect {
  /// Whether another one begins where this one ends, in either direction.
  fileprivate func adjoins(_ next: CGRect) -> Bool {
    abs(minY - next.minY) < 0.5 && (abs(maxX - next.minX) < 0.5 || abs(next.maxX - minX) < 0.5)
  }
}

// MARK: - What two texts have in common

extension TextPiece {
  /// The pieces of a change. Letters of numbers are the same where they are at the same place of the number, others where
  /// they come in the same order.
  static func of(_ former: [TextCell], _ latest: [TextCell], isNumber: Bool) -> [TextPiece] {
    let (old, new) = (former.map(\.letter), latest.map(\.letter))
    let pairs = isNumber ? pairs(ofNumber: old, new) : pairs(of: old, new)
    let (keptOld, keptNew) = (Set(pairs.map(\.0)), Set(pairs.map(\.1)))
    let common = pairs.map { TextPiece.kept(former[$0.0].rect, latest[$0.1].rect) }
    let goes = former.indices.filter { !keptOld.contains($0) }.map { TextPiece.gone(former[$0].rect) }
    let comes = latest.indices.filter { !keptNew.contains($0) }.map { TextPiece.new(latest[$0].rect) }
    return [common, goes, comes].flatMap { joined($0) }
  }

  /// Both letters of each pair, from the beginning and from the end as far as they are the same, and between by their
  /// distance from the end.
  private static func pairs(ofNumber old: [Character], _ new: [Character]) -> [(Int, Int)] {
    let common = min(old.count, new.count)
    let start = (0..<common).prefix { old[$0] == new[$0] }.count
    let ends = (1...max(common, 1)).prefix { $0 <= common - start }
    let fromEnd = ends.filter { old[old.count - $0] == new[new.count - $0] }
    return (0..<start).map { ($0, $0) } + fromEnd.reversed().map { (old.count - $0, new.count - $0) }
  }

  private static func pairs(of old: [Character], _ new: [Character]) -> [(Int, Int)] {
    let difference = new.difference(from: old)
    let (removed, inserted) = (Set(difference.removals.map(\.position)), Set(difference.insertions.map(\.position)))
    return Array(zip(old.indices.filter { !removed.contains($0) }, new.indices.filter { !inserted.contains($0) }))
  }

  /// Neighbours that share their fate as one piece, so that letters that reach over to the next are not cut.
  private static func joined(_ pieces: [TextPiece]) -> [TextPiece] {
    pieces.reduce(into: []) { joined, piece in
      guard let last = joined.last, let both = last.joined(with: piece) else { return joined.append(piece) }
      joined[joined.count - 1] = both
    }
  }

  private func joined(with next: TextPiece) -> TextPiece? {
    switch (self, next) {
    case (.kept(let old, let new), .kept(let nextOld, let nextNew)):
      let isAsFar = abs(old.minX - new.minX - nextOld.minX + nextNew.minX) < 0.5
      return isAsFar && old.adjoins(nextOld) && new.adjoins(nextNew)
        ? .kept(old.union(nextOld), new.union(nextNew)) : nil
    case (.gone(let rect), .gone(let next)): return rect.adjoins(next) ? .gone(rect.union(next)) : nil
    case (.new(let rect), .new(let next)): return rect.adjoins(next) ? .new(rect.union(next)) : nil
    default: return nil
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var position: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
