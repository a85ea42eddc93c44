import Foundation

/// Changes of a string that take a selection of it along. As SwiftUI documents them.
extension AttributedString {
  /// Changes the string, and has a selection be where it was among the letters that stay.
  public mutating func transform<Failure: Error>(
    updating selection: inout AttributedTextSelection, body: (inout AttributedString) throws(Failure) -> Void
  ) throws(Failure) {
    switch selection.indices(in: self) {
    case .insertionPoint(let index):
      let typing = selection.saidTyping(in: self)
      var range = index..<index
      try transform(updating: &range, body: body)
      selection = AttributedTextSelection(insertionPoint: range.lowerBound, typingAttributes: typing)
    case .ranges(let selected):
      var ranges = Array(selected.ranges)
      try transform(updating: &ranges, body: body)
      let left = ranges.filter { !$0.isEmpty }
      let caret = AttributedTextSelection(insertionPoint: ranges.first?.lowerBound ?? endIndex)
      selection = left.isEmpty ? caret : AttributedTextSelection(ranges: RangeSet(left))
    }
  }

  /// Changes the attributes of what is selected, run by run; where nothing is, those of what is typed next.
  public mutating func transformAttributes<Failure: Error>(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(Failure) -> Void
  ) throws(Failure) {
    switch selection.indices(in: self) {
    case .insertionPoint(let index):
      var typing = selection.typingAttributes(in: self)
      try body(&typing)
      selection = AttributedTextSelection(insertionPoint: index, typingAttributes: typing)
    case .ranges(let ranges):
      var changes: [(range: Range<Index>, attributes: AttributeContainer)] = []
      for run in ranges.ranges.flatMap({ Array(self[$0].runs) }) {
        var attributes = run.attributes
        try body(&attributes)
        changes.append((run.range, attributes))
      }
      transform(updating: &selection) { text in
        for change in changes { text[change.range].setAttributes(change.attributes) }
      }
    }
  }

  /// Puts letters in place of what is selected, with the attributes of what would be typed there. The caret is behind them then.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, withCharacters newCharacters: some Collection<Character>
  ) {
    let attributes = selection.typingAttributes(in: self)
    replaceSelection(&selection, with: AttributedString(String(newCharacters), attributes: attributes))
  }

  /// Puts a string in place of what is selected. The caret is behind it then.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
  ) {
    var ranges: [Range<Index>]
    switch selection.indices(in: self) {
    case .insertionPoint(let index): ranges = [index..<index]
    case .ranges(let selected): ranges = Array(selected.ranges)
    }
    let first = ranges.removeFirst()
    let end = unicodeScalars.distance(from: startIndex, to: first.lowerBound) + newContent.unicodeScalars.count
    for range in ranges.reversed() { removeSubrange(range) }
    replaceSubrange(first, with: newContent)
    selection = AttributedTextSelection(insertionPoint: unicodeScalars.index(startIndex, offsetBy: end))
  }
}
