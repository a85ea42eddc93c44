import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Ids whose `==` and hash values are not those of before.
@Suite(.runtime) @MainActor
struct LyingIDTests {
  /// An object that is compared by what it changes.
  private final class Changing: Hashable {
    var number: Int
    init(_ number: Int) { self.number = number }
    static func == (left: Changing, right: Changing) -> Bool { left.number == right.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  /// A value with another hash value each time.
  private struct Random: Hashable {
    let number: Int
    func hash(into hasher: inout Hasher) { hasher.combine(Int.random(in: 0..<4)) }
  }

  /// A value that is equal to others by chance.
  private struct Undecided: Hashable {
    let number: Int
    static func == (left: Undecided, right: Undecided) -> Bool { Bool.random() }
    func hash(into hasher: inout Hasher) { hasher.combine(0) }
  }

  private struct Row: View {
    let name: String
    @State private var count = 0
    var body: some View { Leaf(name, count) { count += 1 } }
  }

  private struct Stacked<ID: Hashable>: View {
    var ids: [ID]
    let name: (ID) -> Int
    var body: some View { LeafStack { ForEach(ids, id: \.self) { Row(name: "\(name($0))") } } }
  }

  private struct Listed<ID: Hashable>: View {
    var ids: [ID]
    let name: (ID) -> Int
    var body: some View { LeafList { ForEach(ids, id: \.self) { Row(name: "\(name($0))") } } }
  }

  /// Shows which element each row has now, in a stack or in a list.
  private struct Numbers<ID: Hashable>: View {
    var ids: [ID]
    let number: (ID) -> Int
    let isList: Bool
    var body: some View {
      if isList {
        LeafList { ForEach(ids, id: \.self) { Leaf("row", number($0)) } }
      } else {
        LeafStack { ForEach(ids, id: \.self) { Leaf("row", number($0)) } }
      }
    }
  }

  private func shuffle<ID: Hashable>(_ all: [ID], inList: Bool, _ number: @escaping (ID) -> Int) {
    let host = RecordingHost(Numbers(ids: all, number: number, isList: inList))
    for count in [20, 3, 11, 0, 20] {
      let ids = Array(all.shuffled().prefix(count))
      host.show(Numbers(ids: ids, number: number, isList: inList))
      #expect(host.shown == ids.map { "row=\(number($0))" })
    }
    host.unmount()
    #expect(host.log.count { $0 == "make row" } == host.log.count { $0 == "dismantle row" })
    #expect(Set(Diagnostics.kinds).isSubset(of: [.unstableID, .duplicateID]))
  }

  @Test(
    "an id that has changed is reported, and its element is shown in a row that begins anew; the others keep theirs")
  func changed() {
    let ids = (0..<3).map(Changing.init)
    let host = RecordingHost(Stacked(ids: ids) { $0.number })
    for name in ["0", "1", "2"] { host.send(name) }
    ids[1].number = 7
    host.show(Stacked(ids: ids.reversed()) { $0.number })
    #expect(host.shown == ["2=1", "7=0", "0=1"])
    #expect(Diagnostics.kinds == [.unstableID])
    host.show(Stacked(ids: []) { $0.number })
    #expect(host.shown == [] && host.log.count { $0.hasPrefix("dismantle") } == 4)
  }

  @Test("an id that has changed is reported in a list too, and each element has its row")
  func changedInList() {
    let ids = (0..<3).map(Changing.init)
    let host = RecordingHost(Listed(ids: ids) { $0.number })
    for name in ["0", "1", "2"] { host.send(name) }
    ids[1].number = 7
    host.show(Listed(ids: ids.reversed()) { $0.number })
    #expect(host.shown == ["2=1", "7=0", "0=1"])
    #expect(Diagnostics.kinds == [.unstableID])
    host.show(Listed(ids: []) { $0.number })
    #expect(host.shown == [] && host.log.count { $0.hasPrefix("dismantle") } == 4)
  }

  @Test("ID22 of rows with one id the first stays the first, in a stack and in a list", arguments: [false, true])
  func occurrences(inList: Bool) {
    struct Page: View {
      var names: [String]
      let isList: Bool
      private var elements: [(id: Int, name: String)] { names.map { ($0.hasPrefix("a") ? 8 : 9, $0) } }
      var body: some View {
        let rows = ForEach(elements, id: \.id) { Row(name: $0.name) }
        if isList { LeafList { rows } } else { LeafStack { rows } }
      }
    }
    let host = RecordingHost(Page(names: ["a1", "b", "a2"], isList: inList))
    for (name, count) in [("a1", 1), ("b", 2), ("a2", 3)] { for _ in 0..<count { host.send(name) } }
    host.show(Page(names: ["b", "a2"], isList: inList))
    // What was made for a1 shows a2 by now, which is the first with its id, and has the state of the first.
    #expect(host.shown == ["b=2", "a1=1"])
    #expect(Diagnostics.kinds == [.duplicateID])
  }

  @Test("ids with a random hash value stop nothing: every element is shown, once", arguments: [false, true])
  func random(inList: Bool) { shuffle((0..<20).map(Random.init), inList: inList) { $0.number } }

  @Test("ids that are equal by chance stop nothing: every element is shown, once", arguments: [false, true])
  func undecided(inList: Bool) { shuffle((0..<20).map(Undecided.init), inList: inList) { $0.number } }
}
