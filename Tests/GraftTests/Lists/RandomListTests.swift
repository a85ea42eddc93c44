import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// A list and a table under random edits, scrolling, clicks and keys, beside a model of them.
@Suite(.gtk) @MainActor
struct RandomListTests {
  @Test(
    "whatever comes, goes, moves, grows, is scrolled, clicked and typed, what is seen is what the data say, and all is kept",
    arguments: RandomSteps.seeds, [RandomContainer.list, .table])
  func steps(seed: UInt64, container: RandomContainer) async throws {
    try await RandomListRun(seed: seed, container).take(80, in: "\(container)")
  }
}

/// The steps, and what must hold after each.
@MainActor
private final class RandomListRun: RandomSteps {
  private let notes = RowNotes()
  private let selection = Source(Set<Int>())
  private let mounted: MountedView<RandomRows>
  private var nextID = 0
  private var tokens: [Int: Int] = [:]
  private var texts: [Int: String] = [:]
  private var selected: Set<Int> = []
  private var focus = ModelFocus.none

  init(seed: UInt64, _ container: RandomContainer) async throws {
    mounted = try await MountedView(
      RandomRows(container: container, tells: seed % 2 == 0, notes: notes, selection: selection.binding),
      size: viewport)
    super.init(from: seed)
    await insert(random(in: 0...300), at: 0)
  }

  private var elements: [RowElement] { mounted.rootView.elements.elements }

  private var made: [SeenListRow] { mounted.root.listRows.compactMap { SeenListRow($0) } }

  // MARK: Steps

  override func step() async throws {
    switch random(in: 0...20) {
    case 0: await insert(random(in: 1...20), at: random(in: 0...elements.count))
    case 1: await insert(1, at: 0)
    case 2, 3: await remove()
    case 4: await move()
    case 5: await changeHeight()
    case 6: await shuffle()
    case 7: await select()
    case 8, 9, 10: try await click()
    case 11, 12: try await type()
    case 13, 14, 15: try await press()
    case 16, 17: await write()
    default: await scroll()
    }
  }

  /// Tells some changes as if they were not known.
  private func change(_ changes: [ElementChange]?, _ change: (inout [RowElement]) -> Void) async {
    var elements = mounted.rootView.elements
    elements.tell(random(in: 0...9) == 0 ? nil : changes, change)
    mounted.rootView.elements = elements
    await Settling.settle()
  }

  private func insert(_ count: Int, at place: Int) async {
    note("insert \(count) at \(place)")
    let new = (0..<count).map { RowElement(id: nextID + $0, height: height()) }
    nextID += count
    await change([.inserted(place..<place + count)]) { $0.insert(contentsOf: new, at: place) }
  }

  private func height() -> Int { [34, 34, 40, 40, 60, 90, 400][random(in: 0...6)] }

  private func remove() async {
    let place = random(in: 0...elements.count)
    let count = min(random(in: 1...20), elements.count - place)
    note("remove \(count) at \(place)")
    let hadFocus = elements[place..<place + count].contains { $0.id == focus.id }
    await change([.removed(place..<place + count)]) { $0.removeSubrange(place..<place + count) }
    if hadFocus { focus = elements.isEmpty ? .none : .row(elements[min(place, elements.count - 1)].id) }
  }

  private func move() async {
    guard let from = elements.indices.randomElement(using: &random),
      let to = elements.indices.randomElement(using: &random)
    else { return }
    note("move \(from) to \(to)")
    await change([.moved(from: from, to: to)]) { $0.insert($0.remove(at: from), at: to) }
  }

  private func changeHeight() async {
    guard let place = elements.indices.randomElement(using: &random) else { return }
    let height = height()
    note("height \(height) at \(place)")
    await change([]) { $0[place].height = height }
  }

  private func write() async {
    guard let place = elements.indices.randomElement(using: &random) else { return }
    note("write at \(place)")
    await change([]) { $0[place].written += 1 }
  }

  private func shuffle() async {
    note("shuffle")
    let shuffled = elements.shuffled(using: &random)
    await change(nil) { $0 = shuffled }
  }

  private func select() async {
    selected = Set((0..<random(in: 0...5)).map { _ in random(in: 0...nextID) })
    note("select \(selected.sorted())")
    selection.value = selected
    await Settling.settle()
  }

  private func click() async throws {
    guard let row = made.filter(\.isClickable).randomElement(using: &random) else { return }
    let adds = random(in: 0...1) == 0
    note("\(adds ? "ctrl+" : "")click \(row.id)")
    selected = adds ? selected.symmetricDifference([row.id]) : [row.id]
    focus = .row(row.id)
    try await row.label.click(modifiers: adds ? .control : [])
  }

