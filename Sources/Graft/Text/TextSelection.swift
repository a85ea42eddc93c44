/// What is selected of a text that is edited, or where its caret stands. As SwiftUI documents it.
public struct TextSelection: Hashable {
  /// Parts of a text.
  public enum Indices: Hashable {
    /// One part; an empty one is where the caret stands.
    case selection(Range<String.Index>)
    /// Several parts. GTK selects one: from the first to the last of them.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The parts.
  public var indices: Indices

  /// A caret.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

  /// One part.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Several parts.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Whether nothing is selected: there is a caret alone.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// The side of a caret at the end of a line: the desktop's own.
  public var affinity: TextSelectionAffinity { .automatic }

  /// From the first part to the last; nil for none.
  var range: Range<String.Index>? {
    switch indices {
    case .selection(let range): return range
    case .multiSelection(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return nil }
      return first.lowerBound..<last.upperBound
    }
  }
}

/// On which side of the end of a line a caret stands.
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }

extension TextSelection {
  /// A part by places, each of which is a number of characters as GTK counts them; beyond the end is the end.
  init(_ places: Range<Int>, of text: String) {
    let scalars = text.unicodeScalars
    func index(_ place: Int) -> String.Index {
      scalars.index(scalars.startIndex, offsetBy: place, limitedBy: scalars.endIndex) ?? scalars.endIndex
    }
    self.init(range: index(places.lowerBound)..<index(places.upperBound))
  }

  /// Where it is in a text, which it may be older than; nil where it is nowhere.
  func places(in text: String) -> Range<Int>? {
    let scalars = text.unicodeScalars
    func place(_ index: String.Index) -> Int {
      scalars.distance(from: scalars.startIndex, to: min(index, scalars.endIndex))
    }
    return range.map { place($0.lowerBound)..<place($0.upperBound) }
  }
}
