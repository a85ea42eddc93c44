import Foundation
import GraftTestTraits
import Testing
import ViewGraphTesting

@testable import ViewGraph

/// What is known of the lengths of lines.
@Suite(.runtime) @MainActor
struct LineLengthsTests {
  @Test("lines that were never measured count as long as the others in the mean")
  func mean() {
    var lengths = LineLengths(count: 1_000)
    #expect(lengths.total == 0)
    lengths.measure(3, as: 40)
    lengths.measure(4, as: 60)
    #expect(lengths.total == 50_000)
    #expect(lengths.start(of: 5) == 250)
    #expect(lengths.line(at: 249) == 4)
    #expect(lengths.line(at: 250) == 5)
  }

  @Test("what was measured is forgotten, but not how long lines are in the mean")
  func forgetting() {
    var lengths = LineLengths(count: 10)
    lengths.measure(0, as: 30)
    lengths.forget()
    #expect(lengths[0] == nil)
    #expect(lengths.total == 300)
    #expect(LineLengths(count: 3, like: lengths).total == 90)
  }

  @Test("of lines without a length the first is at the start, and the last at any distance")
  func nothing() {
    var lengths = LineLengths(count: 3)
    for line in 0..<3 { lengths.measure(line, as: 0) }
    #expect(lengths.line(at: 0) == 0)
    #expect(lengths.line(at: 5) == 2)
    #expect(LineLengths().line(at: 5) == 0)
  }

  /// The same said for each line.
  private struct Plain {
    var lengths: [CGFloat?]
    var lastMean: CGFloat = 0

    var mean: CGFloat {
      let known = lengths.compactMap(\.self)
      return known.isEmpty ? lastMean : known.reduce(0, +) / CGFloat(known.count)
    }

    func start(of line: Int) -> CGFloat {
      let mean = mean
      return lengths[..<line].reduce(0) { $0 + ($1 ?? mean) }
    }

    mutating func replace(at line: Int, removing removed: Int, inserting inserted: Int) {
      lastMean = mean
      lengths.replaceSubrange(line..<line + removed, with: Array(repeating: nil, count: inserted))
    }
  }

  @Test("20,000 random changes leave what plain arrays say", arguments: [UInt64](1...4))
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var plain = Plain(lengths: Array(repeating: nil, count: 50))
    var lengths = LineLengths(count: 50)
    for step in 0..<5_000 {
      let count = plain.lengths.count
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        let line = Int.random(in: 0...count, using: &random)
        let removed = Int.random(in: 0...min(20, count - line), using: &random)
        let inserted = Int.random(in: 0...(count > 400 ? 5 : 20), using: &random)
        plain.replace(at: line, removing: removed, inserting: inserted)
        lengths.replace(at: line, removing: removed, inserting: inserted)
      case _ where count > 0:
        let line = Int.random(in: 0..<count, using: &random)
        let length = CGFloat(Int.random(in: 0...99, using: &random))
        plain.lengths[line] = length
        lengths.measure(line, as: length)
      default: break
      }
      check(lengths, plain, at: Int.random(in: 0...plain.lengths.count, using: &random), step)
    }
  }

  private func check(_ lengths: LineLengths, _ plain: Plain, at line: Int, _ step: Int) {
    let count = plain.lengths.count
    guard lengths.count == count, abs(lengths.total - plain.start(of: count)) < 0.001 else {
      return _ = Issue.record("step \(step): \(lengths.total) of \(plain.start(of: count))")
    }
    let start = plain.start(of: line)
    if abs(lengths.start(of: line) - start) > 0.001 { Issue.record("step \(step): line \(line) starts elsewhere") }
    guard line < count else { return }
    if lengths[line] != plain.lengths[line] { Issue.record("step \(step): line \(line) has another length") }
    let length = plain.lengths[line] ?? plain.mean
    if length > 0.01, lengths.line(at: start + length / 2) != line { Issue.record("step \(step): \(line) not found") }
  }
}
