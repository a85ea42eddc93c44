import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Rows that are removed while the user does something with them.
@Suite(.gtk) @MainActor
struct RemovedRowTests {
  private let log = Log()

  private struct Rows: View {
    let log: Log
    let letters: Source<[String]>
    @State private var texts: [String: String] = [:]

    var body: some View {
      List {
        ForEach(letters.value, id: \.self) { letter in
          HStack {
            Text(letter)
            TextField("field \(letter)", text: text(of: letter))
          }
          .swipeActions { Button("act") { log.note("act on \(letter)") } }
        }
        .onDelete { log.note("delete \(Array($0))") }
        .onMove { log.note("move \(Array($0)) \($1)") }
      }
      .onChange(of: texts) { log.note(texts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }) }
    }

    private func text(of letter: String) -> Binding<String> {
      Binding {
        texts[letter, default: ""]
      } set: {
        texts[letter] = $0
      }
    }
  }

  private let letters = Source(["a", "b", "c", "d"])

  private func mount() async throws -> MountedView<Rows> {
    try await MountedView(Rows(log: log, letters: letters), size: EditableLetters.size)
  }

  private func remove(_ letter: String) async {
    letters.value.removeAll { $0 == letter }
    await Settling.settle()
  }

  @Test("DT15 a row that is removed while it is dragged is dropped nowhere, and nothing is told")
  func dragged() async throws {
    let mounted = try await mount()
    let target = try #require(mounted.root.listRows.last)
    try await mounted.root.find(role: .label, text: "b")
      .dragAndDrop(at: nil, to: target, at: CGPoint(x: 20, y: target.frame.height - 2)) { await remove("b") }
    #expect(log.take() == [])
    #expect(mounted.root.rowTexts.map(\.first) == ["a", "c", "d"])
    #expect(mounted.root.listRows.allSatisfy { !styleClasses(of: $0).contains("graft-drop-after") })
  }

  @Test("DT15 the menu of a row that is removed closes, and what is typed in a row has reached the binding")
  func menu() async throws {
    let mounted = try await mount()
    try await mounted.root.find(role: .textField, name: "field c").type("xy")
    await remove("c")
    #expect(log.take() == [#"["c: x"]"#, #"["c: xy"]"#])
    try await mounted.root.find(role: .label, text: "b").click(button: .secondary)
    #expect(mounted.root.all.contains { $0.role == .menuItem && $0.isShown })
    await remove("b")
    #expect(!mounted.root.all.contains { $0.role == .menuItem && $0.isShown })
    #expect(log.take() == [])
  }

  private struct Long: View {
    @State private var numbers = Array(0..<100)
    let log: Log

    var body: some View {
      List {
        ForEach(numbers, id: \.self) { Text(verbatim: "\($0)") }.onMove { log.note("move \(Array($0)) \($1)") }
      }
    }
  }

  @Test("LS39 a drag near an edge scrolls the list, and the row is dropped where it is by then")
  func edges() async throws {
    let mounted = try await MountedView(Long(log: log), size: EditableLetters.size)
    let list = try #require(mounted.root.all.first { $0.widget.typeName == "GtkListView" })
    let seen = mounted.root.listRows.filter { $0.isShown && $0.frame.minY < 500 }.count
    try await mounted.root.find(role: .label, text: "2")
      .dragAndDrop(at: nil, to: list, at: CGPoint(x: 100, y: list.frame.height - 5)) {
        while mounted.offset < 200 { await Settling.settle() }
      }
    let told = try #require(log.take().first)
    #expect(told.hasPrefix("move [2] "))
    #expect(try #require(told.split(separator: " ").last.flatMap { Int($0) }) > seen)
  }
}
