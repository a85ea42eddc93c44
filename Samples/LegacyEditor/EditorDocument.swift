import Graft
import Observation

// snippet: legacy-document
/// What the editor and its panes share. Each side may change it, and the other follows.
@Observable @MainActor
final class EditorDocument {
  var text = ""
  /// The characters that are selected.
  var selection = 0..<0
  var margin = 8

  /// Where a word is in the text, from left to right.
  func places(of word: String) -> [Range<Int>] {
    guard !word.isEmpty else { return [] }
    return text.ranges(of: word).map { range in
      let start = text.unicodeScalars.distance(from: text.startIndex, to: range.lowerBound)
      return start..<(start + text.unicodeScalars.distance(from: range.lowerBound, to: range.upperBound))
    }
  }
}
// snippet end
