import Foundation
import Graft
import GraftTesting

/// Steps that change the elements of a container.
@MainActor
class RandomRowsRun: RandomSteps {
  final let notes = RowNotes()
  final let selection = Source(Set<Int>())
  final let mounted: MountedView<RandomRows>
  final private(set) var nextID = 0
  /// Those of the rows that were seen.
  private final var tokens: [Int: Int] = [:]

  init(seed: UInt64, _ container: RandomContainer) async throws {
    mounted = try await MountedView(
      RandomRows(container: container, tells: seed % 2 == 0, notes: notes, selection: selection.binding),
      size: viewport)
    super.init(from: seed)
    await insert(random(in: 0...300), at: 0)
  }

  final var elements: [RowElement] { mounted.rootView.elements.elements }

  /// Those that a row may have.
  var heights: [Int] { [34, 34, 40, 40, 60, 90, 400] }

  private func height() -> Int { heights[random(in: 0...heights.count - 1)] }

  /// Tells some changes as if they were not known.
  private func change(_ changes: [ElementChange]?, _ change: (inout [RowElement]) -> Void) async {
    var elements = mounted.rootView.elements
    elements.tell(random(in: 0...9) == 0 ? nil : changes, change)
    mounted.rootView.elements = elements
    await Settling.settle()
  }

  final func insert(_ count: Int, at place: Int) async {
    note("insert \(count) at \(place)")
    let new = (0..<count).map { RowElement(id: nextID + $0, height: height()) }
    nextID += count
    await change([.inserted(place..<place + count)]) { $0.insert(contentsOf: new, at: place) }
  }

  /// Returns from where which were removed.
  @discardableResult
  final func remove() async -> (place: Int, ids: [Int]) {
    let place = random(in: 0...elements.count)
    let range = place..<place + min(random(in: 1...20), elements.count - place)
    let ids = elements[range].map(\.id)
    note("remove \(range.count) at \(place)")
    await change([.removed(range)]) { $0.removeSubrange(range) }
    return (place, ids)
  }

  final func move() async {
    guard let from = elements.indices.randomElement(using: &random),
      let to = elements.indices.randomElement(using: &random)
    else { return }
    note("move \(from) to \(to)")
    await change([.moved(from: from, to: to)]) { $0.insert($0.remove(at: from), at: to) }
  }

  final func changeHeight() async {
    guard let place = elements.indices.randomElement(using: &random) else { return }
    let height = height()
    note("height \(height) at \(place)")
    await change([]) { $0[place].height = height }
  }

  final func write() async {
    guard let place = elements.indices.randomElement(using: &random) else { return }
    note("write at \(place)")
    await change([]) { $0[place].written += 1 }
  }

  final func shuffle() async {
    note("shuffle")
    let shuffled = elements.shuffled(using: &random)
    await change(nil) { $0 = shuffled }
  }

  /// Whether a row that was seen before has other views than then, which it must not have.
  final func isNew(_ id: Int, _ token: Int) -> Bool {
    let known = tokens.updateValue(token, forKey: id)
    return known != nil && known != token
  }

  final func scroll() async {
    let value = Double(random(in: 0...Int(mounted.scrolledLength)))
    note("scroll to \(value)")
    await mounted.scroll(to: value)
  }
}
