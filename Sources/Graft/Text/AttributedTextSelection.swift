import Foundation

/// What is selected of a string with attributes, or where the caret stands in it, and what is typed there looks like. As SwiftUI
/// documents it.
///
/// It is valid for the string that it was made for, and for one that was changed by `transform(updating:body:)` and its kin. Read
/// for any other, it is a caret at the end. Two that were made apart are not equal, as they may be for different strings.
public struct AttributedTextSelection: Equatable, Sendable {
  /// Where a selection is.
  public enum Indices: Equatable, Sendable {
    /// A caret.
    case insertionPoint(AttributedString.Index)
    /// Parts of the string. GTK selects one: from the first to the last of them.
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// Tells selections apart whose indices are equal and for different strings.
  private final class Stamp: Sendable {}

  private let indices: Indices?
  private let stamp = Stamp()
  /// What was said of the text that is typed next.
  private let typing: AttributeContainer?

  private init(_ indices: Indices?, _ typing: AttributeContainer? = nil) {
    (self.indices, self.typing) = (indices, typing)
  }

  /// A caret at the end, unless an editor has it elsewhere.
  public init() { self.init(nil) }

  /// A caret, and the attributes of what is typed there; nil for those of the letter before it.
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    self.init(.insertionPoint(insertionPoint), typingAttributes)
  }

  /// One part; an empty one is a caret.
  public init(range: Range<AttributedString.Index>) {
    self.init(range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range)))
  }

  /// Several parts; without any, a caret at the end.
  public init(ranges: RangeSet<AttributedString.Index>) { self.init(ranges.isEmpty ? nil : .ranges(ranges)) }

  public static func == (left: AttributedTextSelection, right: AttributedTextSelection) -> Bool {
    left.stamp === right.stamp
  }

  /// Where it is in a string.
  public func indices(in text: AttributedString) -> Indices { known(in: text) ?? .insertionPoint(text.endIndex) }

  /// Where it is in a string; nil where it was made for another one.
  private func known(in text: AttributedString) -> Indices? {
    switch indices {
    // The end is no valid index of its own.
    case .insertionPoint(let index): (index..<index).isValid(within: text) ? indices : nil
    case .ranges(let ranges): ranges.isValid(within: text) ? indices : nil
    case nil: nil
    }
  }

  /// From the first selected letter to the last; nil where it was made for another string.
  func range(in text: AttributedString) -> Range<AttributedString.Index>? {
    switch known(in: text) {
    case .insertionPoint(let index): return index..<index
    case .ranges(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return nil }
      return first.lowerBound..<last.upperBound
    case nil: return nil
    }
  }
}

extension AttributedTextSelection {
  /// The attributes of what is typed next: of a caret those that were said, or else of the letter before it; of selected letters
  /// those of the first.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    saidTyping(in: text) ?? text.typingAttributes(replacing: range(in: text) ?? text.endIndex..<text.endIndex)
  }

  /// The attributes that were said of what is typed next.
  func saidTyping(in text: AttributedString) -> AttributeContainer? {
    if case .insertionPoint = known(in: text) { typing } else { nil }
  }

  /// The attributes of each selected run, or those of what is typed next.
  public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
    guard case .ranges(let ranges) = known(in: text) else { return Attributes(values: [typingAttributes(in: text)]) }
    return Attributes(values: ranges.ranges.flatMap { text[$0].runs.map(\.attributes) })
  }

  /// The attributes of what is selected of a text: of each run, or of what is typed next.
  public struct Attributes<Text>: Sequence {
    fileprivate let values: [AttributeContainer]

    public func makeIterator() -> IndexingIterator<[AttributeContainer]> { values.makeIterator() }

    /// The values of one attribute; nil for runs that do not have it.
    public subscript<Key: AttributedStringKey>(
      _ keyPath: KeyPath<AttributeDynamicLookup, Key>
    ) -> [Key.Value?] where Key.Value: Sendable { values.map { $0[Key.self] } }
  }
}

extension AttributedString {
  /// The attributes of letters that come in place of others, or between two.
  func typingAttributes(replacing range: Range<Index>) -> AttributeContainer {
    guard range.lowerBound > startIndex || range.lowerBound < endIndex else { return AttributeContainer() }
    let isBehind = range.isEmpty && range.lowerBound > startIndex
    return runs[isBehind ? characters.index(before: range.lowerBound) : range.lowerBound].attributes
  }
}
