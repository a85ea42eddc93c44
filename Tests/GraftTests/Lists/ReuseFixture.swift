import Foundation
import Graft
import Observation
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
