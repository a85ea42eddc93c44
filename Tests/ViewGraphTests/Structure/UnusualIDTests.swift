import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Ids and key paths of types that nobody expects.
@Suite(.runtime) @MainActor
struct UnusualIDTests {
  private struct Row: View {
    let name: String
    @State private var count = 0
    var body: some View { Leaf(name, count) { count += 1 } }
  }

  private struct Mixed: View {
    let ids: [AnyHashable]
    var body: some View { ForEach(ids, id: \.self) { Row(name: "\($0)") } }
  }

  @Test("ids of several types stand beside each other, and each keeps its row's state")
  func mixed() {
    let host = RecordingHost(Mixed(ids: [1, "1a", 2.5, true]))
    for name in ["1", "1a", "2.5", "true"] { host.send(name) }
    host.show(Mixed(ids: [true, 2.5, "1a", 1]))
    #expect(host.shown == ["true=1", "2.5=1", "1a=1", "1=1"])
    #expect(Diagnostics.kinds == [])
  }

  private struct Numbers: View {
    let numbers: [Double]
    var label = ""
    var body: some View { ForEach(numbers, id: \.self) { Row(name: "\($0)\(label)") } }
  }

  @Test("an id that is not equal to itself is known by its occurrence among such ids, and no row is lost")
  func notEqualToItself() {
    let host = RecordingHost(Numbers(numbers: [1, .nan, .nan, 2]))
    for name in ["1.0", "nan", "2.0"] { host.send(name) }
    host.show(Numbers(numbers: [2, .nan, 1]))
    #expect(host.shown == ["2.0=1", "nan=1", "1.0=1"])
    host.show(Numbers(numbers: [1, 2]))
    #expect(host.shown == ["1.0=1", "2.0=1"])
    host.show(Numbers(numbers: []))
    #expect(host.shown == [])
    #expect(Diagnostics.kinds == [.duplicateID])
  }

  @Test("a view whose id is not equal to itself begins again with each evaluation around it")
  func viewNotEqualToItself() {
    let host = RecordingHost(Identified(id: Double.nan))
    host.send("row")
    #expect(host.shown == ["row=1"])
    host.show(Identified(id: Double.nan))
    #expect(host.shown == ["row=0"])
  }

  private final class Token: Hashable {
    let name: String
    init(_ name: String) { self.name = name }
    static func == (left: Token, right: Token) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private struct Element {
    let name: String
    var token: Token?
    var path = [0]
  }

  private struct Optionals: View {
    let elements: [Element]
    var body: some View { ForEach(elements, id: \.token) { Row(name: $0.name) } }
  }

  @Test("an id may be an optional object: elements without one are duplicates, and are reported")
  func optionalObjects() {
    let token = Token("t")
    let host = RecordingHost(
      Optionals(elements: [Element(name: "a"), Element(name: "b", token: token), Element(name: "c")]))
    for name in ["a", "b", "c"] { host.send(name) }
    host.show(Optionals(elements: [Element(name: "b", token: token), Element(name: "a"), Element(name: "c")]))
    #expect(host.shown == ["b=1", "a=1", "c=1"])
    #expect(Diagnostics.kinds == [.duplicateID])
  }

  private struct Deep: View {
    let elements: [Element]
    var body: some View { ForEach(elements, id: \.path[0].description.count) { Row(name: $0.name) } }
  }

  @Test("a key path to an id may lead through subscripts and computed properties")
  func deepKeyPath() {
    let host = RecordingHost(Deep(elements: [Element(name: "a", path: [1]), Element(name: "b", path: [10])]))
    host.send("b")
    host.show(Deep(elements: [Element(name: "b", path: [99]), Element(name: "a", path: [5])]))
    #expect(host.shown == ["b=1", "a=0"])
  }

  private struct Identified: View {
    let id: AnyHashable
    var body: some View { Row(name: "row").id(id) }
  }

  @Test("a view's id may change its type, which is another id even where the values look the same")
  func otherType() {
    let host = RecordingHost(Identified(id: 1))
    host.send("row")
    host.show(Identified(id: AnyHashable(1 as Int)))
    #expect(host.shown == ["row=1"])
    host.show(Identified(id: "1"))
    #expect(host.shown == ["row=0"])
    host.show(Identified(id: Int?.none))
    host.send("row")
    host.show(Identified(id: Int?.none))
    #expect(host.shown == ["row=1"])
  }

  private struct Table {
    var names = ["a": "Ada"]
    var rows = [[1, 2], [3]]
  }

  private struct Cell: View {
    let name: String
    @Binding var value: Int
    var body: some View { Leaf(name, value) { value += 10 } }
  }

  private struct Name: View {
    @Binding var value: String?
    var body: some View { Leaf("name", value ?? "none") { value = value.map { _ in nil } ?? "new" } }
  }

  private struct Page: View {
    @State private var table = Table()
    var body: some View {
      Name(value: $table.names["a"])
      Cell(name: "cell", value: $table.rows[0][1])
    }
  }

  @Test("a binding may lead through subscripts of arrays and dictionaries, and remove what it leads to")
  func subscripts() {
    let host = RecordingHost(Page())
    #expect(host.shown == ["name=Ada", "cell=2"])
    host.send("name")
    host.send("cell")
    #expect(host.shown == ["name=none", "cell=12"])
    host.send("name")
    #expect(host.shown == ["name=new", "cell=12"])
  }

  private struct WholeReader: View {
    @Environment(\.self) private var values
    var body: some View { Leaf("values", values.unusual.number) }
  }

  private struct PartReader: View {
    @Environment(\.unusual.text.count) private var count
    var body: some View { Leaf("part", count) }
  }

  private struct Readers: View {
    let number: Int
    let isRightToLeft: Bool
    var body: some View {
      Group {
        WholeReader()
        PartReader()
      }
      .environment(\.unusual.number, number)
      .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
    }
  }

  @Test("a key path may read the whole environment, which depends on what is then read of it, or a part of a value")
  func environmentKeyPaths() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Readers(number: 1, isRightToLeft: false))
    #expect(host.shown == ["values=1", "part=5"])
    host.show(Readers(number: 1, isRightToLeft: true))
    #expect(counts.bodies(of: WholeReader.self) == 1)
    host.show(Readers(number: 2, isRightToLeft: true))
    #expect(host.shown == ["values=2", "part=5"])
    #expect(counts.bodies(of: WholeReader.self) == 2)
  }
}

private struct UnusualKey: EnvironmentKey {
  static let defaultValue = Unusual()
}

private struct Unusual {
  var number = 0
  var text = "three"
}

extension EnvironmentValues {
  fileprivate var unusual: Unusual {
    get { self[UnusualKey.self] }
    set { self[UnusualKey.self] = newValue }
  }
}
