import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Sections, trees, groups and elements of two rows in a list under random edits, clicks and keys, beside a model of them.
@Suite(.gtk) @MainActor
struct RandomSectionsTests {
  @Test(
    "whatever comes, goes, moves, opens and closes in sections, what is seen is what the model says, and all is kept",
    arguments: RandomSteps.seeds)
  func steps(seed: UInt64) async throws { try await RandomSectionsRun(seed: seed).take(100, in: "sections") }
}

/// The steps, and what must hold after each.
@MainActor
private final class RandomSectionsRun: RandomSteps {
  private let notes = RowNotes()
  private let selection = Source(Set<Int>())
  private let groups = Source(Set<Int>())
  private let mounted: MountedView<RandomSections>
  private var nextID = 0
  /// The nodes of trees that are open.
  private var open: Set<Int> = []
  private var tokens: [Int: Int] = [:]
  private var selected: Set<Int> = []
  /// The row with the focus, by its key.
  private var focus: Int?

  init(seed: UInt64) async throws {
    let groups = groups
    mounted = try await MountedView(
      RandomSections(notes: notes, selection: selection.binding) { id, isOpen in
        if isOpen { groups.value.insert(id) } else { groups.value.remove(id) }
      }, size: viewport)
    super.init(from: seed)
    for _ in 0..<6 { await change { $0.append(self.makeSection()) } }
  }

  private func makeID() -> Int {
    nextID += 1
    return nextID
  }

  // MARK: The model

  /// All rows that there are, in order.
  private var rows: [SectionRow] {
    mounted.rootView.sections.flatMap { section -> [SectionRow] in
      var header = SectionRow(0)
      header.isHeader = true
      var label = SectionRow(section.id)
      (label.depth, label.isOpen) = (0, groups.value.contains(section.id))
      var rows: [SectionRow] = [header]
      rows += self.rows(of: section.elements) + self.rows(of: section.pairs)
      for tree in section.trees { rows += self.rows(below: tree, at: 0) }
      rows.append(label)
      if label.isOpen == true { rows += self.rows(of: section.grouped, at: 1) }
      return rows
    }
  }

  private func rows(of elements: [SectionElement], at depth: Int? = nil) -> [SectionRow] {
    elements.flatMap { element -> [SectionRow] in
      (element.isPair ? [false, true] : [false]).map { isSecond -> SectionRow in
        var row = SectionRow(element.id, isSecond: isSecond)
        row.depth = depth
        return row
      }
    }
  }

  private func rows(below node: SectionNode, at depth: Int) -> [SectionRow] {
    var row = SectionRow(node.id)
    (row.depth, row.isOpen) = (depth, node.children == nil ? nil : open.contains(node.id))
    let below = row.isOpen == true ? node.children ?? [] : []
    return below.reduce(into: [row]) { $0 += rows(below: $1, at: depth + 1) }
  }

  private func makeSection() -> RandomSection {
    RandomSection(
      id: makeID(), elements: (0..<random(in: 0...5)).map { _ in makeElement() },
      pairs: (0..<random(in: 0...3)).map { _ in makeElement(isPair: true) },
      trees: (0..<random(in: 0...3)).map { _ in makeNode(2) },
      grouped: (0..<random(in: 0...6)).map { _ in makeElement() })
  }

  /// An element, which is two rows or not, also by chance.
  private func makeElement(isPair: Bool? = nil) -> SectionElement {
    SectionElement(id: makeID(), isPair: isPair ?? (random(in: 0...2) == 0))
  }

  private func makeNode(_ levels: Int) -> SectionNode {
    let isLeaf = levels == 0 || random(in: 0...2) == 0
    return SectionNode(
      id: makeID(), children: isLeaf ? nil : (0..<random(in: 0...4)).map { _ in makeNode(levels - 1) })
  }

  // MARK: Steps

  override func step() async throws {
    switch random(in: 0...24) {
    case 0: await changeSections()
    case 1, 2: await changeElements(\.elements)
    case 3: await changeElements(\.pairs, arePairs: true)
    case 4, 5: await changeElements(\.grouped)
    case 6, 7: await changeTrees()
    case 8: await toggleGroup()
    case 9, 10, 11, 12: try await clickArrow()
    case 13, 14, 15: try await click()
    case 16, 17, 18: try await press(["Up", "Down"][random(in: 0...1)])
    case 19, 20, 21: try await press(["Left", "Right"][random(in: 0...1)])
    case 22: await select()
    default: await scroll()
    }
  }

