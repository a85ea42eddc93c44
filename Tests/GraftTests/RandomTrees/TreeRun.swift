import Foundation
import Graft
import TestSupport
import Testing

/// A host of a random tree.
@MainActor
protocol TreeHost: AnyObject {
  associatedtype Kit: TreeKit
  init(_ root: TreeRoot<Kit>) async throws
  var rootView: TreeRoot<Kit> { get set }
  /// Runs what is due, with a layout.
  func settle() async
  /// Lets time pass, in seconds.
  func advance(by seconds: Double) async
  /// What is on the screen, from back to front, with the places.
  var placed: [String] { get }
  /// The names of the leaves that were made since this was asked last, and of those that were dismantled.
  func takeOperations() -> (made: [String], dismantled: [String])
  func unmount() async
}

/// A random tree under random edits: what is shown is compared with what a host shows that is made anew.
@MainActor
final class TreeRun<Host: TreeHost> {
  private var maker: RandomTree.Maker
  private(set) var tree: RandomTree
  private let limit: Int
  private let journal = TreeJournal()
  private let models = TreeModels()
  private let host: Host
  private var expectation: TreeExpectation
  /// What has been there since the last comparison, all the time.
  private var lasting: Set<TreeExpectation.Element>
  private var aliveBefore: [String: Set<Int>] = [:]
  private var operations: (made: [String: Int], dismantled: [String: Int]) = ([:], [:])
  private var expected: (made: [String: Int], dismantled: [String: Int]) = ([:], [:])
  /// What was done since the last comparison.
  private var history: [String] = []
  /// What is wrong; the run is over then.
  private(set) var fault: String?

  init(seed: UInt64, depth: Int = 5, limit: Int = 60, without: Set<String> = []) async throws {
    var maker = RandomTree.Maker(seed: seed, without: without)
    self.limit = limit
    tree = maker.tree(depth: depth)
    while tree.count > limit { tree = maker.tree(depth: depth) }
    self.maker = maker
    expectation = TreeExpectation(tree)
    lasting = expectation.elements
    for (number, part) in expectation.models { models.model(number).tree = part.withoutModels }
    host = try await Host(
      TreeRoot(tree: tree.withoutModels, surroundings: TreeSurroundings(journal: journal, models: models)))
    for element in expectation.elements where element.isShown { expected.made[element.name, default: 0] += 1 }
    await host.settle()
    try await check()
  }

  /// Makes an edit and compares, unless something still moves that shall.
  func step() async throws {
    guard fault == nil else { return }
    // A host in what leaves goes on until its representable is dismantled, and follows its models: that ends at once.
    let hostedModels = tree.hostsModels
    let isAnimated = maker.isTrue()
    show(maker.edited(tree, limit: limit), isAnimated: isAnimated)
    await host.settle()
    let waits = maker.isTrue()
    guard isAnimated, waits, !hostedModels else { return try await check() }
    let time = Double(maker.number(0..<20)) / 100
    history.append("\(time) seconds")
    await host.advance(by: time)
  }

  /// Shows another tree: the models are written before the root or after it.
  func show(_ newTree: RandomTree, isAnimated: Bool) {
    let new = TreeExpectation(newTree)
    let writes = [
      { self.host.rootView.tree = newTree.withoutModels },
      { for (number, part) in new.models { self.models.model(number).tree = part.withoutModels } },
    ]
    let ordered = maker.isTrue() ? writes : writes.reversed()
    let event = { for write in ordered { write() } }
    let isAnimated = isAnimated && !(tree.hostsModels && new.models != expectation.models)
    if isAnimated { withAnimation(.linear(duration: 0.1), event) } else { event() }
    expect(new)
    tree = newTree
    history.append("\(newTree), \(isAnimated ? "animated" : "at once")")
  }

  private func expect(_ new: TreeExpectation) {
    for element in new.elements.subtracting(expectation.elements) where element.isShown {
      expected.made[element.name, default: 0] += 1
    }
    for element in expectation.elements.subtracting(new.elements) where element.isShown {
      expected.dismantled[element.name, default: 0] += 1
    }
    lasting.formIntersection(new.elements)
    expectation = new
  }

