import Foundation

extension WrittenText {
  /// Draws a line below a letter where it is first, in whichever case.
  mutating func underline(_ letter: Character) {
    guard let place = string.firstIndex(where: { $0.lowercased() == letter.lowercased() }) else { return }
    let start = string.utf8.distance(from: string.startIndex, to: place)
    let (range, all) = (start..<(start + string[place].utf8.count), [TextRun(length: string.utf8.count)])
    var offset = 0
    runs = (runs.isEmpty ? all : runs).flatMap { run in
      defer { offset += run.length }
      return run.underlined(range, from: offset)
    }
  }
}

extension TextRun {
  /// The run in up to three parts, of which that in a range of bytes is underlined.
  fileprivate func underlined(_ range: Range<Int>, from start: Int) -> [TextRun] {
    let own = start..<(start + length)
    let marked = own.clamped(to: range)
    if marked.isEmpty { return [self] }
    return [own.lowerBound..<marked.lowerBound, marked, marked.upperBound..<own.upperBound].filter { !$0.isEmpty }
      .map { part in
        var run = self
        run.length = part.count
        if part == marked { run.style.underline = TextLine() }
        return run
      }
  }
}
