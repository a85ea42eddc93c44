import GraftTestTraits
import OpenCombine
import Testing
import ViewGraph
import ViewGraphTesting

/// Section BI: who is evaluated when a part of a bound value changes.
@Suite(.runtime) @MainActor
struct ElementDependencyTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var text: String
    var note = ""
  }

  struct Row: View {
    @Binding var item: Item
    var body: some View { Leaf("row \(item.id)", item.text) { item.text += "!" } }
  }

  struct TextRow: View {
    @Binding var text: String
    var body: some View { Leaf("text", text) { text += "!" } }
  }

  struct List: View {
    @State private var items = [Item(id: 1, text: "a"), Item(id: 2, text: "b"), Item(id: 3, text: "c")]
    var body: some View {
      ForEach($items) { $item in
        Row(item: $item)
        TextRow(text: $item.text)
      }
      Leaf("note") { items[1].note += "?" }
      Leaf("swap") { items.swapAt(0, 2) }
    }
  }

  @Test("a write to an element evaluates the views of that element alone, and a field's only who reads that field")
  func rows() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(List())
    host.send("row 2")
    #expect(host.shown.prefix(4) == ["row 1=a", "text=a", "row 2=b!", "text=b!"])
    #expect([counts.bodies(of: Row.self), counts.bodies(of: TextRow.self)] == [4, 4])
    host.send("note")
    #expect([counts.bodies(of: Row.self), counts.bodies(of: TextRow.self)] == [5, 4])
    host.send("swap")
    #expect([counts.bodies(of: Row.self), counts.bodies(of: TextRow.self)] == [5, 4])
  }

  struct Nested {
    struct Inner {
      var b = 0
      var c = 0
    }
    var a = Inner()
    var list = [0, 0]
  }

  struct Number: View {
    let name: String
    @Binding var number: Int
    var body: some View { Leaf(name, number) { number += 1 } }
  }

  struct Fields: View {
    @State private var model = Nested()
    var body: some View {
      Number(name: "b", number: $model.a.b)
      Number(name: "c", number: $model.a.c)
      Number(name: "first", number: $model.list[0])
      Number(name: "optional", number: Binding(Binding<Int?>($model.list[1])) ?? .constant(0))
    }
  }

  @Test("a write through a path of fields and indices evaluates who reads that path, and nobody else")
  func paths() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Fields())
    for name in ["b", "c", "first", "optional"] { host.send(name) }
    #expect(host.shown == ["b=1", "c=1", "first=1", "optional=1"])
    #expect(counts.bodies(of: Number.self) == 8)
  }

  struct Both: View {
    @Binding var model: Nested
    var body: some View { Leaf("both", "\(model.a.b)\($model.a.c.wrappedValue)") }
  }

  struct Whole: View {
    @State private var model = Nested()
    var body: some View {
      Leaf("list") { model.list[0] += 1 }
      Both(model: $model)
    }
  }

  @Test("who reads the whole beside a part depends on the whole")
  func wholeBesidePart() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Whole())
    host.send("list")
    #expect(counts.bodies(of: Both.self) == 2)
  }

  struct Many: View {
    @Binding var items: [Int]
    let indices: Range<Int>
    var body: some View { Leaf("sum", indices.reduce(0) { $0 + $items[$1].wrappedValue }) }
  }

  struct Sums: View {
    @State private var items = Array(0..<20)
    var body: some View {
      Leaf("last") { items[19] += 1 }
      Leaf("fourth") { items[3] += 1 }
      Many(items: $items, indices: 0..<4)
      Many(items: $items, indices: 0..<10)
    }
  }

  @Test("several parts are told apart, and who reads many of them depends on the whole")
  func severalParts() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Sums())
    host.send("last")
    #expect(counts.bodies(of: Many.self) == 3)
    host.send("fourth")
    #expect(counts.bodies(of: Many.self) == 5)
    #expect(host.shown.suffix(2) == ["sum=7", "sum=46"])
  }

  struct Switching: View {
    @State private var items = ["a", "b"]
    @State private var index = 0
    var body: some View {
      Leaf("switch") { index = 1 }
      Leaf("first") { items[0] += "!" }
      Leaf("second") { items[1] += "!" }
      Chosen(items: $items, index: index)
    }
  }

  struct Chosen: View {
    let items: Binding<[String]>
    let index: Int
    var body: some View { Leaf("chosen", items[index].wrappedValue) }
  }

  @Test("only the parts that the latest evaluation read count, and none of their changes is missed")
  func renewed() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Switching())
    host.send("second")
    #expect(counts.bodies(of: Chosen.self) == 1)
    host.send("switch")
    host.send("first")
    #expect(counts.bodies(of: Chosen.self) == 2)
    host.send("second")
    #expect(host.shown.last == "chosen=b!!")
  }

  struct Animated: View {
    @State private var items = [0, 0]
    let seen: Notes<Int>
    var body: some View {
      Leaf("go") {
        items[0] = 1
        withAnimation { items[1] = 1 }
        items[0] = 2
      }
      Seeing(number: $items[0], seen: seen)
    }
  }

  struct Seeing: View {
    @Binding var number: Int
    let seen: Notes<Int>
    var body: some View {
      let _ = seen.values.append(number)
      Leaf("number", number)
    }
  }

  @Test("A19 (part) a part has the value of each transaction in turn, and one that leaves it alone evaluates nobody")
  func transactions() {
    let seen = Notes<Int>()
    let host = RecordingHost(Animated(seen: seen))
    host.send("go")
    #expect(seen.values == [0, 1, 2])
  }

  final class Model: ObservableObject {
    @Published var items = [Item(id: 1, text: "a"), Item(id: 2, text: "b")]
    @Published var other = 0
  }

  struct Observing: View {
    @ObservedObject var model: Model
    var body: some View {
      Leaf("other") { model.other += 1 }
      ForEach($model.items) { $item in Row(item: $item) }
    }
  }

  @Test("a binding to a part of an observed object depends on that part alone, too")
  func observedObject() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Observing(model: Model()))
    host.send("row 2")
    #expect(host.shown == ["other", "row 1=a", "row 2=b!"])
    #expect(counts.bodies(of: Row.self) == 3)
    host.send("other")
    #expect([counts.bodies(of: Observing.self), counts.bodies(of: Row.self)] == [3, 3])
  }

  struct Compared: View, @MainActor Equatable {
    let item: Item
    let action: () -> Void
    static func == (left: Self, right: Self) -> Bool { left.item.text == right.item.text }
    var body: some View { Leaf("compared", item.text) { action() } }
  }

  struct Equal: View, @MainActor Equatable {
    let number: Int
    let note: Int
    static func == (left: Self, right: Self) -> Bool { left.number == right.number }
    var body: some View { Leaf("equal", number) }
  }

  struct Equals: View {
    @State private var items = [Item(id: 1, text: "a"), Item(id: 2, text: "b")]
    var body: some View {
      Leaf("change") {
        items[0].text = "c"
        items[1].note = "n"
      }
      ForEach(items) { item in
        Compared(item: item) { items = [] }
        Equal(number: item.text.count, note: item.note.count).equatable()
      }
    }
  }

  @Test("A14 (part) in rows, too, the == of a view and equatable() stop the rows that they find equal")
  func equalRows() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Equals())
    host.send("change")
    #expect(host.shown == ["change", "compared=c", "equal=1", "compared=b", "equal=1"])
    #expect([counts.bodies(of: Compared.self), counts.bodies(of: Equal.self)] == [3, 2])
  }

  @Test("a change that reaches nobody ends in the same event, with nothing pending")
  func nobody() {
    let host = RecordingHost(Fields())
    _ = host.takeLog()
    host.tap("b")
    #expect(!host.isSettled)
    host.settle()
    #expect(host.isSettled)
    #expect(host.takeLog() == ["update b 1"])
  }
}
