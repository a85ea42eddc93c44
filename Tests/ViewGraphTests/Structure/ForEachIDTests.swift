import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section ID: what is an id of a `ForEach`: values, indices, duplicates and ranges.
@Suite(.runtime) @MainActor
struct ForEachIDTests {
  struct Row: View {
    let text: String
    @State private var count = 0
    var body: some View { Leaf(text, count) { count += 1 } }
  }

  struct Texts: View {
    let texts: [String]
    var body: some View { ForEach(texts, id: \.self) { Row(text: $0) } }
  }

  @Test("ID19 with the string itself as id, an edited string is another row without the state")
  func selfID() {
    let host = RecordingHost(Texts(texts: ["a", "b"]))
    host.send("a")
    host.send("b")
    _ = host.takeLog()
    host.show(Texts(texts: ["a", "bb"]))
    #expect(host.log == ["dismantle b", "remove b", "make bb", "update bb 0", "insert bb at 1"])
    #expect(host.shown == ["a=1", "bb=0"])
  }

  struct Indices: View {
    let texts: [String]
    var body: some View { ForEach(texts.indices, id: \.self) { Counted(text: texts[$0], index: $0) } }
  }

  struct Counted: View {
    let text: String
    let index: Int
    @State private var count = 0
    var body: some View { Leaf("row \(index)", "\(text) \(count)") { count += 1 } }
  }

  @Test("ID20 with indices as ids, state stays at the index when the first element is deleted")
  func indices() {
    let host = RecordingHost(Indices(texts: ["a", "b", "c"]))
    for name in ["row 0", "row 1", "row 1"] { host.send(name) }
    #expect(host.shown == ["row 0=a 1", "row 1=b 2", "row 2=c 0"])
    _ = host.takeLog()
    host.show(Indices(texts: ["b", "c"]))
    #expect(host.shown == ["row 0=b 1", "row 1=c 2"])
    #expect(host.log == ["dismantle row 2", "remove row 2", "update row 0 b 1", "update row 1 c 2"])
  }

  struct Element: Identifiable {
    let id: Int
    let text: String
  }

  struct Elements: View {
    let elements: [Element]
    var body: some View { ForEach(elements) { Row(text: $0.text) } }
  }

  @Test("ID22 elements with one id are all shown with their own content, and reported once an id")
  func duplicates() {
    let elements = [
      Element(id: 1, text: "a"), Element(id: 1, text: "b"), Element(id: 2, text: "c"),
      Element(id: 1, text: "d"), Element(id: 2, text: "e"),
    ]
    let host = RecordingHost(Elements(elements: elements))
    #expect(host.shown == ["a=0", "b=0", "c=0", "d=0", "e=0"])
    #expect(Diagnostics.kinds == [.duplicateID, .duplicateID])
    #expect(Diagnostics.recorded.allSatisfy { $0.path == "Elements" })
    host.send("b")
    host.show(Elements(elements: elements + [Element(id: 3, text: "f")]))
    #expect(host.shown == ["a=0", "b=1", "c=0", "d=0", "e=0", "f=0"])
    #expect(Diagnostics.kinds == [.duplicateID, .duplicateID])
  }

  struct Places: View {
    let elements: [Element]
    var body: some View { ForEach(elements) { Counted(text: $0.text, index: $0.id) } }
  }

  @Test("ID22 the identity of a duplicate is its id and occurrence: without the first, the second is the first")
  func occurrence() {
    let first = Element(id: 1, text: "a")
    let second = Element(id: 1, text: "b")
    let other = Element(id: 2, text: "c")
    let host = RecordingHost(Places(elements: [first, second, other]))
    host.send("row 1")
    host.send("row 2")
    #expect(host.shown == ["row 1=a 1", "row 1=b 0", "row 2=c 1"])
    host.show(Places(elements: [second, other]))
    #expect(host.shown == ["row 1=b 1", "row 2=c 1"])
    #expect(Diagnostics.kinds == [.duplicateID])
  }

  struct Fixed: View {
    let count: Int
    let label: String
    var body: some View { ForEach(0..<count) { Leaf("\($0)", label) } }
  }

  @Test("ID23 a constant range of another length is reported; its rows stay and show the new content")
  func constantRange() {
    let host = RecordingHost(Fixed(count: 2, label: "x"))
    host.show(Fixed(count: 2, label: "y"))
    #expect(host.shown == ["0=y", "1=y"])
    #expect(Diagnostics.kinds == [])
    host.show(Fixed(count: 3, label: "z"))
    #expect(host.shown == ["0=z", "1=z"])
    host.show(Fixed(count: 0, label: "w"))
    #expect(host.shown == ["0=w", "1=w"])
    #expect(Diagnostics.kinds == [.nonConstantRange])
    #expect(Diagnostics.recorded.first?.path == "Fixed")
  }

  struct Shifted: View {
    let start: Int
    var body: some View { ForEach(start..<start + 2) { Leaf("\($0)", "x") } }
  }

  @Test("a constant range of the same length that begins elsewhere has other rows")
  func shiftedRange() {
    let host = RecordingHost(Shifted(start: 0))
    host.show(Shifted(start: 1))
    #expect(host.shown == ["1=x", "2=x"])
    #expect(Diagnostics.kinds == [])
  }

  struct Changing: View {
    let count: Int
    var body: some View { ForEach(0..<count, id: \.self) { Row(text: "\($0)") } }
  }

  @Test("ID24 a range with an id gains and loses rows")
  func rangeWithID() {
    let host = RecordingHost(Changing(count: 2))
    host.send("1")
    _ = host.takeLog()
    host.show(Changing(count: 3))
    #expect(host.takeLog() == ["make 2", "update 2 0", "insert 2 at 2"])
    host.show(Changing(count: 1))
    #expect(host.takeLog() == ["dismantle 1", "remove 1", "dismantle 2", "remove 2"])
    host.show(Changing(count: 2))
    #expect(host.shown == ["0=0", "1=0"])
    #expect(Diagnostics.kinds == [])
  }
}
