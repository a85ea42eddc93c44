import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// A lazy stack and a lazy grid under random edits, scrolling, clicks and keys, beside a model of them.
@Suite(.gtk) @MainActor
struct LazyRandomTests {
  @Test(
    "whatever comes, goes, moves, grows, is scrolled and typed, what is seen is what the data say, without a gap, and all is kept",
    arguments: RandomSteps.seeds, [RandomContainer.stack, .grid])
  func steps(seed: UInt64, container: RandomContainer) async throws {
    try await LazyRandomRun(seed: seed, container).take(80, in: "\(container)")
    // Some elements have no view; from few seeds none of them comes near.
    #expect([[], [.unevenElements]].contains(Diagnostics.recorded.map(\.kind)))
  }
}

/// The steps, and what must hold after each.
@MainActor
private final class LazyRandomRun: RandomRowsRun {
  private var typed = TypedFields()

  /// Some show nothing, some have no field, and some are higher than all that can be seen.
  override var heights: [Int] { [0, 12, 20, 34, 34, 40, 60, 700] }

  // MARK: Steps

  override func step() async throws {
    switch random(in: 0...20) {
    case 0, 1: await insert(random(in: 1...20), at: random(in: 0...elements.count))
    case 2: await insert(1, at: 0)
    case 3, 4: await remove()
    case 5: await move()
    case 6, 7: await changeHeight()
    case 8: await shuffle()
    case 9: await write()
    case 10, 11, 12: try await enter()
    case 13, 14, 15: try await press(["Home", "End", "Left"][random(in: 0...2)])
    case 16, 17: try await pressTab(forward: random(in: 0...2) > 0)
    default: await scroll()
    }
    typed.keep(elements)
    followFocus()
  }

  /// Of a field that goes GTK gives the focus to another, or to none. A row that is far away is as it was when it was seen.
  private func followFocus() {
    guard let element = elements.first(where: { $0.id == typed.focus }) else { return leaveField() }
    let isAsItWas = made.contains { $0.id == element.id && $0.field != nil && !$0.isSeen }
    if !element.hasField, !isAsItWas { leaveField() }
  }

  private func leaveField() {
    guard typed.focus != nil else { return }
    typed.leave()
    if let id = made.first(where: \.hasFieldFocus)?.id { typed.enter(id) }
  }

  private var made: [FoundRow] {
    guard let lines = mounted.root.all.first(where: { $0.widget.typeName == "GraftLazyContainer" }) else { return [] }
    return lines.content.all
      .filter { gtk_widget_get_parent($0.widget.widgetPointer) == lines.widget.widgetPointer }
      .compactMap { FoundRow($0) }
  }

  private func enter() async throws {
    let rows = made.filter { $0.isClickable && $0.field != nil }
    guard let row = rows.randomElement(using: &random), let id = row.id else { return }
    note("click into \(id)")
    typed.enter(id)
    try await row.field?.click()
    try await press("End")
  }

  /// Presses a key and a letter where the focus is, be that in sight or not.
  private func press(_ key: String) async throws {
    guard let id = typed.focus else { return }
    let letter = ["a", "b", "c", "d"][random(in: 0...3)]
    note("\(key) and \(letter) in \(id)")
    for key in [key, letter] {
      typed.press(key)
      try await mounted.press(key)
    }
  }

  /// Goes to the next field by the keyboard, from wherever the focus is, and types there.
  private func pressTab(forward isForward: Bool) async throws {
    guard let from = typed.focus, let next = fieldNear(from, forward: isForward) else { return }
    let letter = ["a", "b", "c", "d"][random(in: 0...3)]
    note("\(isForward ? "Tab" : "Shift+Tab") from \(from) to \(next), and \(letter)")
    try await mounted.press(isForward ? "Tab" : "shift+Tab")
    typed.enter(next)
    let frame = made.first(where: \.hasFieldFocus)?.field?.frame ?? .zero
    if frame.height == 0 || frame.minY < -0.5 || frame.maxY > 600.5 { tabFault = "Tab has led to \(frame)" }
    typed.press(letter)
    try await mounted.press(letter)
  }

  private var tabFault: String?

  /// The next element with a field, which Tab reaches no further away than what can be seen is long.
  private func fieldNear(_ id: Int, forward isForward: Bool) -> Int? {
    let order = isForward ? elements : elements.reversed()
    guard let start = order.firstIndex(where: { $0.id == id }) else { return nil }
    let others = order[(start + 1)...].prefix { !$0.hasField }
    return others.endIndex < order.endIndex && others.reduce(0) { $0 + $1.height } < 500
      ? order[others.endIndex].id : nil
  }

  // MARK: What must hold

  override var fault: String? {
    let made = made
    let seen = made.filter(\.isSeen)
    let places = LazyPlaces(elements, columns: mounted.rootView.container == .grid ? 2 : 1, seen)
    return faultInRows(seen) ?? places.fault(appeared: notes.seen, offset: mounted.offset) ?? faultInFocus(made)
  }

  private func faultInRows(_ rows: [FoundRow]) -> String? {
    for row in rows {
      guard let id = row.id, let element = elements.first(where: { $0.id == id }) else {
        return "row \(row.numbers) is there no more"
      }
      if isNew(id, row.token) { return "row \(id) is a new one" }
      if row.numbers[2] != element.written { return "in row \(id) there is \(row.numbers[2])" }
      if (row.field != nil) != element.hasField { return "row \(id) has a field: \(row.field != nil)" }
      if let field = row.field, field.text != typed.text(of: id) {
        return "in row \(id) the text is \(field.text), and not \(typed.text(of: id))"
      }
    }
    return nil
  }

  private func faultInFocus(_ made: [FoundRow]) -> String? {
    if let tabFault { return tabFault }
    let found = made.filter(\.hasFieldFocus).compactMap(\.id)
    let expected = typed.focus.map { [$0] } ?? []
    return found == expected ? nil : "the focus is in \(found), and not in \(expected)"
  }
}

extension FoundRow {
  @MainActor
  fileprivate var hasFieldFocus: Bool { field?.hasState(GTK_STATE_FLAG_FOCUS_WITHIN) == true }
}
