import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Forms in which programs write lists that are edited and styled.
@Suite(.gtk) @MainActor
struct ListFormsTests {
  private static let size = CGSize(width: 300, height: 400)

  private struct Item: Identifiable {
    var id: Int
    var name: String
  }

  private struct Dynamic<Content: DynamicViewContent>: View {
    let content: Content

    var body: some View {
      List { content.onDelete { _ in } }
      Text("\(content.data.count) elements")
    }
  }

  private struct Forms: View {
    @State private var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
    @State private var selected: Int?
    @State private var several: Set<Int> = []
    @State private var one = 1

    private func delete(_ offsets: IndexSet) { items.remove(atOffsets: offsets) }
    private func move(from source: IndexSet, to destination: Int) {
      items.move(fromOffsets: source, toOffset: destination)
    }

    var body: some View {
      List { ForEach(items) { Text($0.name) }.onDelete(perform: delete).onMove(perform: move) }.listStyle(.plain)
      List { ForEach($items) { $item in Text(item.name) }.onDelete(perform: delete) }.listStyle(PlainListStyle())
      List { ForEach($items, editActions: [.delete, .move]) { $item in TextField("name", text: $item.name) } }
      List($items, id: \.name, editActions: .move) { $item in Text(item.name) }.listStyle(.inset)
      List($items, editActions: .delete, selection: $selected) { $item in Text(item.name) }.listStyle(.grouped)
      List($items, editActions: .all, selection: $several) { $item in Text(item.name) }.listStyle(.sidebar)
      List(selection: $one) { ForEach(items) { Text($0.name) } }.listStyle(.bordered)
      Dynamic(content: ForEach(items) { Text($0.name) })
      Dynamic(content: ForEach(items) { Text($0.name) }.onMove(perform: nil).onDelete(perform: delete))
    }
  }

  @Test("LS63 (part) the forms of edited lists show their rows, and dynamic content says its data")
  func forms() async throws {
    let mounted = try await MountedView(ScrollView { VStack { Forms() } }, size: Self.size)
    #expect(mounted.root.texts.filter { $0 == "two" }.count == 8)
    #expect(mounted.root.texts.filter { $0 == "2 elements" }.count == 2)
  }

  @Test("LS63 offsets of a ForEach are the same by a function and by a closure, and sections of all forms are alike")
  func sections() async throws {
    let mounted = try await MountedView(
      List {
        Section(header: Text("h"), footer: Text("f")) { Text("a") }
        Section("h") { Text("a") }
        Section {
          Text("a")
        } header: {
          Text("h")
        } footer: {
          Text("f")
        }
      }.listStyle(InsetGroupedListStyle()), size: Self.size)
    #expect(mounted.root.rowLines == ["h", "a", "f", "h", "a", "h", "a", "f"])
  }
}
