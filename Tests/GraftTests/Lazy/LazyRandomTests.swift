import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing
import ViewGraphTesting

/// A lazy stack under random edits, beside the array that it shows.
@Suite(.gtk) @MainActor
struct LazyRandomTests {
  @Test(
    "whatever comes, goes, moves, grows and is scrolled, what can be seen is what the data say, without a gap, and keeps its state",
    arguments: seeds)
  func edits(seed: UInt64) async throws {
    let run = try await LazyRun(seed: seed)
    for step in 0..<60 {
      await run.edit()
      if let fault = run.fault {
        Issue.record("seed \(seed), step \(step), after \(run.latest): \(fault)")
        break
      }
    }
    // Some elements have no view.
    #expect(Diagnostics.recorded.map(\.kind) == [.unevenElements])
  }

  private nonisolated static var seeds: Range<UInt64> { TreeSeeds.range(count: 4) }
}

/// An element with the height of its row.
struct LazyElement: Identifiable, Equatable {
  let id: Int
  var height: Int
}

/// What rows were made, and which of them are seen by what they were told.
@MainActor
final class LazyNotes {
  var tokens = 0
  var seen: Set<Int> = []

  func next() -> Int {
    tokens += 1
    return tokens
  }
}

private struct TokenRow: View {
  let element: LazyElement
  let notes: LazyNotes
  @State private var token: Int

  init(_ element: LazyElement, _ notes: LazyNotes) {
    (self.element, self.notes) = (element, notes)
    _token = State(initialValue: notes.next())
  }

  var body: some View {
    if element.height > 0 {
      Text("\(element.id):\(token)").frame(height: CGFloat(element.height)).frame(maxWidth: .infinity)
        .onAppear { notes.seen.insert(element.id) }
        .onDisappear { notes.seen.remove(element.id) }
    }
  }
}

private struct TokenRows: View {
  var elements: [LazyElement]
  let notes: LazyNotes
  var body: some View {
    ScrollView { LazyVStack(spacing: 0) { ForEach(elements) { TokenRow($0, notes) } } }
  }
}

/// Edits, and what must hold after each.
@MainActor
private final class LazyRun {
  private var random: SeededGenerator
  private let notes = LazyNotes()
  private let mounted: MountedView<TokenRows>
  private var nextID = 0
  private var tokens: [Int: Int] = [:]
  private(set) var latest = ""

  init(seed: UInt64) async throws {
    random = SeededGenerator(seed: seed &* 7919 &+ 1)
    mounted = try await MountedView(TokenRows(elements: [], notes: notes), size: CGSize(width: 200, height: 300))
    mounted.rootView.elements = (0..<random(in: 0...200)).map { _ in makeElement() }
    await Settling.settle()
  }

  private func random(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private func makeElement() -> LazyElement {
    nextID += 1
    return LazyElement(id: nextID, height: makeHeight())
  }

  /// Some show nothing, and some are higher than all that can be seen.
  private func makeHeight() -> Int { [0, 12, 20, 20, 20, 33, 60, 400][random(in: 0...7)] }

  func edit() async {
    var elements = mounted.rootView.elements
    let place = random(in: 0...elements.count)
    switch random(in: 0...9) {
    case 0, 1:
      let new = (0..<random(in: 1...20)).map { _ in makeElement() }
      latest = "insert \(new.count) at \(place)"
      elements.insert(contentsOf: new, at: place)
    case 2, 3:
      let count = min(random(in: 1...20), elements.count - place)
      latest = "remove \(count) at \(place)"
      elements.removeSubrange(place..<place + count)
    case 4 where place < elements.count:
      let element = elements.remove(at: place)
      latest = "move \(place)"
      elements.insert(element, at: random(in: 0...elements.count))
    case 5 where place < elements.count:
      elements[place].height = makeHeight()
      latest = "height \(elements[place].height) at \(place)"
    case 6:
      latest = "shuffle"
      elements.shuffle(using: &random)
    default:
      let value = Double(random(in: 0...Int(mounted.scrolledLength)))
      latest = "scroll to \(value)"
      return await mounted.scroll(to: value)
    }
    mounted.rootView.elements = elements
    await Settling.settle()
  }

  /// What does not hold; nil if all does.
  var fault: String? {
    let elements = mounted.rootView.elements
    let frames = mounted.root.all.filter { $0.role == .label && $0.isShown }.map { ($0.text, $0.frame) }
    var middles: [Int: CGFloat] = [:]
    for (text, frame) in frames {
      let numbers = text.split(separator: ":").compactMap { Int($0) }
      if let known = tokens[numbers[0]], known != numbers[1] { return "row \(numbers[0]) is a new one" }
      tokens[numbers[0]] = numbers[1]
      middles[numbers[0]] = frame.midY
    }
    let ids = Set(elements.map(\.id))
    if let stranger = middles.keys.first(where: { !ids.contains($0) }) { return "row \(stranger) is there no more" }
    tokens = tokens.filter { ids.contains($0.key) }
    return fault(in: elements.filter { $0.height > 0 }, middles)
  }

  /// Compares with the places that rows have from a row on that is seen: beyond what is seen some are only estimated.
  private func fault(in rows: [LazyElement], _ middles: [Int: CGFloat]) -> String? {
    let seenRow = rows.firstIndex { row in
      middles[row.id].map { abs($0 - 150) < 150 + CGFloat(row.height) / 2 } ?? false
    }
    guard let shown = seenRow, let middle = middles[rows[shown].id] else {
      return rows.isEmpty ? nil : "nothing is shown"
    }
    var top = middle - CGFloat(rows[shown].height) / 2
    for row in rows[..<shown].reversed() { top -= CGFloat(row.height) }
    if top > 0.5 || mounted.offset == 0 && top < -2 { return "the first row begins at \(top)" }
    var (seen, atEdge): (Set<Int>, Set<Int>) = ([], [])
    for row in rows {
      let (start, end) = (top, top + CGFloat(row.height))
      top = end
      if abs(end) <= 1 || abs(start - 300) <= 1 { atEdge.insert(row.id) }
      guard end > 0.5, start < 299.5 else { continue }
      seen.insert(row.id)
      guard let found = middles[row.id] else { return "row \(row.id) is not shown at \(start)" }
      if abs(found - (start + end) / 2) > 1.5 { return "row \(row.id) is at \(found), and not at \((start + end) / 2)" }
    }
    if top < 299, mounted.offset > 0.5 { return "the rows end at \(top)" }
    // Of rows that end at an edge nothing may be seen but what is lost in rounding, as is the middle of a row.
    let difference = seen.symmetricDifference(notes.seen).subtracting(atEdge)
    return difference.isEmpty ? nil : "\(difference.sorted()) have appeared or not, and \(seen.sorted()) are seen"
  }
}
