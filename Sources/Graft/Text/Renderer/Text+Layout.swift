import Foundation
import ViewGraph

extension Text {
  /// How a text lies where it is shown: the lines that are drawn, from above, in the coordinates of the text's view. A line
  /// without letters is none. It can be drawn while the renderer that was given it draws. As SwiftUI documents it.
  public struct Layout: RandomAccessCollection, Equatable, Sendable {
    let lines: [Line]

    /// Whether something of the text is left out, as there is no room for it.
    public let isTruncated: Bool

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(index: Int) -> Line { lines[index] }
  }
}

extension Text.Layout {
  /// A line: its runs from left to right.
  public struct Line: RandomAccessCollection, Equatable, Sendable {
    let runs: [Run]

    public var startIndex: Int { 0 }
    public var endIndex: Int { runs.count }
    public subscript(index: Int) -> Run { runs[index] }

    /// Where the line begins at the left on its baseline, in points of the text's view.
    public var origin: CGPoint { typographicBounds.origin }

    /// Where the line is.
    public var typographicBounds: TypographicBounds { TypographicBounds(around: runs.map(\.typographicBounds)) }
  }

  /// Letters of a line that look alike and are read in one direction; its elements are what is drawn for one letter, from left to
  /// right, or for several that are drawn as one.
  public struct Run: RandomAccessCollection, Equatable, Sendable {
    let letters: RunLetters

    public var startIndex: Int { 0 }
    public var endIndex: Int { letters.cells.count }
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// What was said of the letters by `customAttribute(_:)`; nil for nothing of that type.
    public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? { letters.attributes.last(of: key) }

    /// In which direction the letters are read.
    public var layoutDirection: LayoutDirection { letters.readsFromRight ? .rightToLeft : .leftToRight }

    /// Where the run is.
    public var typographicBounds: TypographicBounds { self[indices].typographicBounds }

    /// Where the letters are in the text, from left to right.
    public var characterIndices: [CharacterIndex] { self[indices].characterIndices }

    public static func == (left: Run, right: Run) -> Bool { left.letters == right.letters }
  }

  /// Some neighbours in a run.
  public struct RunSlice: RandomAccessCollection, Equatable, Sendable {
    /// The run.
    public var run: Run
    /// Which of its elements.
    public var indices: Range<Int>

    /// Some elements of a run.
    public init(run: Run, indices: Range<Int>) { (self.run, self.indices) = (run, indices) }

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }
    public subscript(index: Int) -> RunSlice { run[index] }
    public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }

    /// What was said of the letters by `customAttribute(_:)`; nil for nothing of that type.
    public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? { run[key] }

    /// Where the slice is.
    public var typographicBounds: TypographicBounds { run.letters.bounds(of: indices) }

    /// Where the letters are in the text, from left to right.
    public var characterIndices: [CharacterIndex] {
      run.letters.cells[indices].map { CharacterIndex(place: run.letters.start + $0.byte) }
    }
  }
}

extension Text.Layout {
  /// Where a letter is in a text, compared with others of the same layout.
  public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
    let place: Int

    public func distance(to other: CharacterIndex) -> Int { other.place - place }
    public func advanced(by distance: Int) -> CharacterIndex { CharacterIndex(place: place + distance) }
  }

  /// Where a part of a layout is, in points of the text's view.
  public struct TypographicBounds: Equatable, Sendable {
    /// The left end of the baseline.
    public var origin = CGPoint.zero
    public var width: CGFloat = 0
    /// How far it reaches above the baseline.
    public var ascent: CGFloat = 0
    /// How far it reaches below the baseline.
    public var descent: CGFloat = 0
    /// The room below it before the next line; none here, as it belongs to no line.
    public var leading: CGFloat = 0

    /// Nothing, at the origin.
    public init() {}

    /// The rectangle.
    public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }

    /// What is around some others that are beside each other.
    init(around parts: [TypographicBounds]) {
      guard let first = parts.first else { return }
      let rect = parts.dropFirst().reduce(first.rect) { $0.union($1.rect) }
      (origin, width) = (CGPoint(x: rect.minX, y: first.origin.y), rect.width)
      (ascent, descent) = (origin.y - rect.minY, rect.maxY - origin.y)
    }
  }

  /// How a part of a layout is drawn.
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Accepted, and changes nothing: letters are drawn where they are.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }
}