  // MARK: Comparing

  func check() async throws {
    await host.settle()
    // Longer than all that moves.
    await host.advance(by: 0.4)
    await host.settle()
    checkOperations()
    checkStates()
    await checkTasks()
    try await compareWithFresh()
    lasting = expectation.elements
    aliveBefore = journal.alive
    history = ["\(tree)"]
  }

  private func fail(_ message: String) { fault = fault ?? ([message] + history).joined(separator: "\n") }

  private func checkOperations() {
    let new = host.takeOperations()
    for name in new.made { operations.made[name, default: 0] += 1 }
    for name in new.dismantled { operations.dismantled[name, default: 0] += 1 }
    if operations.made != expected.made { fail("made: \(difference(operations.made, expected.made))") }
    if operations.dismantled != expected.dismantled {
      fail("dismantled: \(difference(operations.dismantled, expected.dismantled))")
    }
    (operations, expected) = (([:], [:]), ([:], [:]))
  }

  private func difference(_ counts: [String: Int], _ expected: [String: Int]) -> String {
    Set(counts.keys).union(expected.keys).sorted().filter { counts[$0] != expected[$0] }
      .map { "\($0) \(counts[$0] ?? 0) times and not \(expected[$0] ?? 0)" }.joined(separator: ", ")
  }

  private func checkStates() {
    if let first = journal.faults.first { fail(first) }
    let states = Dictionary(grouping: expectation.elements.filter(\.hasState), by: \.name).mapValues(\.count)
    let alive = journal.alive.mapValues(\.count)
    if states != alive { fail("alive: \(difference(alive, states))") }
    // What follows others keeps its state while there are none, and may have it again.
    let returned = Set(expectation.elements.subtracting(lasting).filter { !$0.isShown }.map(\.name))
    let kept = Dictionary(grouping: lasting.filter { $0.hasState && !returned.contains($0.name) }, by: \.name)
      .mapValues(\.count)
    var same: [String: Int] = [:]
    for (name, tokens) in journal.alive where !returned.contains(name) {
      let count = tokens.intersection(aliveBefore[name] ?? []).count
      if count > 0 { same[name] = count }
    }
    if !aliveBefore.isEmpty, kept != same { fail("states kept: \(difference(same, kept))") }
  }

  /// A task runs for each view that is there, and for no other.
  private func checkTasks() async {
    let wanted = journal.alive.mapValues(\.count)
    await Turn.until(for: .seconds(60)) { journal.tasks == wanted }
    if journal.tasks != wanted { fail("tasks: \(difference(journal.tasks, wanted))") }
  }

  private func compareWithFresh() async throws {
    let freshModels = TreeModels()
    for (number, part) in expectation.models { freshModels.model(number).tree = part.withoutModels }
    let surroundings = TreeSurroundings(journal: TreeJournal(), models: freshModels)
    let fresh = try await Host(TreeRoot(tree: tree.withoutModels, surroundings: surroundings))
    await fresh.settle()
    let (placed, wanted) = (host.placed, fresh.placed)
    if placed != wanted {
      let first = zip(placed, wanted).first { $0 != $1 }
      fail("shown: \(first?.0 ?? "\(placed.count)") and not \(first?.1 ?? "\(wanted.count)")\n\(placed)\n\(wanted)")
    }
    if journal.preference != surroundings.journal.preference {
      fail("preference: \(journal.preference) and not \(surroundings.journal.preference)")
    }
    await fresh.unmount()
  }

  /// Takes the tree down: nothing is left of it.
  func end() async {
    await host.unmount()
    if fault == nil, !journal.alive.isEmpty { fail("alive at the end: \(journal.alive)") }
    await Turn.until(for: .seconds(60)) { journal.tasks.isEmpty }
    if fault == nil, !journal.tasks.isEmpty { fail("tasks at the end: \(journal.tasks)") }
  }
}
