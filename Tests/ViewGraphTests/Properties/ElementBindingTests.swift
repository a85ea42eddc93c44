import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section BI: bindings to the elements of a collection.
@Suite(.runtime) @MainActor
struct ElementBindingTests {
  struct Item: Identifiable {
    let id: Int
    var text: String
  }

  struct Row: View {
    @Binding var item: Item
    let kept: Notes<Binding<Item>>
    @State private var taps = 0
    var body: some View {
      Leaf("row \(item.id)", "\(item.text) \(taps)") {
        item.text += "!"
        taps += 1
      }
      .onAppear { kept.values.append($item) }
    }
  }

  struct List: View {
    let kept: Notes<Binding<Item>>
    @State private var items = [Item(id: 1, text: "a"), Item(id: 2, text: "b"), Item(id: 3, text: "c")]
    var body: some View {
      ForEach($items) { $item in Row(item: $item, kept: kept) }
      Leaf("reverse") { items.reverse() }
      Leaf("delete second") { items.removeAll { $0.id == 2 } }
      Leaf("clear") { items = [] }
      Leaf("texts", items.map(\.text).joined())
    }
  }

  @Test("BI12 a write to a field of a row's element changes the element of that id, and rows keep state")
  func rowWrites() {
    let host = RecordingHost(List(kept: Notes()))
    host.send("row 2")
    #expect(host.shown.prefix(3) == ["row 1=a 0", "row 2=b! 1", "row 3=c 0"])
    #expect(host.shown.last == "texts=ab!c")
    host.send("reverse")
    host.send("row 1")
    #expect(host.shown.prefix(3) == ["row 3=c 0", "row 2=b! 1", "row 1=a! 1"])
    #expect(host.shown.last == "texts=cb!a!")
  }

  @Test("BI12 a binding kept from before a move finds its element where it is now")
  func keptBinding() {
    let kept = Notes<Binding<Item>>()
    let host = RecordingHost(List(kept: kept))
    host.send("reverse")
    kept.values[0].text.wrappedValue = "z"
    host.settle()
    #expect(host.shown.last == "texts=cbz")
    #expect(kept.values[0].wrappedValue.text == "z")
  }

  @Test("BI13 a late read of a deleted element gives its last value, and a late write is ignored")
  func deletedElement() {
    let kept = Notes<Binding<Item>>()
    let host = RecordingHost(List(kept: kept))
    host.send("row 2")
    host.send("delete second")
    #expect(host.shown.prefix(2) == ["row 1=a 0", "row 3=c 0"])
    #expect(kept.values[1].wrappedValue.text == "b!")
    kept.values[1].wrappedValue.text = "late"
    #expect(host.isSettled)
    #expect(host.shown.last == "texts=ac")
    #expect(kept.values[1].wrappedValue.text == "b!")
    host.send("clear")
    #expect(kept.values.map(\.wrappedValue.id) == [1, 2, 3])
    kept.values[0].wrappedValue.text = "late"
    host.settle()
    #expect(host.shown.last == "texts")
  }

  struct Word {
    let key: String
    var text: String
  }

  struct Words: View {
    @State private var words = [Word(key: "x", text: "a"), Word(key: "y", text: "b")]
    var body: some View {
      ForEach($words, id: \.key) { $word in Leaf(word.key, word.text) { word.text += "!" } }
      Leaf("reverse") { words.reverse() }
    }
  }

  @Test("BI12 a row's binding is to the element of its id also where a key path tells the ids")
  func keyPathIDs() {
    let host = RecordingHost(Words())
    host.send("y")
    host.send("reverse")
    #expect(host.takeLog().filter { $0.hasPrefix("make") } == ["make x", "make y", "make reverse"])
    host.send("x")
    #expect(host.shown == ["y=b!", "x=a!", "reverse"])
  }

  struct DeletingRow: View {
    @Binding var item: Item
    let delete: () -> Void
    let reads: Notes<String>
    var body: some View {
      Leaf("row \(item.id)", item.text) {
        delete()
        reads.values.append(item.text)
        item.text = "late"
        reads.values.append(item.text)
      }
    }
  }

  struct Deleting: View {
    let reads: Notes<String>
    @State private var items = [Item(id: 1, text: "a"), Item(id: 2, text: "b")]
    var body: some View {
      ForEach($items) { $item in
        let id = item.id
        DeletingRow(item: $item, delete: { items.removeAll { $0.id == id } }, reads: reads)
      }
    }
  }

  @Test("BI13 a row that deletes its own element may go on with its binding in the same action")
  func deletesItself() {
    let reads = Notes<String>()
    let host = RecordingHost(Deleting(reads: reads))
    host.send("row 2")
    #expect(reads.values == ["b", "b"])
    #expect(host.shown == ["row 1=a"])
    host.send("row 1")
    #expect(reads.values == ["b", "b", "a", "a"])
    #expect(host.shown == [])
  }

  struct Indexed: View {
    let reads: Notes<String>
    @State private var items = [Item(id: 1, text: "a"), Item(id: 2, text: "b")]
    var body: some View {
      ForEach(items.indices, id: \.self) { index in
        DeletingRow(item: $items[index], delete: { items.remove(at: index) }, reads: reads)
      }
    }
  }

  @Test("BI13 a row by index, too, may go on with its binding when its place is no longer there")
  func deletedIndex() {
    let reads = Notes<String>()
    let host = RecordingHost(Indexed(reads: reads))
    host.send("row 2")
    #expect(reads.values == ["b", "b"])
    #expect(host.shown == ["row 1=a"])
  }

  @Test("BI14 a binding to a collection has its count, indices and elements, and the id of an identifiable")
  func collection() {
    var source = [Item(id: 7, text: "a"), Item(id: 8, text: "b")]
    let items = Binding(get: { source }, set: { source = $0 })
    #expect(items.count == 2)
    #expect(items.indices == 0..<2)
    #expect(items[1].wrappedValue.text == "b")
    #expect(items[1].id == 8)
    items[1].text.wrappedValue = "c"
    #expect(source.map(\.text) == ["a", "c"])
    #expect(items.map(\.id) == [7, 8])
    for item in items { item.text.wrappedValue += "?" }
    #expect(source.map(\.text) == ["a?", "c?"])
  }
}