  private func change(_ change: (inout [RandomSection]) -> Void) async {
    change(&mounted.rootView.sections)
    await settle()
  }

  private func settle() async {
    mounted.rootView.openGroups = groups.value
    await Settling.settle()
    // Which row has it then is not said here.
    if let focus, !rows.contains(where: { $0.key == focus && !$0.isHeader }) { self.focus = seenFocus }
  }

  private var made: [FoundRow] { mounted.root.listRows.compactMap { FoundRow($0) } }

  private var seenFocus: Int? { made.first(where: \.hasFocus)?.id }

  private func changeSections() async {
    let count = mounted.rootView.sections.count
    let (place, kind) = (random(in: 0...count), random(in: 0...2))
    note("sections \(kind) at \(place)")
    let new = makeSection()
    await change { sections in
      if kind == 0 || count < 3 {
        sections.insert(new, at: place)
      } else if place < count {
        let section = sections.remove(at: place)
        if kind == 1 { sections.insert(section, at: count - 1 - place) }
      }
    }
  }

  private func changeElements(
    _ path: WritableKeyPath<RandomSection, [SectionElement]>, arePairs: Bool = false
  ) async {
    guard let section = mounted.rootView.sections.indices.randomElement(using: &random) else { return }
    var elements = mounted.rootView.sections[section][keyPath: path]
    let (place, kind) = (random(in: 0...elements.count), random(in: 0...3))
    note("\(arePairs ? "pairs" : "elements") \(kind) at \(place) of \(mounted.rootView.sections[section].id)")
    switch kind {
    case 0:
      let new = (0..<random(in: 1...5)).map { _ in makeElement(isPair: arePairs ? true : nil) }
      elements.insert(contentsOf: new, at: place)
    case 1 where place < elements.count: elements.remove(at: place)
    case 2 where place < elements.count && !arePairs: elements[place].isPair.toggle()
    default: elements.shuffle(using: &random)
    }
    await change { $0[section][keyPath: path] = elements }
  }

  private func changeTrees() async {
    guard let section = mounted.rootView.sections.indices.randomElement(using: &random) else { return }
    var trees = mounted.rootView.sections[section].trees
    let (place, kind) = (random(in: 0...trees.count), random(in: 0...3))
    note("trees \(kind) at \(place) of \(mounted.rootView.sections[section].id)")
    switch kind {
    case 0: trees.insert(makeNode(2), at: place)
    case 1 where place < trees.count: trees.remove(at: place)
    case 2 where place < trees.count: trees[place].children?.append(makeNode(1))
    default: trees.shuffle(using: &random)
    }
    await change { $0[section].trees = trees }
  }

  private func toggleGroup() async {
    guard let id = mounted.rootView.sections.randomElement(using: &random)?.id else { return }
    note("toggle \(id)")
    groups.value.formSymmetricDifference([id])
    await settle()
  }

  private func clickArrow() async throws {
    let seen = made.filter { $0.isClickable && $0.arrow != nil }
    guard let row = seen.randomElement(using: &random), let key = row.id,
      let model = rows.first(where: { $0.key == key })
    else { return }
    note("arrow of \(key)")
    focus = key
    try await row.arrow?.click()
    await setOpen(model, model.isOpen != true)
  }

  /// The user has opened or closed what is below a row.
  private func setOpen(_ row: SectionRow, _ isOpen: Bool) async {
    if !mounted.rootView.sections.contains(where: { $0.id == row.id }) {
      if isOpen { open.insert(row.id) } else { open.remove(row.id) }
    }
    await settle()
  }

  private func click() async throws {
    guard let row = made.filter(\.isClickable).randomElement(using: &random), let key = row.id
    else { return }
    let adds = random(in: 0...1) == 0
    note("\(adds ? "ctrl+" : "")click \(key)")
    selected = adds ? selected.symmetricDifference([key / 2]) : [key / 2]
    focus = key
    try await row.label.click(modifiers: adds ? .control : [])
  }

