import Foundation
import Graft
import GraftTesting
import Observation
import Testing
import ViewGraphTesting

/// An element whose row keeps nothing.
struct ReusedElement: Identifiable {
  let id: Int
  var version = 0

  var text: String { "\(id) v\(version)" }
}

/// A row of one of several forms.
struct ReusedRow: View {
  let element: ReusedElement

  var body: some View {
    HStack {
      Text(verbatim: element.text)
      if element.id.isMultiple(of: 3) { Color.red.frame(width: 20, height: 10) }
      if element.id.isMultiple(of: 2) { Text("even").font(.headline) } else { Button("odd") {} }
    }
    .padding(CGFloat(element.id % 4))
  }
}

/// Elements that come, go, move and change at random.
@MainActor @Observable
final class ReusedElements {
  private(set) var all = (0..<400).map { ReusedElement(id: $0) }
  @ObservationIgnored private var nextID = 400

  /// Edits and scrolls 80 times in turn, after each of which the rows that are seen are to show elements that follow each other.
  func compare<Shown: Equatable>(
    with mounted: MountedView<some View>, seed: UInt64, _ shown: (ReusedElement) -> Shown, _ seenRows: () -> [Shown]
  ) async throws {
    var random = SeededGenerator(seed: seed)
    for step in 0..<80 {
      if step % 2 == 0 {
        edit(&random)
        await Settling.settle()
      } else {
        let place = Int.random(in: 0...all.count, using: &random)
        if place < all.count { await mounted.scrollList(to: place) }
      }
      let (seen, expected) = (seenRows(), all.map(shown))
      let first = seen.first.flatMap { expected.firstIndex(of: $0) } ?? 0
      try #require(seen == Array(expected[first...].prefix(seen.count)), "seed \(seed), step \(step)")
      try #require(seen.count > 5 || all.count < 20, "seed \(seed), step \(step)")
    }
  }

  /// Makes an edit, with an animation or without.
  func edit(_ random: inout SeededGenerator) {
    var edited = all
    edit(&edited, &random)
    if Bool.random(using: &random) { withAnimation { all = edited } } else { all = edited }
  }

  private func edit(_ all: inout [ReusedElement], _ random: inout SeededGenerator) {
    let place = Int.random(in: 0...all.count, using: &random)
    switch Int.random(in: 0...4, using: &random) {
    case 0:
      let count = Int.random(in: 1...30, using: &random)
      all.insert(contentsOf: (nextID..<nextID + count).map { ReusedElement(id: $0) }, at: place)
      nextID += count
    case 1: all.removeSubrange(place..<min(all.count, place + Int.random(in: 0...30, using: &random)))
    case 2: if let moved = all.popLast() { all.insert(moved, at: min(place, all.count)) }
    case 3: all.shuffle(using: &random)
    default: for index in all.indices.dropFirst(place).prefix(10) { all[index].version += 1 }
    }
  }
}
