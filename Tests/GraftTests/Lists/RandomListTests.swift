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
private final class RandomListRun: RandomRowsRun {
  private var texts: [Int: String] = [:]
  private var selected: Set<Int> = []
  private var focus = ModelFocus.none

  private var made: [SeenListRow] { mounted.root.listRows.compactMap { SeenListRow($0) } }

  // MARK: Steps

  override func step() async throws {
    switch random(in: 0...20) {
    case 0: await insert(random(in: 1...20), at: random(in: 0...elements.count))
    case 1: await insert(1, at: 0)
    case 2, 3: await removeRows()
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

  private func removeRows() async {
    let (place, ids) = await remove()
    guard let id = focus.id, ids.contains(id) else { return }
    focus = elements.isEmpty ? .none : .row(elements[min(place, elements.count - 1)].id)
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

  // MARK: What must hold

  override var fault: String? {
    let (made, ids) = (made, Set(elements.map(\.id)))
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
      if isNew(row.id, row.token) { return "row \(row.id) is a new one" }
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
