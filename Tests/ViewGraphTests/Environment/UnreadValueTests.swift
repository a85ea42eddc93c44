import GraftTestTraits
import TestSupport
import Testing
import ViewGraphTesting

@testable import ViewGraph

/// Changes of the environment where nobody reads what has changed.
@Suite(.runtime) @MainActor
struct UnreadValueTests {
  @Test("a change of a value that nobody has read below runs no code that writes values there, until somebody asks")
  func unread() {
    var runs = 0
    let top = EnvironmentScope { $0.first = 1 }
    let middle = EnvironmentScope(parent: top) {
      $0.second = 7
      runs += 1
    }
    let bottom = EnvironmentScope(parent: middle)
    #expect(runs == 1)
    top.setTransform { $0.first = 2 }
    top.setTransform { $0.first = 3 }
    #expect(runs == 1)
    #expect(bottom.values.first == 3)
    #expect(bottom.values.second == 7)
    #expect(runs == 2)
  }

  @Test("code that writes values runs once in an update, also where a value has changed above that nobody has read")
  func updated() {
    let log = Log()
    let host = RecordingHost(Written(log: log))
    #expect(log.take() == ["all 0", "second 0"])
    host.send("write")
    #expect(log.take() == ["all 1", "second 1"])
  }

  @Test("a value that code which writes values reads again and again is noted once")
  func readAgain() {
    let reads = TransformReads()
    var values = EnvironmentValues()
    values.reader = reads
    for _ in 0..<3 { values.second += values.first }
    #expect(reads.keys.count == 2)
  }

  @Test("EN5 what is written from another value follows that one, with a reader of the written one alone")
  func derived() {
    let host = RecordingHost(
      Place(branch: Branch(id: 0, write: .firstByValue, inside: [Branch(id: 1, write: .secondByFirst, reads: .second)]))
    )
    host.send("read 1")
    #expect(readings(host) == ["1=0"])
    host.send("write 0")
    #expect(readings(host) == ["1=10"])
    host.send("write 0")
    #expect(readings(host) == ["1=20"])
  }

  @Test(
    "random writes in trees of places that read and write reach who reads, also who begins to later", arguments: 1...40)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed &* 7919 &+ 1)
    var ids = 0
    let branch = Branch(random: &random, depth: 4, ids: &ids)
    let host = RecordingHost(Place(branch: branch))
    var model = Model()
    for _ in 1...60 {
      let id = Int.random(in: 0..<ids, using: &random)
      if Bool.random(using: &random) {
        model.values[id, default: 0] += 1
        host.send("write \(id)")
      } else {
        model.reading.formSymmetricDifference([id])
        host.send("read \(id)")
      }
      #expect(readings(host) == model.readings(of: branch))
    }
  }

  private func readings(_ host: RecordingHost<Place>) -> [String] { host.shown.filter { !$0.contains(" ") } }
}

/// Has code write values below a place where another is written.
private struct Written: View {
  let log: Log
  @State private var value = 0

  var body: some View {
    Leaf("write") { value += 1 }
      .transformEnvironment(\.second) { [value] in
        log.note("second \(value)")
        $0 = value
      }
      .transformEnvironment(\.self) { [value] in
        log.note("all \(value)")
        $0.second = 5
      }
      .environment(\.first, value)
  }
}

/// What a place in the tree does, and what is inside of it.
private struct Branch: Equatable {
  enum Write: CaseIterable { case nothing, firstByValue, secondByValue, secondByFirst, firstBySecond }
  enum Reading: CaseIterable { case first, second }

  let id: Int
  var write = Write.nothing
  var reads = Reading.first
  var inside: [Branch] = []

  init(id: Int, write: Write, reads: Reading = .first, inside: [Branch] = []) {
    (self.id, self.write, self.reads, self.inside) = (id, write, reads, inside)
  }

  init(random: inout SeededGenerator, depth: Int, ids: inout Int) {
    id = ids
    ids += 1
    write = Write.allCases.randomElement(using: &random)!
    reads = Reading.allCases.randomElement(using: &random)!
    for _ in 0..<(depth == 0 ? 0 : Int.random(in: 1...2, using: &random)) {
      inside.append(Branch(random: &random, depth: depth - 1, ids: &ids))
    }
  }
}

/// What is to be read, by hand.
private struct Model {
  var values: [Int: Int] = [:]
  var reading: Set<Int> = []

  func readings(of branch: Branch, first: Int = 0, second: Int = 0) -> [String] {
    var (first, second) = (first, second)
    let value = values[branch.id, default: 0]
    switch branch.write {
    case .nothing: break
    case .firstByValue: first = value
    case .secondByValue: second = value
    case .secondByFirst: second = first * 10
    case .firstBySecond: first = second + 1
    }
    let own = reading.contains(branch.id) ? ["\(branch.id)=\(branch.reads == .first ? first : second)"] : []
    return own + branch.inside.flatMap { readings(of: $0, first: first, second: second) }
  }
}

private struct Place: View {
  let branch: Branch
  @State private var value = 0
  @State private var isReading = false

  var body: some View {
    Group {
      Leaf("write \(branch.id)") { value += 1 }
      Leaf("read \(branch.id)") { isReading.toggle() }
      if isReading { Reader(id: branch.id, reads: branch.reads) }
      ForEach(branch.inside, id: \.id) { AnyView(Place(branch: $0)) }
    }
    .transformEnvironment(\.self) { [value] in
      switch branch.write {
      case .nothing: break
      case .firstByValue: $0.first = value
      case .secondByValue: $0.second = value
      case .secondByFirst: $0.second = $0.first * 10
      case .firstBySecond: $0.first = $0.second + 1
      }
    }
  }
}

private struct Reader: View {
  let id: Int
  let reads: Branch.Reading
  @Environment(\.self) private var values

  var body: some View { Leaf("\(id)", reads == .first ? values.first : values.second) }
}

private struct FirstKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct SecondKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var first: Int {
    get { self[FirstKey.self] }
    set { self[FirstKey.self] = newValue }
  }

  fileprivate var second: Int {
    get { self[SecondKey.self] }
    set { self[SecondKey.self] = newValue }
  }
}