  private func type() async throws {
    guard let row = made.filter(\.isClickable).randomElement(using: &random) else { return }
    note("type in \(row.id)")
    texts[row.id, default: ""] += "x"
    focus = .field(row.id)
    try await row.field.click()
    try await row.field.press("End")
    try await row.field.press("x")
  }

  /// Presses a key where the focus is, be that in sight or not.
  private func press() async throws {
    switch focus {
    case .none: return
    case .field(let id):
      note("key in \(id)")
      texts[id, default: ""] += "y"
      // A field to which the focus has gone from a row that was removed has all its text selected.
      try await mounted.press("End")
      try await mounted.press("y")
    case .row(let id):
      guard let place = elements.firstIndex(where: { $0.id == id }) else { return }
      let step = random(in: 0...1) * 2 - 1
      guard elements.indices.contains(place + step) else { return }
      note("\(step < 0 ? "Up" : "Down") from \(id)")
      let next = elements[place + step].id
      (focus, selected) = (.row(next), [next])
      try await mounted.press(step < 0 ? "Up" : "Down")
    }
    if let id = focus.id, !made.contains(where: { $0.id == id && $0.isSeen }) {
      note("which has not brought \(id) into sight")
      keyFault = true
    }
  }

  private var keyFault = false

  private func scroll() async {
    let value = Double(random(in: 0...Int(mounted.scrolledLength)))
    note("scroll to \(value)")
    await mounted.scroll(to: value)
  }

  // MARK: What must hold

  override var fault: String? {
    let (made, ids) = (made, Set(elements.map(\.id)))
    tokens = tokens.filter { ids.contains($0.key) }
    texts = texts.filter { ids.contains($0.key) }
    let rows = made.filter(\.isSeen).sorted { $0.frame.minY < $1.frame.minY }
    return faultInPlaces(rows) ?? faultInRows(rows) ?? faultInSight(rows) ?? faultInFocus(made)
  }

  private func faultInPlaces(_ rows: [SeenListRow]) -> String? {
    guard let first = rows.first, let last = rows.last else { return elements.isEmpty ? nil : "nothing is shown" }
    guard let start = elements.firstIndex(where: { $0.id == first.id }) else { return "row \(first.id) is gone" }
    let expected = elements[start...].prefix(rows.count)
    if expected.map(\.id) != rows.map(\.id) { return "\(rows.map(\.id)) are seen, and not \(expected.map(\.id))" }
    for (row, next) in zip(rows, rows.dropFirst()) where abs(row.frame.maxY - next.frame.minY) > 0.5 {
      return "row \(row.id) ends at \(row.frame.maxY), and the next begins at \(next.frame.minY)"
    }
    for (row, element) in zip(rows, expected) where abs(row.frame.height - height(of: element, row)) > 2 {
      return "row \(row.id) is \(row.frame.height) high, and not \(height(of: element, row))"
    }
    for (row, element) in zip(rows, expected) where row.written != element.written {
      return "in row \(row.id) there is \(row.written), and not \(element.written)"
    }
    if first.frame.minY > 0.5 { return "the rows begin at \(first.frame.minY)" }
    let isWhole = start == 0 && rows.count == elements.count && first.frame.minY > -0.5
    return last.frame.maxY < 599.5 && !isWhole ? "the rows end at \(last.frame.maxY)" : nil
  }

  /// The cells of a table have room around their views, of which the first row that is seen tells how much.
  private func height(of element: RowElement, _ row: SeenListRow) -> CGFloat {
    if mounted.rootView.container == .table, room == nil { room = row.frame.height - CGFloat(element.height) }
    return CGFloat(element.height) + (room ?? 0)
  }

  private var room: CGFloat?

  private func faultInRows(_ rows: [SeenListRow]) -> String? {
    if selection.value != selected { return "\(selection.value.sorted()) are selected, and not \(selected.sorted())" }
    for row in rows {
      if let known = tokens[row.id], known != row.token { return "row \(row.id) is a new one" }
      tokens[row.id] = row.token
      if row.isSelected != selected.contains(row.id) { return "row \(row.id) is selected: \(row.isSelected)" }
      if row.field.text != texts[row.id, default: ""] { return "row \(row.id) has the text \(row.field.text)" }
    }
    return nil
  }

  private func faultInSight(_ rows: [SeenListRow]) -> String? {
    let difference = Set(rows.map(\.id)).symmetricDifference(notes.seen)
    return difference.isEmpty ? nil : "\(difference.sorted()) have appeared or not"
  }

  private func faultInFocus(_ made: [SeenListRow]) -> String? {
    let found = made.map(\.focus).filter { $0 != .none }
    if keyFault { return "the row with the focus is out of sight" }
    // GTK gives it to the row, or to what is in it.
    if case .row(let id) = focus, found == [.field(id)] { focus = .field(id) }
    return found == (focus == .none ? [] : [focus]) ? nil : "the focus is at \(found), and not at \(focus)"
  }
}