  private func press(_ key: String) async throws {
    let rows = rows.filter { !$0.isHeader }
    guard let place = rows.firstIndex(where: { $0.key == focus }) else { return }
    guard key == "Up" || key == "Down" else { return try await pressInTree(key, rows[place], above: rows[..<place]) }
    let next = place + (key == "Up" ? -1 : 1)
    guard rows.indices.contains(next) else { return }
    note("\(key) from \(rows[place].key)")
    (focus, selected) = (rows[next].key, [rows[next].id])
    try await mounted.press(key)
  }

  private func pressInTree(_ key: String, _ row: SectionRow, above: ArraySlice<SectionRow>) async throws {
    guard let depth = row.depth else { return }
    note("\(key) at \(row.key)")
    try await mounted.press(key)
    let opens = key == "Right"
    if let isOpen = row.isOpen, isOpen != opens { return await setOpen(row, opens) }
    guard !opens, depth > 0, let parent = above.last(where: { $0.depth.map { $0 < depth } ?? true }) else { return }
    (focus, selected) = (parent.key, [parent.id])
  }

  private func select() async {
    selected = Set((0..<random(in: 0...5)).map { _ in random(in: 0...nextID) })
    note("select \(selected.sorted())")
    selection.value = selected
    await Settling.settle()
  }

  private func scroll() async {
    let value = Double(random(in: 0...Int(mounted.scrolledLength)))
    note("scroll to \(value)")
    await mounted.scroll(to: value)
  }

  // MARK: What must hold

  override var fault: String? {
    let rows = rows
    tokens = tokens.filter { token in rows.contains { $0.key == token.key } }
    let (made, expected) = (made, rows.map { $0.isHeader ? nil : $0.key })
    let seen = made.filter(\.isSeen).sorted { $0.frame.minY < $1.frame.minY }
    return faultInOrder(seen, expected) ?? faultInRows(seen) ?? faultInSight(made) ?? faultInFocus(made)
  }

  private func faultInOrder(_ seen: [FoundRow], _ expected: [Int?]) -> String? {
    let keys = seen.map(\.id)
    guard let first = keys.firstIndex(where: { $0 != nil }), let start = expected.firstIndex(of: keys[first]) else {
      return expected.contains { $0 != nil } ? "no row is seen" : nil
    }
    guard start >= first else { return "\(keys) are seen at the beginning, and not \(expected.prefix(keys.count))" }
    let shown = Array(expected[(start - first)...].prefix(keys.count))
    if shown != keys { return "\(keys) are seen, and not \(shown)" }
    let isWhole = start == first && keys.count == expected.count
    return !isWhole && (seen.last?.frame.maxY ?? 0) < 580 ? "the rows end at \(seen.last?.frame.maxY ?? 0)" : nil
  }

  private func faultInRows(_ seen: [FoundRow]) -> String? {
    if selection.value != selected { return "\(selection.value.sorted()) are selected, and not \(selected.sorted())" }
    for row in seen {
      guard let key = row.id else { continue }
      if let known = tokens[key], known != row.token { return "row \(key) is a new one" }
      tokens[key] = row.token
      if row.isSelected != selected.contains(key / 2) { return "row \(key) is selected: \(row.isSelected)" }
    }
    return nil
  }

  /// The style has room at the edges of the list and of rows: a row that is not further beyond them may count as seen or not.
  private func faultInSight(_ made: [FoundRow]) -> String? {
    let near = made.filter { $0.isShown && $0.frame.maxY > -10 && $0.frame.minY < 610 }
    let well = near.filter { $0.frame.maxY > 10 && $0.frame.minY < 590 }
    let (most, least) = (Set(near.compactMap(\.id)), Set(well.compactMap(\.id)))
    let wrong = least.subtracting(notes.seen).union(notes.seen.subtracting(most)).sorted()
    let frames = made.filter { $0.id.map(wrong.contains) == true }.map { "\($0.frame)" }
    return wrong.isEmpty ? nil : "\(wrong) have appeared or not, at \(frames)"
  }

  private func faultInFocus(_ made: [FoundRow]) -> String? {
    let found = made.filter(\.hasFocus).map(\.id)
    guard let focus else { return nil }
    return found == [focus] ? nil : "the focus is at \(found), and not at \(focus)"
  }
}
